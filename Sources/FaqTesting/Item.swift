import FaqService

/// Items with single parts replaced; everything else stays as it is, byte for byte.
extension RawItem {
  /// An item, or nil if the text is not a JSON object.
  init?(objectIn json: String) {
    guard let raw = try? Self(parsing: json), raw.members != nil else { return nil }
    self = raw
  }

  /// The item as text.
  var json: String { String(utf8: source) }

  /// The members that belong to the type.
  var ownMembers: [RawMember] { members?.filter(\.isOwn) ?? [] }

  /// The item without a member, or nil if it has no such member.
  func removing(_ name: String) -> Self? {
    guard let members, self[name] != nil else { return nil }
    let others = members.filter { $0.name.text != name }.map { String(utf8: $0.source) }
    return Self(objectIn: "{\(others.joined(separator: ","))}")
  }

  /// The item with a member that has a value.
  func setting(_ name: String, to json: String) -> String {
    (removing(name) ?? self).adding("\(name.jsonLiteral):\(json)")
  }

  /// The item with one more member at its end.
  func adding(_ member: String) -> String { String(utf8: source.dropLast()) + ",\(member)}" }
}

private extension RawMember {
  /// Members that mean the same in items of every type.
  static let common: Set<String> = ["type", "fallback", "lang", "dir"]

  /// Whether it belongs to its type, rather than to items of every type.
  var isOwn: Bool { !Self.common.contains(name.text) }
}

extension RawValue {
  /// The strings in it, except for those in members that every item has.
  var strings: [RawValue] { own.filter { $0.string != nil } }

  /// The arrays in it, except for those in members that every item has.
  var arrays: [RawValue] { own.filter { $0.array != nil } }

  private var own: [RawValue] {
    switch content {
    case .array(let array): [self] + array.flatMap(\.own)
    case .object(let object): [self] + object.filter(\.isOwn).flatMap(\.value.own)
    case .null, .bool, .number, .string: [self]
    }
  }

  /// The JSON with other JSON in place of a value in it.
  func replacing(_ value: RawValue, with json: String) -> String {
    let (all, part) = (source, value.source)
    guard all.startIndex <= part.startIndex, part.endIndex <= all.endIndex else {
      return String(utf8: all)
    }
    return String(utf8: all[..<part.startIndex] + Array(json.utf8) + all[part.endIndex...])
  }
}

extension String {
  /// How often a text is in it.
  func count(of text: String) -> Int { ranges(of: text).count }

  /// A JSON string that every parser and person can read: what is not plain is escaped.
  var jsonLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        scalar.isActing || scalar.properties.isWhitespace && scalar != " "
          ? "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() : "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
