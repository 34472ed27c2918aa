/// What the reader should never have done.
package struct Violation: Error {
  package let rule: String

  /// Throws unless the rule is kept.
  static func unless(_ isKept: Bool, _ rule: String) throws(Self) {
    if !isKept { throw Self(rule: rule) }
  }
}
