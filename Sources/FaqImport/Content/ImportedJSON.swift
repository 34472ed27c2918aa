import Bytes
import FaqService

/// A JSON value that is put together from values of the original, each with its place.
///
/// ```swift
/// ImportedJSON.object(["type": "fact", "text": ImportedJSON(fact)])
/// ```
public struct ImportedJSON: Sendable, ExpressibleByStringLiteral {
  /// Consecutive bytes of the value.
  struct Piece {
    var bytes: [UInt8]
    /// Where the bytes come from; nil if the original does not have them.
    var origin: Int?
    /// Whether they are a copy of the original's bytes.
    var isCopy = false
  }

  private(set) var pieces: [Piece]

  /// Copies a value byte for byte.
  public init(_ value: RawValue) {
    let source = value.source
    pieces = [Piece(bytes: Array(source), origin: source.startIndex, isCopy: true)]
  }

  /// A text of the original.
  public init(_ text: ImportedText) {
    pieces = [Piece(bytes: Array(text.literal), origin: text.origin, isCopy: text.isCopy)]
  }

  /// A text that the original does not have.
  public init(stringLiteral text: String) {
    pieces = [Piece(bytes: [])]
    pieces[0].bytes.appendJSONString(text)
  }

  /// An object of those members that have a value.
  ///
  /// - Parameters:
  ///   - members: The names and values of the members.
  ///   - origin: Where the original has what becomes the object; nil for the first value's place.
  /// - Returns: The object.
  public static func object(_ members: KeyValuePairs<String, Self?>, at origin: Int? = nil) -> Self
  {
    object(members.compactMap { name, value in value.map { (name, $0) } }, at: origin)
  }

  /// An object of members.
  ///
  /// - Parameters:
  ///   - members: The names and values of the members.
  ///   - origin: Where the original has what becomes the object; nil for the first value's place.
  /// - Returns: The object.
  public static func object(_ members: [(name: String, value: Self)], at origin: Int? = nil) -> Self
  {
    let members = members.map { [Piece(bytes: JSONName.bytes(of: $0.name))] + $0.value.pieces }
    return changing(Self(joining: members, between: "{", "}")) { $0.pieces[0].origin = origin }
  }

  /// An array of values.
  public static func array(_ elements: [Self]) -> Self {
    Self(joining: elements.map(\.pieces), between: "[", "]")
  }

  private init(joining values: [[Piece]], between start: String, _ end: String) {
    let comma = [Piece(bytes: [UInt8(ascii: ",")])]
    pieces = [Piece(bytes: Array(start.utf8))] + values.joined(separator: comma)
    pieces.append(Piece(bytes: Array(end.utf8)))
  }

  /// Where the first byte comes from that the original has.
  var origin: Int? { pieces.lazy.compactMap(\.origin).first }

  /// All bytes.
  var bytes: [UInt8] { pieces.flatMap(\.bytes) }

  /// The same value, all of which comes from one place in the original.
  func detached(at origin: Int) -> Self {
    changing(self) { $0.pieces = [Piece(bytes: bytes, origin: origin)] }
  }
}

/// The name of a member, with the colon.
enum JSONName {
  static func bytes(of name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendJSONString(name)
    bytes.append(UInt8(ascii: ":"))
    return bytes
  }
}
