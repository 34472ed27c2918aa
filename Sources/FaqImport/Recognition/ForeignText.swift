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
    case .utf16LittleEndian, .utf16BigEndian:
      bytes = encoding.decodedUnits(content.dropFirst(2))
    case .windows1252: bytes = Windows1252.decoded(content)
    }
    guard !bytes.contains(0) else { return nil }
  }

  /// The text without a mark.
  var string: String { String(utf8: bytes.dropFirst(markCount)) }

  /// How many bytes the byte order mark takes.
  var markCount: Int { bytes.starts(with: TextEncoding.utf8Mark) ? TextEncoding.utf8Mark.count : 0 }
}
