import FaqService

extension Diagnostic {
  /// A change of one string in the content.
  public struct Correction: Hashable, Sendable {
    /// The offsets of the string in the content, in bytes and with its quotes.
    public let range: Range<Int>
    /// The text of the string.
    public let current: String
    /// The text to write instead.
    public let replacement: String

    /// A change of one string.
    ///
    /// - Parameters:
    ///   - range: The offsets of the string in the content, in bytes and with its quotes.
    ///   - current: The text of the string, without escapes.
    ///   - replacement: The text to write instead, without escapes.
    public init(range: Range<Int>, current: String, replacement: String) {
      self.range = range
      self.current = current
      self.replacement = replacement
    }
  }
}

extension Diagnostic.Correction {
  init(_ string: RawString, at location: RawLocation, replacement: String) {
    self.init(
      range: location.offset..<location.offset + string.literal.count,
      current: string.text,
      replacement: replacement
    )
  }
}

extension BlockError.Place {
  /// The string at the place, or the name.
  func string(in item: RawItem) -> RawString? {
    switch self {
    case .item: nil
    case .member(let name): item[name]?.string
    case .name(let member): member.name
    case .value(let value): value.string
    }
  }
}

extension RawItem {
  /// Whether the member that is probably meant by a name is certainly meant.
  func hasSlip(of name: String) -> Bool {
    let names = members.map { Array($0) }?.map(\.name.text) ?? []
    let slip = Spelling.slip(in: name, of: names.filter { !Self.commonNames.contains($0) })
    return slip != nil && slip == member(like: name)?.name.text
  }

  /// The members that any item may have, which are no slips.
  private static let commonNames: Set = ["type", "fallback", "lang", "dir"]
}
