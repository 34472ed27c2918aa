import FaqService

/// Faults before, between and after FAQs.
extension ErrorCase {
  static let aroundFaqs = [
    ErrorCase("", .empty, at: 0, "line 1, column 1: expected JSON, found nothing"),
    ErrorCase(
      [0xEF, 0xBB, 0xBF, 0x0A],
      .empty,
      at: 4,
      "line 2, column 1: expected JSON, found nothing"
    ),
    ErrorCase(
      "[",
      .unexpectedEnd,
      at: 1,
      "line 1, column 2: expected an entry, an item or ']', found the end"
    ),
    ErrorCase(
      "[1,",
      .unexpectedEnd,
      at: 3,
      "line 1, column 4: expected an entry or an item, found the end"
    ),
    ErrorCase(
      "[[1]\n",
      .unexpectedEnd,
      at: 5,
      "line 2, column 1: expected ',' or ']', found the end"
    ),
    ErrorCase(
      "[1,]",
      .unexpectedCharacter,
      at: 3,
      "line 1, column 4, at /1: expected a value, found ']'"
    ),
    ErrorCase(
      "[é",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2, at /0: expected a value, found 'é'"
    ),
    ErrorCase(
      "[1}",
      .unexpectedCharacter,
      at: 2,
      "line 1, column 3: expected ',' or ']', found '}'"
    ),
    ErrorCase(
      "[[1],[2}]",
      .unexpectedCharacter,
      at: 7,
      "line 1, column 8, at /1: expected ',' or ']', found '}'"
    ),
    ErrorCase(
      "[] []",
      .trailingContent,
      at: 3,
      "line 1, column 4: expected the end, or an entry in a line of its own, found '['"
    ),
    ErrorCase(
      "{\"faqs\":[[{\"type\":1}]]} x",
      .trailingContent,
      at: 24,
      "line 1, column 25: expected the end, or an entry in a line of its own, found 'x'"
    ),
    ErrorCase(
      "{",
      .unexpectedEnd,
      at: 1,
      "line 1, column 2: expected a member name in quotes or '}', found the end"
    ),
    ErrorCase(
      "{\"a\":1,",
      .unexpectedEnd,
      at: 7,
      "line 1, column 8: expected a member name in quotes, found the end"
    ),
    ErrorCase(
      "{\"a",
      .unexpectedEnd,
      at: 3,
      "line 1, column 4: expected a quote that ends the string, found the end"
    ),
    ErrorCase(
      "{\"a\"",
      .unexpectedEnd,
      at: 4,
      "line 1, column 5, at /a: expected ':' after the member name, found the end"
    ),
    ErrorCase(
      "{\"a\":",
      .unexpectedEnd,
      at: 5,
      "line 1, column 6, at /a: expected a value, found the end"
    ),
    ErrorCase(
      "{\"a\":[",
      .unexpectedEnd,
      at: 6,
      "line 1, column 7, at /a: expected a value or ']', found the end"
    ),
    ErrorCase(
      "{\"a\":[{",
      .unexpectedEnd,
      at: 7,
      "line 1, column 8, at /a/0: expected a member name in quotes or '}', found the end"
    ),
    ErrorCase(
      "{\"a\":{\"b\":",
      .unexpectedEnd,
      at: 10,
      "line 1, column 11, at /a/b: expected a value, found the end"
    ),
    ErrorCase(
      "{\"a\":1",
      .unexpectedEnd,
      at: 6,
      "line 1, column 7: expected ',' or '}', found the end"
    ),
    ErrorCase(
      "{a",
      .unexpectedCharacter,
      at: 1,
      "line 1, column 2: expected a member name in quotes or '}', found 'a'"
    ),
    ErrorCase(
      "{\"a\" 1",
      .unexpectedCharacter,
      at: 5,
      "line 1, column 6, at /a: expected ':' after the member name, found '1'"
    ),
    ErrorCase(
      "{\"a\":1]",
      .unexpectedCharacter,
      at: 6,
      "line 1, column 7: expected ',' or '}', found ']'"
    ),
    ErrorCase(
      "{\"a\":1,}",
      .unexpectedCharacter,
      at: 7,
      "line 1, column 8: expected a member name in quotes, found '}'"
    ),
    ErrorCase(
      "{\"a\":[{\"type\":1} x",
      .unexpectedCharacter,
      at: 17,
      "line 1, column 18, at /a: expected ',' or ']', found 'x'"
    ),
    ErrorCase(
      "{\"a\":[{\"type\":1}],\"b\":x}",
      .unexpectedCharacter,
      at: 22,
      "line 1, column 23, at /b: expected a value, found 'x'"
    ),
    ErrorCase(
      "{\"a\":[{\"type\":1}] x",
      .unexpectedCharacter,
      at: 18,
      "line 1, column 19: expected ',' or '}', found 'x'"
    ),
    ErrorCase(
      "{\"elements\":[{\"type\":1 x",
      .unexpectedCharacter,
      at: 23,
      "line 1, column 24, at /elements/0: expected ',' or '}', found 'x'"
    ),
  ]
}
