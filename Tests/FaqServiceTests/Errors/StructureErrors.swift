import FaqService

/// Misplaced brackets, commas and colons, and content that ends too early.
extension ErrorCase {
  static let structure = [
    ErrorCase(
      "[1,]",
      .unexpectedCharacter,
      at: 3,
      "line 1, column 4, at /1: expected a value, found ']'"
    ),
    ErrorCase(
      "[1 2]",
      .unexpectedCharacter,
      at: 3,
      "line 1, column 4: expected ',' or ']', found '2'"
    ),
    ErrorCase(
      "[[1,[2 3]]]",
      .unexpectedCharacter,
      at: 7,
      "line 1, column 8, at /0/1: expected ',' or ']', found '3'"
    ),
    ErrorCase(
      "[,1]",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found ','"
    ),
    ErrorCase(
      "[1}",
      .unexpectedCharacter,
      at: 2,
      "line 1, column 3: expected ',' or ']', found '}'"
    ),
    ErrorCase(
      #"{"a":1,}"#,
      .unexpectedCharacter,
      at: 7,
      "line 1, column 8: expected a member name in quotes, found '}'"
    ),
    ErrorCase(
      #"{"a" 1}"#,
      .unexpectedCharacter,
      at: 5,
      "line 1, column 6, at /a: expected ':' after the member name, found '1'"
    ),
    ErrorCase(
      #"{"a"::1}"#,
      .unexpectedCharacter,
      at: 5,
      "line 1, column 6, at /a: expected a value, found ':'"
    ),
    ErrorCase(
      #"{"a":1 "b":2}"#,
      .unexpectedCharacter,
      at: 7,
      "line 1, column 8: expected ',' or '}', found '\"'"
    ),
    ErrorCase(
      #"{"a":[1,{"b":2]}"#,
      .unexpectedCharacter,
      at: 14,
      "line 1, column 15, at /a/1: expected ',' or '}', found ']'"
    ),
    ErrorCase(
      "{a:1}",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2: expected a member name in quotes or '}', found 'a'"
    ),
    ErrorCase(
      #"{"a":1}}"#,
      .trailingContent,
      at: 7,
      "line 1, column 8: expected the end, found '}'"
    ),
    ErrorCase(
      "[]\n[]",
      .trailingContent,
      at: 3,
      "line 2, column 1: expected the end, found '['"
    ),
  ]

  static let ends = [
    ErrorCase("", .empty, at: 0, "line 1, column 1: expected JSON, found nothing"),
    ErrorCase(" \n ", .empty, at: 3, "line 2, column 2: expected JSON, found nothing"),
    ErrorCase(
      "[",
      .unexpectedEnd,
      at: 1,
      "line 1, column 2, at /0: expected a value or ']', found the end"
    ),
    ErrorCase(
      "[1",
      .unexpectedEnd,
      at: 2,
      "line 1, column 3: expected ',' or ']', found the end"
    ),
    ErrorCase(
      "[1,\n",
      .unexpectedEnd,
      at: 4,
      "line 2, column 1, at /1: expected a value, found the end"
    ),
    ErrorCase(
      "{",
      .unexpectedEnd,
      at: 1,
      "line 1, column 2: expected a member name in quotes or '}', found the end"
    ),
    ErrorCase(
      #"{"a"#,
      .unexpectedEnd,
      at: 3,
      "line 1, column 4: expected a quote that ends the string, found the end"
    ),
    ErrorCase(
      #"{"a""#,
      .unexpectedEnd,
      at: 4,
      "line 1, column 5, at /a: expected ':' after the member name, found the end"
    ),
    ErrorCase(
      #"{"a":"#,
      .unexpectedEnd,
      at: 5,
      "line 1, column 6, at /a: expected a value, found the end"
    ),
    ErrorCase(
      #"{"a":1"#,
      .unexpectedEnd,
      at: 6,
      "line 1, column 7: expected ',' or '}', found the end"
    ),
    ErrorCase(
      #"["abc"#,
      .unexpectedEnd,
      at: 5,
      "line 1, column 6, at /0: expected a quote that ends the string, found the end"
    ),
    ErrorCase(
      #"["\u00"#,
      .unexpectedEnd,
      at: 6,
      "line 1, column 7, at /0: expected a quote that ends the string, found the end"
    ),
    ErrorCase(
      "[tru",
      .unexpectedEnd,
      at: 4,
      "line 1, column 5, at /0: expected 'true', found the end"
    ),
  ]
}
