import FaqService
import Platform

extension Charset {
  /// The encoding of content by its mark, or else that of Western Windows systems; nil for valid
  /// UTF-8.
  static func usual(of content: [UInt8]) -> Self? {
    String(validating: content, as: UTF8.self) == nil ? Self(markOf: content) ?? .windows1252 : nil
  }

  /// What a message says of content that was converted; nil for UTF-8.
  var remark: String? { isUTF8 ? nil : "converted from \(name)" }

  /// A whole text in UTF-8; nil if this system does not convert it.
  func decoded(_ content: [UInt8]) -> [UInt8]? {
    CharsetDecoder(self).map { $0.decode(content) + $0.finish() }
  }
}

/// The encoding that a page names for itself.
struct DeclaredEncoding {
  /// The name on the page, in capitals.
  let label: String
  /// Nil if the Encoding Standard does not have it.
  let charset: Charset?

  /// How many bytes are searched for a name.
  private static let searchedCount = 4_096
  /// What bytes are read as that are not UTF-8: in UTF-16, the name could not be found.
  private static let usualNames = ["UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252"]

  /// Nil if the content is no page, names no encoding, or seems to be in another one.
  init?(of content: [UInt8], besides usual: Charset?) {
    let start = content.prefix(Self.searchedCount)
    let isPage = start.first { !$0.isHTMLSpace } == UInt8(ascii: "<")
    guard isPage || start.starts(with: "@charset \"".utf8),
      let label = Self.name(in: String(utf8: start)),
      usual == .windows1252 || label.hasPrefix("ISO-2022-") && content.contains(0x1B),
      !Self.usualNames.contains(Charset(label: label)?.name ?? "")
    else { return nil }
    self.label = label
    charset = Charset(label: label)
  }

  /// What follows `charset=`, `encoding=` in XML, or `@charset "` in CSS, in capitals.
  private static func name(in text: String) -> String? {
    for label in ["charset", "encoding"] {
      for part in text.lowercased().split(separator: label).dropFirst() {
        let value = part.drop(while: \.isWhitespace)
        guard value.first == "=" || text.hasPrefix("@charset \"") else { continue }
        let name = value.dropFirst().drop { $0.isWhitespace || "\"'".contains($0) }
          .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        if (1...40).contains(name.count) { return name.uppercased() }
      }
    }
    return nil
  }
}

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
