import Bytes

/// A position in bytes that moves forward; copy it to be able to go back.
struct ByteScanner {
  let bytes: [UInt8]
  let end: Int
  var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.offset = offset
    self.end = end ?? bytes.count
  }

  var isAtEnd: Bool { offset >= end }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < end ? bytes[offset] : nil }

  /// The byte some places ahead.
  func peek(_ distance: Int) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  /// Moves past a byte if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Whether a backslash is next that escapes the byte behind it.
  var isAtEscape: Bool { next == .backslash && peek(1)?.isASCIIPunctuation == true }

  /// Moves past an ASCII text if it is next; in lower case if it may differ in case.
  mutating func skip(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    let length = text.utf8CodeUnitCount
    guard end - offset >= length else { return false }
    let matches = text.withUTF8Buffer { buffer in
      (0..<length).allSatisfy { index in
        let byte = bytes[offset + index]
        return unsafe buffer[index] == (ignoringCase ? byte.lowercasedASCII : byte)
      }
    }
    if matches { offset += length }
    return matches
  }

  /// Moves past bytes that meet a condition and says how many they were.
  @discardableResult
  mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let start = offset
    while offset < end, condition(bytes[offset]) { offset += 1 }
    return offset - start
  }

  /// Moves past blanks with at most one line end among them; says whether there were any.
  @discardableResult
  mutating func skipBlanksAndLineEnd() -> Bool {
    let start = offset
    skip(while: \.isSpaceOrTab)
    if skip(.newline) { skip(while: \.isSpaceOrTab) }
    return offset > start
  }

  /// Moves to just behind a text and says whether there is one; otherwise does not move.
  mutating func skip(past text: StaticString) -> Bool {
    var probe = self
    while !probe.isAtEnd {
      if probe.skip(text) {
        self = probe
        return true
      }
      probe.offset += 1
    }
    return false
  }

  /// The text from an offset to here.
  func text(from start: Int) -> String { bytes[start..<offset].text }
}
