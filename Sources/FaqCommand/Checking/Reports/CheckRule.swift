import ContentParser
import FaqService

/// What a code of diagnostics means, for reports that explain each of them.
struct CheckRule {
  let code: Diagnostic.Code
  /// The usual severity.
  let severity: Diagnostic.Severity
  /// What is wrong, as a sentence.
  let summary: String
  /// How to mend it.
  let remedy: String

  init(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    _ summary: String,
    _ remedy: String
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.remedy = remedy
  }

  /// The rules for all codes of the package.
  static let all = items + answers + declarations + sources + links + RawReadingError.rules

  /// The rule for a code, unless the code is that of another library.
  static func rule(for code: Diagnostic.Code) -> Self? { all.first { $0.code == code } }
}
