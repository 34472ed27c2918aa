import ContentParser
import FaqService

/// The rules for what stands around FAQs.
extension CheckRule {
  static let declarations = [
    Self(
      .longDeclaration,
      .error,
      "The declaration of a type is too large or too deep.",
      "Divide the type, or shorten its template."
    ),
    Self(
      .invalidPlaceholder,
      .error,
      "A placeholder does not fit the fields of its type.",
      "Name a declared field of a kind that may stand there."
    ),
    Self(
      .unknownNode,
      .error,
      "A node of a template is of no known kind.",
      "Write one of the nodes that the hint names."
    ),
    Self(
      .longOutput,
      .error,
      "A declared type makes too much text of an item.",
      "Let its template repeat fields less often."
    ),
    Self(.duplicateType, .error, "A type is declared twice.", "Remove or rename one of them."),
  ]

  static let sources = [
    Self(
      .misplacedTypes,
      .warning,
      "A member `types` declares no types where it stands.",
      "Move the declarations in front of all FAQs."
    ),
    Self(
      .unusableBase,
      .warning,
      "The member `base` is not an address of the web.",
      "Write an address that begins with https:."
    ),
    Self(
      .passedOverQuestion,
      .warning,
      "A text looks like a question, and is in no FAQ.",
      "Write it, and its answer, in the form of the other questions."
    ),
    Self(
      .passedOverText,
      .warning,
      "A text is between FAQs, and in none.",
      "Move it into an answer, or before the first question."
    ),
  ]

  static let links = [
    Self(.deadLink, .error, "Nothing is at an address.", "Correct or remove the link."),
    Self(
      .unreachableLink,
      .warning,
      "The server of an address cannot be reached.",
      "Check the address, and try again later."
    ),
    Self(
      .unconfirmedLink,
      .warning,
      "The server of an address gave no clear answer.",
      "Look at the address in a browser."
    ),
    Self(.movedLink, .note, "A page has moved for good.", "Write the new address."),
  ]
}

extension RawReadingError {
  /// A rule for each fault that ends reading.
  static let rules = Code.allCases.map { code in
    CheckRule(
      Diagnostic.Code(rawValue: code.rawValue),
      .error,
      code.summary,
      "What follows is not read. The message says what is valid at the place."
    )
  }
}

private extension RawReadingError.Code {
  var summary: String {
    switch self {
    case .empty: "The content is empty."
    case .wrongEncoding: "The content is in UTF-16 or UTF-32, not in UTF-8."
    case .invalidUTF8: "The content is not valid UTF-8."
    case .unexpectedCharacter: "A character is not allowed where it stands."
    case .unexpectedEnd: "The content ends too early."
    case .trailingContent: "Something follows the end of the content."
    case .controlCharacter: "A string has a control character that is not escaped."
    case .invalidEscape: "A backslash does not begin an escape of JSON."
    case .invalidNumber: "A number is not written as JSON requires."
    case .tooDeep: "Values are nested too deep."
    case .tooLarge: "An FAQ is too large."
    case .tooManyValues: "An FAQ has too many values."
    }
  }
}
