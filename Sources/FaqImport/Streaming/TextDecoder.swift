import FaqService
import Platform

/// Decodes text as it arrives.
struct TextDecoder {
  /// The encoding; text that is not UTF-8 from some byte on is Windows-1252 from there.
  private(set) var encoding: TextEncoding
  /// The bytes of a character whose end has not arrived.
  private var rest: [UInt8] = []
  /// What converts text in another encoding.
  private let charset: CharsetDecoder?

  /// A decoder of text whose first bytes have an encoding.
  init(_ encoding: TextEncoding) {
    self.encoding = encoding
    charset = if case .charset(let charset) = encoding { CharsetDecoder(charset) } else { nil }
  }

  /// The text of the next bytes in UTF-8, as far as its characters are whole.
  mutating func decode(_ chunk: [UInt8]) -> [UInt8] {
    if let charset { return charset.decode(chunk) }
    let bytes = rest + chunk
    rest = []
    return encoding == .utf8 ? decodeUTF8(bytes) : Windows1252.decoded(bytes)
  }

  /// The text of the bytes that are left at the end.
  mutating func finish() -> [UInt8] {
    if let charset { return charset.finish() }
    defer { rest = [] }
    if !rest.isEmpty { encoding = .windows1252 }
    return Windows1252.decoded(rest)
  }
}

private extension TextDecoder {
  mutating func decodeUTF8(_ bytes: [UInt8]) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var end = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { end += scalar.count }
    if bytes[end...].mayBeginCharacter {
      rest = Array(bytes[end...])
      return Array(bytes[..<end])
    }
    encoding = .windows1252
    return bytes[..<end] + Windows1252.decoded(Array(bytes[end...]))
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
