import Bytes
import FaqService

extension RawFaq {
  /// The text of the member `category` on one line, unless it is blank.
  package var category: String? { line("category") }

  /// The text of the member `summary` on one line, unless it is blank.
  package var summary: String? { line("summary") }

  private func line(_ name: String) -> String? {
    guard let text = value?.object?[name]?.string?.text, !text.isBlank else { return nil }
    return text.joinedLines.trimmed
  }
}
