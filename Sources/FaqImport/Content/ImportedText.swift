import Bytes
import FaqService

/// A text of foreign content, as the JSON string that native content has in its place.
public struct ImportedText: Sendable {
  /// The string with its quotes and escapes.
  public let literal: ArraySlice<UInt8>
  /// Where the text begins in the original.
  public let origin: Int
  /// Whether the literal is a copy of the original's bytes.
  let isCopy: Bool

  /// Copies a string of JSON content byte for byte.
  public init(_ string: RawString) {
    literal = string.literal
    origin = string.literal.startIndex
    isCopy = true
  }

  /// Takes over the string of a member.
  init(literal: ArraySlice<UInt8>, origin: Int, isCopy: Bool) {
    self.literal = literal
    self.origin = origin
    self.isCopy = isCopy
  }

  /// Encodes a text that was decoded from the original.
  ///
  /// - Parameters:
  ///   - text: The text as people read it.
  ///   - origin: Where it begins in the original, in bytes.
  public init(_ text: String, at origin: Int) {
    var literal: [UInt8] = []
    literal.appendJSONString(text)
    // The bytes alone, without the space that was reserved for escapes.
    var exact: [UInt8] = []
    exact.reserveCapacity(literal.count)
    exact += literal
    self.literal = exact[...]
    self.origin = origin
    isCopy = false
  }

  /// The decoded text.
  public var text: String {
    guard hasEscapes else { return String(utf8: content) }
    let value = try? RawValue(parsing: literal)
    return value?.string?.text ?? ""
  }

  /// The decoded text in UTF-8; without escapes, it is a part of the literal.
  var utf8: ArraySlice<UInt8> { hasEscapes ? Array(text.utf8)[...] : content }

  private var content: ArraySlice<UInt8> { literal.dropFirst().dropLast() }

  private var hasEscapes: Bool { literal.contains(UInt8(ascii: "\\")) }
}
