/// Content that is not what RFC 8259 calls JSON, or is beyond a limit.
public struct RawReadingError: Error, Hashable, Sendable {
  /// What is wrong, by a name that stays the same from version to version.
  public enum Code: String, Sendable, CaseIterable {
    /// The content holds nothing at all.
    case empty
    /// The content is in UTF-16 or UTF-32.
    case wrongEncoding = "wrong-encoding"
    /// A byte sequence is not UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// A character stands where the grammar has no place for it.
    case unexpectedCharacter = "unexpected-character"
    /// The content, or a line of it, stops in the middle.
    case unexpectedEnd = "unexpected-end"
    /// More follows where the content, or the entry in a line, was complete.
    case trailingContent = "trailing-content"
    /// A control character stands in a string as it is, not as an escape.
    case controlCharacter = "control-character"
    /// A backslash begins no escape that JSON knows.
    case invalidEscape = "invalid-escape"
    /// A number is not spelled as JSON spells numbers.
    case invalidNumber = "invalid-number"
    /// Values are nested deeper than the limit.
    case tooDeep = "too-deep"
    /// An entry takes more bytes than the limit.
    case tooLarge = "too-large"
    /// An entry holds more values than the limit.
    case tooManyValues = "too-many-values"
  }

  /// What is wrong.
  public let code: Code
  /// Where it is wrong.
  public let location: RawLocation
  /// What would have been right there.
  public let expected: String
  /// What is there instead.
  public let found: String

  /// A fault that another reader of content reports in the same terms.
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

  /// What to do about it, where that is not plain.
  var hint: String? {
    switch code {
    case .wrongEncoding: "Convert it first, for example with iconv -f UTF-16 -t UTF-8."
    case .empty: "A source without FAQs is written []."
    case .controlCharacter: "Within a string, a line break is written \\n and a tab \\t."
    default: nil
    }
  }

  /// The same without the place: `expected a string, found '}'`.
  public var message: String { "expected \(expected), found \(found)" }
}
