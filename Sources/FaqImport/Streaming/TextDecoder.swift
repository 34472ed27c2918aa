import FaqService
import Platform

/// Decodes text as it arrives.
struct TextDecoder {
  /// The encoding, or nil for UTF-8: from the first byte on that is not UTF-8, Windows-1252.
  private(set) var charset: Charset?
  private var converter: CharsetDecoder?
  /// The bytes of a character in UTF-8 whose end has not arrived.
  private var rest: [UInt8] = []

  /// A decoder of text whose first bytes have an encoding.
  init(_ charset: Charset?) {
    self.charset = charset
    converter = charset.flatMap(CharsetDecoder.init)
  }

  /// The text of the next bytes in UTF-8, as far as its characters are whole.
  mutating func decode(_ chunk: [UInt8]) -> [UInt8] {
    if let converter { return converter.decode(chunk) }
    let bytes = rest + chunk
    rest = []
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var end = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { end += scalar.count }
    guard bytes[end...].mayBeginCharacter else { return bytes[..<end] + turn(bytes[end...]) }
    rest = Array(bytes[end...])
    return Array(bytes[..<end])
  }

  /// The text of the bytes that are left at the end.
  mutating func finish() -> [UInt8] {
    let last = rest.isEmpty ? [] : turn(rest[...])
    return last + (converter?.finish() ?? [])
  }

  /// Decodes the first bytes that are not UTF-8.
  private mutating func turn(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    self = Self(.windows1252)
    return converter?.decode(Array(bytes)) ?? Array(String(utf8: bytes).utf8)
  }
}

private extension ArraySlice<UInt8> {
  /// Whether it is the beginning of a character of several bytes in UTF-8.
  var mayBeginCharacter: Bool {
    guard count < 4, let first else { return false }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    return count < length && dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
