import Bytes
import FaqService

/// Foreign content as UTF-8.
struct ForeignText {
  /// The text in UTF-8, with a byte order mark if the original has one in UTF-8.
  let bytes: [UInt8]
  /// How the original is encoded.
  let encoding: TextEncoding

  /// A text in UTF-8.
  init(_ text: String) {
    bytes = Array(text.utf8)
    encoding = .utf8
  }

  /// Decodes content; nil if it is binary.
  init?(_ content: [UInt8]) {
    encoding = TextEncoding(of: content)
    switch encoding {
    case .utf8: bytes = content
    case .utf16LittleEndian: bytes = Self.decoded(content.dropFirst(2), low: 0, high: 1)
    case .utf16BigEndian: bytes = Self.decoded(content.dropFirst(2), low: 1, high: 0)
    case .windows1252: bytes = Windows1252.decoded(content)
    }
    guard !bytes.contains(0) else { return nil }
  }

  /// The text without a mark.
  var string: String { String(utf8: bytes.dropFirst(markCount)) }

  /// How many bytes the byte order mark takes.
  var markCount: Int { bytes.starts(with: TextEncoding.utf8Mark) ? TextEncoding.utf8Mark.count : 0 }
}

private extension ForeignText {
  static func decoded(_ content: ArraySlice<UInt8>, low: Int, high: Int) -> [UInt8] {
    let units = stride(from: content.startIndex, to: content.endIndex - 1, by: 2).map { offset in
      UInt16(content[offset + high]) << 8 | UInt16(content[offset + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
