import FaqService

/// What is to be said of `lang` and `dir`, which any entry and any item may carry.
extension DocumentDiagnosing {
  mutating func diagnoseLanguage(of item: RawItem) {
    for error in BlockError.ofLanguage(item["lang"], item["dir"]) {
      diagnose(error, .warning, in: item)
    }
  }

  mutating func diagnoseLanguage(of faq: RawFaq) {
    for error in BlockError.ofLanguage(faq["lang"], faq["dir"]) {
      guard let name = error.member, let value = faq[name] else { continue }
      diagnostics.append(
        Diagnostic(
          error.code,
          .warning,
          at: faq.location(of: value, named: name),
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
    member: "lang",
    message: "`lang` is no language tag",
    hint: "Write a tag such as en, pt-BR or zh-Hant."
  )
  private static let invalidDirection = Self(
    .invalidDirection,
    member: "dir",
    message: "`dir` is no direction",
    hint: "Write ltr, rtl or auto."
  )
}

extension RawFaq {
  /// Where the value of the entry's own member of that name stands.
  func location(of value: RawValue, named name: String) -> RawLocation {
    let start = location
    let before = source[..<value.source.startIndex]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] }
    let column = (line ?? before).count { $0 & 0xC0 != 0x80 }
    return RawLocation(
      offset: start.offset + before.count,
      line: start.line + before.count { $0 == UInt8(ascii: "\n") },
      column: column + (line == nil ? start.column : 1),
      pointer: "\(start.pointer)/\(name)"
    )
  }
}
