/// A violated invariant of the reader.
package struct Violation: Error {
  package let rule: String

  /// Throws unless the rule holds.
  static func unless(_ isKept: Bool, _ rule: @autoclosure () -> String) throws(Self) {
    if !isKept { throw Self(rule: rule()) }
  }
}
