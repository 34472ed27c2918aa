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
  func peek(_ distance: Int) -> UInt8? { offset + distance < end ? bytes[offset + distance] : nil }

  /// Moves past a byte if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Whether a backslash is next that escapes the byte after it.
  var isAtEscape: Bool { next == .backslash && peek(1)?.isASCIIPunctuation == true }

  /// Moves past an ASCII text if it is next; in lower case if it may differ in case.
  mutating func skip(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    let next = offset + text.utf8CodeUnitCount
    guard next <= end, bytes.span.begins(with: text, at: offset, ignoringCase: ignoringCase) else {
      return false
    }
    offset = next
    return true
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

  /// Moves past the next occurrence of a text; without one it does not move and returns false.
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

/// The bytes that Markdown or HTML gives a meaning.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let asterisk = UInt8(ascii: "*")
  static let underscore = UInt8(ascii: "_")
  static let hyphen = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let hash = UInt8(ascii: "#")
  static let equals = UInt8(ascii: "=")
  static let pipe = UInt8(ascii: "|")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let bang = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let slash = UInt8(ascii: "/")
  static let atSign = UInt8(ascii: "@")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")

  /// A space, a tab or a line end.
  var isMarkupSpace: Bool { isSpaceOrTab || self == .newline || self == 0x0D }

  /// A character that a backslash can escape.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as text.
  var text: String { String(copying: span) }
}

extension [UInt8] {
  /// The bytes as text.
  var text: String { String(copying: span) }
}
