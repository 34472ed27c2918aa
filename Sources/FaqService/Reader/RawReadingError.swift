/// A fault in content: it is not JSON as RFC 8259 defines it, or exceeds a limit.
public struct RawReadingError: Error, Hashable, Sendable {
  /// The kind of a fault, with a name that never changes between versions.
  public enum Code: String, Sendable, CaseIterable {
    /// The content is empty.
    case empty
    /// The content is in UTF-16 or UTF-32.
    case wrongEncoding = "wrong-encoding"
    /// A byte sequence is not UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// A character is not allowed where it is.
    case unexpectedCharacter = "unexpected-character"
    /// The content or a line ends too early.
    case unexpectedEnd = "unexpected-end"
    /// Something follows the end of the content, or of the entry in a line.
    case trailingContent = "trailing-content"
    /// A string contains a control character that is not escaped.
    case controlCharacter = "control-character"
    /// A backslash does not begin a JSON escape.
    case invalidEscape = "invalid-escape"
    /// A number is not in JSON syntax.
    case invalidNumber = "invalid-number"
    /// Values are nested deeper than the limit.
    case tooDeep = "too-deep"
    /// An entry is larger than the limit.
    case tooLarge = "too-large"
    /// An entry has more values than the limit.
    case tooManyValues = "too-many-values"
  }

  /// The kind of the fault.
  public let code: Code
  /// The location of the fault.
  public let location: RawLocation
  /// What is valid at the location.
  public let expected: String
  /// What was found instead.
  public let found: String

  /// Creates a fault, for other readers of content.
  public init(code: Code, location: RawLocation, expected: String, found: String) {
    self.code = code
    self.location = location
    self.expected = expected
    self.found = found
  }
}

extension RawReadingError: CustomStringConvertible {
  /// `line 3, column 14, at /0/elements/1: expected a string, found '}'`.
  public var description: String { "\(location): \(message)" }

  /// What to do about it, where the message alone does not say.
  var hint: String? {
    switch code {
    case .wrongEncoding: "Convert it first, for example with iconv -f UTF-16 -t UTF-8."
    case .empty: "A source without FAQs is written []."
    case .controlCharacter: "Within a string, a line break is written \\n and a tab \\t."
    default: nil
    }
  }

  /// The description without the location: `expected a string, found '}'`.
  public var message: String { "expected \(expected), found \(found)" }
}
