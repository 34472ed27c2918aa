import Bytes
import ContentParser
import FaqService

/// Makes text safe for where it lands.
enum HTMLEscaping {
  /// A line of text, for between tags and for within a quoted attribute: `a < b` is `a &lt; b`.
  static func text(_ text: String) -> String {
    var page = OutputBuffer()
    var data = OutputBuffer()
    append(text, to: &page, and: &data)
    return String(utf8: page.bytes)
  }

  /// The line of text as a page can hold it: no control and no noncharacter.
  static func visible(_ text: String) -> String {
    let text = text.visible
    guard text.withUTF8Bytes({ $0.holdsNoncharacter }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar) }
    return String(safe)
  }

  /// Puts out a line of text as `text` has it, and beside it as it stands within a JSON string in a
  /// script element, which has neither `<` nor `&` in it.
  static func append(
    _ text: String,
    to page: inout OutputBuffer,
    and data: inout OutputBuffer
  ) {
    text.withUTF8Bytes { text in
      var written = 0
      text.forEachOffset(where: HTMLMark.self) { offset in
        guard offset >= written, let spelling = HTMLSpelling(at: offset, in: text) else { return }
        let run = text.extracting(written..<offset)
        page.append(run)
        page.append(spelling.page)
        data.append(run)
        data.append(spelling.data)
        written = offset + spelling.length
      }
      let rest = text.extracting(written..<text.count)
      page.append(rest)
      data.append(rest)
    }
  }

  /// An address as no attribute ends; what no address may hold is percent-encoded.
  static func encoded(_ address: Address) -> String {
    let text = address.text
    let isEncoded = text.withUTF8Bytes {
      $0.firstOffset(from: 0, where: UnsafeInAddress.self) == $0.count
    }
    if isEncoded { return text }
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && bytes[index...].prefix(3).dropFirst().isHexPair
      if isEscape || !UnsafeInAddress.holds(for: byte, 0, 0) {
        encoded.append(byte)
      } else {
        encoded += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(utf8: encoded)
  }
}

private extension OutputBuffer {
  /// Puts out text that is part of the program, which takes half as long as any other.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }
}

/// What no address may hold, and a percent sign, behind which that is spelled: `"`, `%`, `<`, `>`,
/// `\`, `^`, a backtick, `{`, `|` or `}`.
private enum UnsafeInAddress: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte == 0x22) | (byte == 0x25) | (byte == 0x3C) | (byte == 0x3E) | (byte == 0x5C)
      | (byte == 0x5E) | (byte == 0x60) | (byte &- 0x7B <= 2)
  }
}

/// What a noncharacter begins with, and others.
private enum NoncharacterStart: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte &- 0xEF <= 5 }
}

private extension Span<UInt8> {
  var holdsNoncharacter: Bool {
    contains(NoncharacterStart.self) { scalar(at: $0).isNoncharacter }
  }
}

extension ArraySlice<UInt8> {
  var isHexPair: Bool { count == 2 && allSatisfy(\.isASCIIHexDigit) }
}

extension Unicode.Scalar {
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
