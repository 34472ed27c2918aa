import FaqService

/// Characters that cannot begin or continue a value.
extension ErrorCase {
  static let values = [
    ErrorCase(
      "[nulL]",
      .unexpectedCharacter,
      at: 4,
      "line 1, column 5, at /0: expected 'null', found 'L'"
    ),
    ErrorCase(
      "[True]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found 'T'"
    ),
    ErrorCase(
      "truE",
      .unexpectedCharacter,
      at: 3,
      "line 1, column 4: expected 'true', found 'E'"
    ),
    ErrorCase(
      "[falsy]",
      .unexpectedCharacter,
      at: 5,
      "line 1, column 6, at /0: expected 'false', found 'y'"
    ),
    ErrorCase("'a'", .unexpectedCharacter, at: 0, "line 1, column 1: expected a value, found '''"),
    ErrorCase("é", .unexpectedCharacter, at: 0, "line 1, column 1: expected a value, found 'é'"),
    ErrorCase(
      "[\u{7F}]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found the control character U+007F"
    ),
    ErrorCase(
      "\u{0C}",
      .unexpectedCharacter,
      at: 0,
      "line 1, column 1: expected a value, found the control character U+000C"
    ),
    ErrorCase(
      "[\u{A0}1]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found the character U+00A0"
    ),
    ErrorCase(
      "{\u{FEFF}}",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2: expected a member name in quotes or '}', found the character U+FEFF"
    ),
    ErrorCase(
      "[\u{9B}31m]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found the control character U+009B"
    ),
    ErrorCase(
      "[\u{202E}]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found the character U+202E"
    ),
  ]
}
