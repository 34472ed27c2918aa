import ContentParser
import FaqService

/// What a code of diagnostics means, for reports that explain each of them.
struct CheckRule {
  let code: Diagnostic.Code
  /// The usual severity.
  let severity: Diagnostic.Severity
  /// What is wrong, as a sentence.
  let summary: String
  /// What to do about it.
  let remedy: String

  init(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    _ summary: String,
    remedy: String = ""
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.remedy = remedy
  }

  /// The same rule with its remedy.
  private func remedied(by remedy: String) -> Self {
    Self(code, severity, summary, remedy: remedy)
  }

  /// The rules for all codes of the package.
  static let all = items + answers + declarations + sources + links + RawReadingError.rules

  /// The rule for a code, unless the code is that of another library.
  static func rule(for code: Diagnostic.Code) -> Self? { all.first { $0.code == code } }
}

/// The rules for FAQs and their items.
extension CheckRule {
  static let items = [
    Self(.unreadable, .error, "An FAQ is not valid JSON.")
      .remedied(by: "Fix the JSON at the place; the message says what is valid there."),
    Self(.notAnObject, .error, "An item is not an object.")
      .remedied(by: "Write an object with a `type`."),
    Self(.missingType, .error, "An item has no `type`.")
      .remedied(by: "Add a `type`."),
    Self(.invalidType, .error, "The `type` of an item is not a text.")
      .remedied(by: "Write the type as a text."),
    Self(.unknownType, .warning, "The type of an item is not known.")
      .remedied(by: "Correct the type, declare it, or give the item a `fallback`."),
    Self(.missingMember, .error, "An item lacks a member that its type needs.")
      .remedied(by: "Add the member; the command `types` lists those of each type."),
    Self(.wrongKind, .error, "A value is of another kind than its place needs.")
      .remedied(by: "Write a value of the kind that the message names."),
    Self(.invalidValue, .error, "A value is not one of those that are allowed.")
      .remedied(by: "Write one of the values that the message names."),
    Self(.unknownMember, .warning, "Nothing reads a member, and its name is like that of another.")
      .remedied(by: "Correct the name, or begin it with x- to keep the member as it is."),
    Self(.duplicateMember, .warning, "An item has two members with the same name.")
      .remedied(by: "Remove or rename one of them."),
    Self(.unsafeAddress, .error, "An address is not safe to follow, and is no link.")
      .remedied(by: "Write an address that begins with https:, http:, mailto: or tel:."),
    Self(.invalidLanguage, .error, "A `lang` is not a language tag.")
      .remedied(by: "Write a tag such as en, pt-BR or zh-Hant."),
    Self(.invalidDirection, .error, "A `dir` is not a direction.")
      .remedied(by: "Write ltr or rtl."),
    Self(.invalidFallback, .error, "A `fallback` cannot stand in for its item.")
      .remedied(by: "Write a block, an array of blocks, or \"drop\"."),
    Self(.deepNesting, .error, "Blocks are nested too deep.")
      .remedied(by: "Move the inner blocks outwards."),
    Self(.raggedRow, .warning, "A row of a table has more or fewer cells than its header.")
      .remedied(by: "Add the missing cells, or the missing names of columns."),
    Self(.longList, .error, "A list has too many blocks.")
      .remedied(by: "Divide the list."),
  ]

  static let answers = [
    Self(.emptyFaq, .warning, "An FAQ has no items.")
      .remedied(by: "Add a title and an answer."),
    Self(.foreignShape, .error, "An FAQ has a question and an answer, but no list of items.")
      .remedied(by: "Write the FAQ in the way that the hint shows."),
    Self(.missingTitle, .warning, "An FAQ has no title.")
      .remedied(by: "Begin the FAQ with an item of the type `title`."),
    Self(.extraTitle, .warning, "An FAQ has more than one title.")
      .remedied(by: "Make an FAQ of its own for the second title, or a `heading`."),
    Self(.emptyTitle, .warning, "The text of a title is blank.")
      .remedied(by: "Write the question."),
    Self(.emptyBody, .warning, "The text of a body is blank.")
      .remedied(by: "Write the text, or remove the item."),
    Self(.emptyLabel, .warning, "The label of a button is blank.")
      .remedied(by: "Write where the button leads."),
    Self(.lateTitle, .warning, "The title is not the first item.")
      .remedied(by: "Move the title to the front."),
    Self(.missingAnswer, .warning, "An FAQ has only a title.")
      .remedied(by: "Add an answer."),
    Self(.markupInText, .warning, "Plain text looks like Markdown or HTML.")
      .remedied(by: "Say the `format` of the text, or remove the markup."),
    Self(
      .hiddenCharacter,
      .warning,
      "A text has a character that drives terminals or reorders text."
    )
    .remedied(by: "Remove the character; no format shows it."),
    Self(.invalidCategory, .error, "The `category` or the `summary` of an FAQ is not a text.")
      .remedied(by: "Write a text."),
    Self(.duplicateTitle, .warning, "Two FAQs have the same title.")
      .remedied(by: "Ask something else, or put both answers into one FAQ."),
    Self(.confusedTitles, .warning, "Two FAQs answer each other's titles better than their own.")
      .remedied(by: "Exchange the answers, or use the words of each title in its own answer."),
    Self(.unansweredQuestion, .error, "A question does not bring its FAQ among the first three.")
      .remedied(by: "Add words that the FAQ lacks to its `aliases`."),
    Self(.invalidQuestion, .error, "A line of a file of questions names no FAQ of the content.")
      .remedied(by: "Write the question, a tab, and the number, `id` or title of the FAQ."),
    Self(.unknownFAQ, .warning, "An item refers to an FAQ that is not there, or has another title.")
      .remedied(by: "Name the FAQ by its title, or by its `id` and its title."),
  ]
}

/// The rules for the members around FAQs.
extension CheckRule {
  static let declarations = [
    Self(.longDeclaration, .error, "The declaration of a type is too large or too deep.")
      .remedied(by: "Divide the type, or shorten its template."),
    Self(.invalidPlaceholder, .error, "A placeholder does not fit the fields of its type.")
      .remedied(by: "Name a declared field of a kind that may stand there."),
    Self(.unknownNode, .error, "A node of a template is of no known kind.")
      .remedied(by: "Write one of the nodes that the hint names."),
    Self(.longOutput, .error, "A declared type makes too much text of an item.")
      .remedied(by: "Let its template repeat fields less often."),
    Self(.duplicateType, .error, "A type is declared twice.")
      .remedied(by: "Remove or rename one of them."),
  ]

  static let sources = [
    Self(.misplacedTypes, .warning, "A member `types` declares no types where it stands.")
      .remedied(by: "Move the declarations before all FAQs."),
    Self(.unusableBase, .warning, "The member `base` is not an address of the web.")
      .remedied(by: "Write an address that begins with https:."),
    Self(.passedOverQuestion, .warning, "A text looks like a question, and is in no FAQ.")
      .remedied(by: "Write it, and its answer, in the form of the other questions."),
    Self(.passedOverText, .warning, "A text is between FAQs, and in none.")
      .remedied(by: "Move it into an answer, or before the first question."),
  ]

  static let links = [
    Self(.deadLink, .error, "Nothing is at an address.")
      .remedied(by: "Correct or remove the link."),
    Self(.unreachableLink, .warning, "The server of an address cannot be reached.")
      .remedied(by: "Check the address, and try again later."),
    Self(.unconfirmedLink, .warning, "The server of an address gave no clear answer.")
      .remedied(by: "Look at the address in a browser."),
    Self(.movedLink, .note, "A page has moved for good.")
      .remedied(by: "Write the new address."),
  ]
}

extension RawReadingError {
  /// A rule for each fault that ends reading.
  static let rules = Code.allCases.map { code in
    CheckRule(
      Diagnostic.Code(rawValue: code.rawValue),
      .error,
      code.summary,
      remedy: "What follows is not read. The message says what is valid at the place."
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
