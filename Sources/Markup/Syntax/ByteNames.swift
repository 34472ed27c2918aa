import Bytes

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
