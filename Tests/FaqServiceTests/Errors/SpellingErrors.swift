import FaqService

/// Strings, escapes and numbers that are not in JSON syntax.
extension ErrorCase {
  static let strings = [
    ErrorCase(
      "[\"a\nb\"]",
      .controlCharacter,
      at: 3,
      "line 1, column 4, at /0: expected an escape such as \\n or \\u0007, "
        + "found the control character U+000A"
    ),
    ErrorCase(
      "\"\u{0}\"",
      .controlCharacter,
      at: 1,
      "line 1, column 2: expected an escape such as \\n or \\u0007, "
        + "found the control character U+0000"
    ),
    ErrorCase(
      "{\"\u{1F}\":0}",
      .controlCharacter,
      at: 2,
      "line 1, column 3: expected an escape such as \\n or \\u0007, "
        + "found the control character U+001F"
    ),
  ]

  static let escapes = [
    ErrorCase(
      #"["\x"]"#,
      .invalidEscape,
      at: 3,
      #"line 1, column 4, at /0: expected one of " \ / b f n r t u after a backslash, found 'x'"#
    ),
    ErrorCase(
      #""\U0041""#,
      .invalidEscape,
      at: 2,
      #"line 1, column 3: expected one of " \ / b f n r t u after a backslash, found 'U'"#
    ),
    ErrorCase(
      "\"\\é\"",
      .invalidEscape,
      at: 2,
      #"line 1, column 3: expected one of " \ / b f n r t u after a backslash, found 'é'"#
    ),
    ErrorCase(
      #"["\u12G4"]"#,
      .invalidEscape,
      at: 6,
      #"line 1, column 7, at /0: expected four hexadecimal digits after \u, found 'G'"#
    ),
    ErrorCase(
      #""\u004""#,
      .invalidEscape,
      at: 6,
      #"line 1, column 7: expected four hexadecimal digits after \u, found '"'"#
    ),
    ErrorCase(
      "\"\\\n\"",
      .invalidEscape,
      at: 2,
      #"line 1, column 3: expected one of " \ / b f n r t u after a backslash, "#
        + "found the control character U+000A"
    ),
  ]

  static let numbers = [
    ErrorCase(
      "01",
      .invalidNumber,
      at: 1,
      "line 1, column 2: expected no digit after a leading zero, found '1'"
    ),
    ErrorCase(
      "[-01]",
      .invalidNumber,
      at: 3,
      "line 1, column 4, at /0: expected no digit after a leading zero, found '1'"
    ),
    ErrorCase("1.", .invalidNumber, at: 2, "line 1, column 3: expected a digit, found the end"),
    ErrorCase("-", .invalidNumber, at: 1, "line 1, column 2: expected a digit, found the end"),
    ErrorCase(
      "[-x]",
      .invalidNumber,
      at: 2,
      "line 1, column 3, at /0: expected a digit, found 'x'"
    ),
    ErrorCase(
      #"{"a":1.e5}"#,
      .invalidNumber,
      at: 7,
      "line 1, column 8, at /a: expected a digit, found 'e'"
    ),
    ErrorCase(
      "[1e+]",
      .invalidNumber,
      at: 4,
      "line 1, column 5, at /0: expected a digit, found ']'"
    ),
    ErrorCase(
      "[+1]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found '+'"
    ),
    ErrorCase(
      "[.5]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found '.'"
    ),
    ErrorCase(
      "[1.2.3]",
      .unexpectedCharacter,
      at: 4,
      "line 1, column 5: expected ',' or ']', found '.'"
    ),
    ErrorCase(
      "[1e5e]",
      .unexpectedCharacter,
      at: 4,
      "line 1, column 5: expected ',' or ']', found 'e'"
    ),
  ]
}
