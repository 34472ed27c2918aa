import FaqService

/// How many diagnostics of each code are made; beyond that number, they are only counted.
///
/// A diagnostic that is only counted needs neither words nor a place. Those that are made include
/// the first of each code in the order of the content.
package struct DiagnosticQuota: Sendable {
  /// No limit.
  package static let unlimited = Self(limit: .max)

  /// Diagnostics that were only counted.
  package struct Omission: Sendable {
    /// Their code.
    package let code: Diagnostic.Code
    /// Their severity.
    package let severity: Diagnostic.Severity
    /// How many there are.
    package internal(set) var count: Int
  }

  private struct Use {
    let code: Diagnostic.Code
    var count: Int
    /// The largest end of their ranges in the current entry; the minimum if they are all in earlier
    /// entries.
    var end: Int
  }

  private let limit: Int
  private var uses: [Use]
  /// The diagnostics that were only counted.
  package private(set) var omissions: [Omission] = []

  /// A number of diagnostics for each code, except for those that are only counted from the start.
  package init(limit: Int, exhausted codes: [Diagnostic.Code] = []) {
    self.limit = limit
    uses = codes.map { Use(code: $0, count: limit, end: .min) }
  }

  /// Continues with another entry, which stands behind those so far.
  mutating func beginEntry() {
    for index in uses.indices { uses[index].end = .min }
  }

  /// Whether to make a diagnostic about a stretch of the entry; if not, it is counted.
  mutating func allows(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    in range: @autoclosure () -> Range<Int>
  ) -> Bool {
    guard limit < .max else { return true }
    guard let index = uses.firstIndex(where: { $0.code == code }) else {
      uses.append(Use(code: code, count: 1, end: range().upperBound))
      return true
    }
    if uses[index].count < limit {
      uses[index].count += 1
      uses[index].end = max(uses[index].end, range().upperBound)
      return true
    }
    if uses[index].end > .min, range().lowerBound < uses[index].end { return true }
    omit(code, severity)
    return false
  }

  private mutating func omit(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity) {
    if let index = omissions.firstIndex(where: { $0.code == code && $0.severity == severity }) {
      omissions[index].count += 1
    } else {
      omissions.append(Omission(code: code, severity: severity, count: 1))
    }
  }
}
