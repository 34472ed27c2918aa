import ContentParser
import FaqService

/// Reviews the documents of a source one after another, also against each other.
struct SourceReview {
  private var titles = TitleRegister()
  private var references = ReferenceRegister()

  /// All faults and warnings, in the order of the content, also about what earlier FAQs have.
  mutating func review(_ document: Document, number: Int) -> [Diagnostic] {
    if let mistake = JSONMistake(inLineOf: document.raw) {
      return [Diagnostic(.unreadable, mistake)]
    }
    references.add(document, number: number)
    let diagnostics = document.review()
    guard let duplicate = titles.add(document, number: number) else { return diagnostics }
    return (diagnostics + [duplicate]).sorted { $0.location.offset < $1.location.offset }
  }

  /// Warnings that need the number of all FAQs.
  func warnings(onFAQs count: Int) -> [Diagnostic] { references.warnings(onFAQs: count) }
}

extension Diagnostic {
  /// A fault that a usual mistake explains.
  init(_ code: Code, _ mistake: JSONMistake) {
    self.init(code, .error, at: mistake.location, message: mistake.message, hint: mistake.hint)
  }
}
