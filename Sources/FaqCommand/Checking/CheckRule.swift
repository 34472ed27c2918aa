import Bytes
import ContentParser

/// What a code of diagnostics means, for reports that explain each of them.
struct CheckRule {
  let code: Diagnostic.Code
  /// The usual severity.
  let severity: Diagnostic.Severity
  /// What is wrong, as a sentence.
  let summary: String
  /// What to do about it.
  let remedy: String

  /// The rules for all codes of the package.
  static let all = table.parts(between: "\n\n").compactMap { Self($0) }

  /// The rule for a code, unless the code is that of another library.
  static func rule(for code: Diagnostic.Code) -> Self? { all.first { $0.code == code } }

  /// A rule as the table has it; faults that end reading have the same remedy.
  private init?(_ text: Substring) {
    let lines = text.split(separator: "\n")
    let words = lines.first?.split(separator: " ", maxSplits: 2).map(String.init) ?? []
    guard words.count == 3, let severity = Diagnostic.Severity(rawValue: "\(words[1].dropLast())")
    else { return nil }
    code = Diagnostic.Code(rawValue: words[0])
    self.severity = severity
    summary = words[2]
    remedy =
      lines.dropFirst().first.map(String.init)
      ?? "What follows is not read. The message says what is valid at the place."
  }
}

/// The codes of what only a check of whole content finds.
extension Diagnostic.Code {
  /// A member `types` is in a place where it does not declare types.
  static let misplacedTypes: Self = "misplaced-types"
  /// The member `base` is not an address of the web.
  static let unusableBase: Self = "unusable-base"
  /// The server of an address says that nothing is there.
  static let deadLink: Self = "dead-link"
  /// There is no usable answer from the server of an address.
  static let unreachableLink: Self = "unreachable-link"
  /// The server of an address refuses for a reason that may not concern readers.
  static let unconfirmedLink: Self = "unconfirmed-link"
  /// The server of an address has moved what was there for good.
  static let movedLink: Self = "moved-link"
  /// Two FAQs of a source have one title.
  static let duplicateTitle: Self = "duplicate-title"
  /// A block refers to an FAQ that does not exist, or that has another title.
  static let unknownFAQ: Self = "unknown-faq"
  /// Two FAQs answer each other's titles better than their own.
  static let confusedTitles: Self = "confused-titles"
  /// A question does not bring its FAQ among the first hits.
  static let unansweredQuestion: Self = "unanswered-question"
  /// A line of a file of questions names no FAQ.
  static let invalidQuestion: Self = "invalid-question"
  /// A text of foreign content looks like a question, and is in no FAQ.
  static let passedOverQuestion: Self = "question-passed-over"
  /// A text of foreign content is between FAQs, and in none.
  static let passedOverText: Self = "text-passed-over"
}

private extension CheckRule {
  /// Each code with its usual severity and what is wrong; what to do about it.
  static let table = """
    unreadable-entry error: An FAQ is not valid JSON.
    Fix the JSON at the place; the message says what is valid there.

    not-an-object error: An item is not an object.
    Write an object with a `type`.

    missing-type error: An item has no `type`.
    Add a `type`.

    invalid-type error: The `type` of an item is not a text.
    Write the type as a text.

    unknown-type warning: The type of an item is not known.
    Correct the type, declare it, or give the item a `fallback`.

    missing-member error: An item lacks a member that its type needs.
    Add the member; the command `types` lists those of each type.

    wrong-kind error: A value is of another kind than its place needs.
    Write a value of the kind that the message names.

    invalid-value error: A value is not one of those that are allowed.
    Write one of the values that the message names.

    unknown-member warning: Nothing reads a member, and its name is like that of another.
    Correct the name, or begin it with x- to keep the member as it is.

    duplicate-member warning: An item has two members with the same name.
    Remove or rename one of them.

    unsafe-address error: An address is not safe to follow, and is no link.
    Write an address that begins with https:, http:, mailto: or tel:.

    invalid-language error: A `lang` is not a language tag.
    Write a tag such as en, pt-BR or zh-Hant.

    invalid-direction error: A `dir` is not a direction.
    Write ltr or rtl.

    invalid-fallback error: A `fallback` cannot stand in for its item.
    Write a block, an array of blocks, or "drop".

    deep-nesting error: Blocks are nested too deep.
    Move the inner blocks outwards.

    ragged-row warning: A row of a table has more or fewer cells than its header.
    Add the missing cells, or the missing names of columns.

    long-list error: A list has too many blocks.
    Divide the list.

    empty-faq warning: An FAQ has no items.
    Add a title and an answer.

    foreign-shape error: An FAQ has a question and an answer, but no list of items.
    Write the FAQ in the way that the hint shows.

    missing-title warning: An FAQ has no title.
    Begin the FAQ with an item of the type `title`.

    extra-title warning: An FAQ has more than one title.
    Make an FAQ of its own for the second title, or a `heading`.

    empty-title warning: The text of a title is blank.
    Write the question.

    empty-body warning: The text of a body is blank.
    Write the text, or remove the item.

    empty-label warning: The label of a button is blank.
    Write where the button leads.

    late-title warning: The title is not the first item.
    Move the title to the front.

    missing-answer warning: An FAQ has only a title.
    Add an answer.

    markup-in-text warning: Plain text looks like Markdown or HTML.
    Say the `format` of the text, or remove the markup.

    unlinked-address warning: A link in a text is relative or not safe to follow, and so it is shown as text.
    Name what it is relative to with --base, or write the whole address.

    hidden-character warning: A text has a character that drives terminals or reorders text.
    Remove the character; no format shows it.

    invalid-category error: The `category` or the `summary` of an FAQ is not a text.
    Write a text.

    duplicate-title warning: Two FAQs have the same title.
    Ask something else, or put both answers into one FAQ.

    confused-titles warning: Two FAQs answer each other's titles better than their own.
    Exchange the answers, or use the words of each title in its own answer.

    unanswered-question error: A question does not bring its FAQ among the first three.
    Add words that the FAQ lacks to its `aliases`.

    invalid-question error: A line of a file of questions names no FAQ of the content.
    Write the question, a tab, and the number, `id` or title of the FAQ.

    unknown-faq warning: An item refers to an FAQ that is not there, or has another title.
    Name the FAQ by its title, or by its `id` and its title.

    long-declaration error: The declaration of a type is too large or too deep.
    Divide the type, or shorten its template.

    invalid-placeholder error: A placeholder does not fit the fields of its type.
    Name a declared field of a kind that may stand there.

    unknown-node error: A node of a template is of no known kind.
    Write one of the nodes that the hint names.

    long-output error: A declared type makes too much text of an item.
    Let its template repeat fields less often.

    duplicate-type error: A type is declared twice.
    Remove or rename one of them.

    misplaced-types warning: A member `types` declares no types where it stands.
    Move the declarations before all FAQs.

    unusable-base warning: The member `base` is not an address of the web.
    Write an address that begins with https:.

    question-passed-over warning: A text looks like a question, and is in no FAQ.
    Write it, and its answer, in the form of the other questions.

    text-passed-over warning: A text is between FAQs, and in none.
    Move it into an answer, or before the first question.

    dead-link error: Nothing is at an address.
    Correct or remove the link.

    unreachable-link warning: The server of an address cannot be reached.
    Check the address, and try again later.

    unconfirmed-link warning: The server of an address gave no clear answer.
    Look at the address in a browser.

    moved-link note: A page has moved for good.
    Write the new address.

    empty error: The content is empty, or no questions are found in it.

    wrong-encoding error: The content is in UTF-16 or UTF-32, not in UTF-8.

    invalid-utf8 error: The content is not valid UTF-8.

    unexpected-character error: A character is not allowed where it stands.

    unexpected-end error: The content ends too early.

    trailing-content error: Something follows the end of the content.

    control-character error: A string has a control character that is not escaped.

    invalid-escape error: A backslash does not begin an escape of JSON.

    invalid-number error: A number is not written as JSON requires.

    too-deep error: Values are nested too deep.

    too-large error: An FAQ is too large.

    too-many-values error: An FAQ has too many values.
    """
}
