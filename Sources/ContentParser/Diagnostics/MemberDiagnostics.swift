import FaqService

/// Faults in members that any entry may have, and some of them any item.
extension DiagnosticCollector {
  /// Warns of a `category`, a `summary` and `aliases` that are no texts.
  mutating func diagnoseOverviewTexts(of faq: RawFaq) {
    let category = #"Write the name of one category, as in "category": "Billing"."#
    diagnoseText("category", of: faq, as: .invalidCategory, hint: category)
    let summary = #"Write one line, as in "summary": "It takes two days."."#
    diagnoseText("summary", of: faq, as: .wrongKind, hint: summary)
    let aliases = #"Write other wordings, as in "aliases": ["refund", "money back"]."#
    diagnoseText("aliases", of: faq, as: .wrongKind, isList: true, hint: aliases)
  }

  private mutating func diagnoseText(
    _ name: String,
    of faq: RawFaq,
    as code: Diagnostic.Code,
    isList: Bool = false,
    hint: String
  ) {
    guard let member = faq.value?.object?[name] else { return }
    let texts = isList ? member.array.map(Array.init) ?? [member] : [member]
    guard let value = texts.first(where: { $0.string == nil }) else { return }
    let kind = isList ? "an array of strings" : "a string"
    let message = "`\(name)` must be \(kind), but this is \(value.content.kindName)"
    diagnose(BlockError(code, at: .member(name), message: message, hint: hint), .warning, of: faq)
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

/// The names of one item's members, reduced to numbers that are quick to compare.
struct MemberNames {
  /// How many members of an item are compared, so that no item takes long.
  static let maximumCount = 64

  private var hashes: [UInt64] = []

  /// Whether two members seem to have the same name; most items have no such members.
  mutating func mayRepeat(in item: RawItem) -> Bool {
    hashes.removeAll(keepingCapacity: true)
    guard let members = item.members else { return false }
    for member in members {
      let hash = member.name.hash
      defer { hashes.append(hash) }
      if hashes.contains(hash) { return true }
      if hashes.count == Self.maximumCount { return false }
    }
    return false
  }
}

private extension RawString {
  /// A number made of the length and the last eight bytes of the text.
  var hash: UInt64 {
    withUTF8 { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      for offset in max(0, bytes.count - 8)..<bytes.count {
        hash = (hash &<< 7 | hash &>> 57) ^ UInt64(bytes[offset])
      }
      return hash
    }
  }
}
