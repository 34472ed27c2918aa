/// The version of the package.
package enum Version {
  /// The version, as `faq --version` says it.
  package static let current = "0.1.0"
}
