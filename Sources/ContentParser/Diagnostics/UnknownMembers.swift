import FaqService

/// Warns about unknown members whose names resemble those of known ones that are missing.
///
/// Other members are free: an author may keep what no type knows.
extension DiagnosticCollector {
  mutating func diagnoseUnknownMembers(of faq: RawFaq) {
    guard faq.value?.object != nil else { return }
    warn(BlockError.misnamed(faq.members, among: RawFaq.memberNames, of: "an entry"), of: faq)
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

private extension RawFaq {
  /// The members of an entry that are read.
  static let memberNames = ["id", "category", "summary", "aliases", "elements", "lang", "dir"]
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
