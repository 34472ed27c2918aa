import FaqService

extension DocumentDiagnosing {
  /// Warns of a `category` and of a `summary` that is no text.
  mutating func diagnoseOverviewTexts(of faq: RawFaq) {
    diagnose(
      "category",
      of: faq,
      as: .invalidCategory,
      hint: #"Write the name of one category, as in "category": "Billing"."#
    )
    diagnose(
      "summary",
      of: faq,
      as: .wrongKind,
      hint: #"Write one line, as in "summary": "It takes two days."."#
    )
  }

  private mutating func diagnose(
    _ name: String,
    of faq: RawFaq,
    as code: Diagnostic.Code,
    hint: String
  ) {
    guard let value = faq.value?.object?[name], value.string == nil,
      allows(code, .warning, in: faq)
    else { return }
    diagnostics.append(
      Diagnostic(
        code,
        .warning,
        at: locator.location(of: value),
        message: "`\(name)` must be a string, but this is \(value.content.kindName)",
        hint: hint
      )
    )
  }
}
