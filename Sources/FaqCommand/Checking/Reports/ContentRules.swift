import ContentParser

/// The rules for FAQs and their items.
extension CheckRule {
  static let items = [
    Self(
      .unreadable,
      .error,
      "An FAQ is not valid JSON.",
      "Mend the JSON at the place; the message says what is valid there."
    ),
    Self(.notAnObject, .error, "An item is not an object.", "Write an object with a `type`."),
    Self(.missingType, .error, "An item has no `type`.", "Add a `type`."),
    Self(.invalidType, .error, "The `type` of an item is not a text.", "Write the type as a text."),
    Self(
      .unknownType,
      .warning,
      "The type of an item is not known.",
      "Correct the type, declare it, or give the item a `fallback`."
    ),
    Self(
      .missingMember,
      .error,
      "An item lacks a member that its type needs.",
      "Add the member; the command `types` lists those of each type."
    ),
    Self(
      .wrongKind,
      .error,
      "A value is of another kind than its place needs.",
      "Write a value of the kind that the message names."
    ),
    Self(
      .invalidValue,
      .error,
      "A value is not one of those that are allowed.",
      "Write one of the values that the message names."
    ),
    Self(
      .duplicateMember,
      .warning,
      "Two members of an item have one name.",
      "Remove or rename one of them."
    ),
    Self(
      .unsafeAddress,
      .error,
      "An address is not safe to follow, and is no link.",
      "Write an address that begins with https:, http:, mailto: or tel:."
    ),
    Self(
      .invalidLanguage,
      .error,
      "A `lang` is not a language tag.",
      "Write a tag such as en, pt-BR or zh-Hant."
    ),
    Self(.invalidDirection, .error, "A `dir` is not a direction.", "Write ltr or rtl."),
    Self(
      .invalidFallback,
      .error,
      "A `fallback` cannot stand in for its item.",
      "Write a block, an array of blocks, or \"drop\"."
    ),
    Self(.deepNesting, .error, "Blocks are nested too deep.", "Move the inner blocks outwards."),
    Self(.longList, .error, "A list has too many blocks.", "Divide the list."),
  ]

  static let answers = [
    Self(.emptyFaq, .warning, "An FAQ has no items.", "Add a title and an answer."),
    Self(
      .foreignShape,
      .error,
      "An FAQ has a question and an answer, but no list of items.",
      "Write the FAQ in the way that the hint shows."
    ),
    Self(
      .missingTitle,
      .warning,
      "An FAQ has no title.",
      "Begin the FAQ with an item of the type `title`."
    ),
    Self(
      .extraTitle,
      .warning,
      "An FAQ has more than one title.",
      "Make an FAQ of its own for the second title, or a `heading`."
    ),
    Self(.emptyTitle, .warning, "The text of a title is blank.", "Write the question."),
    Self(
      .emptyBody,
      .warning,
      "The text of a body is blank.",
      "Write the text, or remove the item."
    ),
    Self(.emptyLabel, .warning, "The label of a button is blank.", "Write where the button leads."),
    Self(.lateTitle, .warning, "The title is not the first item.", "Move the title to the front."),
    Self(.missingAnswer, .warning, "An FAQ has only a title.", "Add an answer."),
    Self(
      .markupInText,
      .warning,
      "Plain text looks like Markdown or HTML.",
      "Say the `format` of the text, or remove the markup."
    ),
    Self(
      .hiddenCharacter,
      .warning,
      "A text has a character that drives terminals or reorders text.",
      "Remove the character; no format shows it."
    ),
    Self(
      .invalidCategory,
      .error,
      "The `category` or the `summary` of an FAQ is not a text.",
      "Write a text."
    ),
    Self(
      .duplicateTitle,
      .warning,
      "Two FAQs have one title.",
      "Ask something else, or put both answers into one FAQ."
    ),
    Self(
      .unknownFAQ,
      .warning,
      "An item refers to an FAQ that does not exist.",
      "Correct the number."
    ),
  ]
}
