import FaqService

/// Faults in `lang` and `dir`, which any entry and any item may have.
extension DocumentDiagnosing {
  mutating func diagnoseLanguage(of item: RawItem) {
    for error in BlockError.ofLanguage(item["lang"], item["dir"]) {
      diagnose(error, .warning, in: item)
    }
  }

  mutating func diagnoseLanguage(of faq: RawFaq) {
    for error in BlockError.ofLanguage(faq["lang"], faq["dir"]) {
      guard case .member(let name) = error.place, let value = faq[name],
        allows(error.code, .warning, in: faq)
      else { continue }
      diagnostics.append(
        Diagnostic(
          error.code,
          .warning,
          at: locator.location(of: value),
          message: error.message,
          hint: error.hint
        )
      )
    }
  }
}

extension BlockError {
  static func ofLanguage(_ lang: RawValue?, _ dir: RawValue?) -> [Self] {
    var errors: [Self] = []
    if let lang, lang.languageTag == nil { errors.append(.invalidLanguage) }
    if let dir, dir.textDirection == nil { errors.append(.invalidDirection) }
    return errors
  }

  private static let invalidLanguage = Self(
    .invalidLanguage,
    at: .member("lang"),
    message: "`lang` is not a language tag",
    hint: "Write a tag such as en, pt-BR or zh-Hant."
  )
  private static let invalidDirection = Self(
    .invalidDirection,
    at: .member("dir"),
    message: "`dir` is not a direction",
    hint: "Write ltr, rtl or auto."
  )
}
