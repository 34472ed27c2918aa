/// The version of the package.
package enum Version {
  /// The version that `faq --version` prints.
  package static let current = "0.1.0"
}
