import FaqService

extension DocumentDiagnosing {
  /// Warns of a `category` that is no text.
  mutating func diagnoseCategory(of faq: RawFaq) {
    guard let value = faq.value?.object?["category"], value.string == nil,
      allows(.invalidCategory, .warning, in: faq)
    else { return }
    diagnostics.append(
      Diagnostic(
        .invalidCategory,
        .warning,
        at: locator.location(of: value),
        message: "`category` must be a string, but this is \(value.content.kindName)",
        hint: #"Write the name of one category, as in "category": "Billing"."#
      )
    )
  }
}
