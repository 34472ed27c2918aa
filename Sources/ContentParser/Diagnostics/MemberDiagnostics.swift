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

  /// Warns about unknown members whose names resemble those of known ones that are missing.
  ///
  /// Other members are free: an author may keep what no type knows.
  mutating func diagnoseUnknownMembers(of faq: RawFaq) {
    guard faq.value?.object != nil else { return }
    let names = ["id", "category", "summary", "aliases", "elements", "lang", "dir"]
    warn(BlockError.misnamed(faq.members, among: names, of: "an entry"), of: faq)
  }

  /// Looks at the members of a block's item.
  mutating func diagnoseUnknownMembers(of stored: StoredBlock) {
    guard let type = stored.parsableType else { return }
    let item = stored.raw
    let fields = type.fieldDescriptions
    let names = fields.map(\.name) + RawItem.commonNames
    let members = item.members.map { Array($0) } ?? []
    warn(BlockError.misnamed(members, among: names, of: "`\(type.type)`"), in: item)
    diagnoseUnknownMembers(of: item.value, fields, in: item)
  }

  /// Looks at the objects within an item whose members are described.
  private mutating func diagnoseUnknownMembers(
    of value: RawValue,
    _ fields: [BlockField],
    in item: RawItem
  ) {
    for field in fields {
      guard let inner = field.kind.members, let value = value.object?[field.name] else { continue }
      for value in value.array.map(Array.init) ?? [value] {
        guard let object = value.object else { continue }
        let names = inner.map(\.name)
        warn(BlockError.misnamed(Array(object), among: names, of: "this object"), in: item)
        diagnoseUnknownMembers(of: value, inner, in: item)
      }
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

private extension BlockError {
  /// A warning for each member whose name is not in `names`, but resembles one that is missing.
  static func misnamed(_ members: [RawMember], among names: [String], of owner: String) -> [Self] {
    let others = members.filter { member in !names.contains { member.name == $0 } }
    if others.isEmpty { return [] }
    let missing = names.filter { name in !members.contains { $0.name == name } }
    return others.prefix(MemberNames.maximumCount).compactMap { member in
      let name = member.name.text
      guard !name.hasPrefix("x-"), let meant = Synonyms.nearest(toMember: name, among: missing)
      else { return nil }
      return Self(
        .unknownMember,
        at: .name(member),
        message: "`\(name.clipped)` is not a member of \(owner)",
        hint: "Did you mean `\(meant)`?",
        correction: Spelling.slip(in: name, of: missing) == meant ? meant : nil
      )
    }
  }
}

extension StoredBlock {
  /// How many members its item has at least.
  ///
  /// An item with no more cannot have unknown or repeated ones, so they are not looked for.
  var minimumCount: Int {
    switch self {
    case .title, .plainBody: 2
    case .button: 3
    case .made: 1
    }
  }

  /// The type that read the item, unless it is declared or unknown.
  var parsableType: (any ParsableBlock.Type)? {
    switch self {
    case .title: TitleBlock.self
    case .plainBody: BodyBlock.self
    case .button: ButtonBlock.self
    case .made(let block):
      block.unknown == nil ? (block as? any ParsableBlock).map { Swift.type(of: $0) } : nil
    }
  }
}

private extension BlockField.Kind {
  /// The fields of an object, or of the objects in a list; nil for other kinds.
  var members: [BlockField]? {
    switch self {
    case .object(let fields), .other(_, let fields?): fields
    case .list(let kind): kind.members
    case .text, .address, .int, .number, .bool, .date, .day, .choice, .blocks, .other(_, nil): nil
    }
  }
}
