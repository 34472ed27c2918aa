import FaqService

/// A fault in the content, for its author.
public struct Diagnostic: Hashable, Sendable {
  /// How serious a fault is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Content is not shown as its author meant it.
    case error
    /// Content may not be shown as its author meant it.
    case warning
    /// Content is shown as its author meant it, and there is something to know about it.
    case note
  }

  /// What is wrong, by a name that does not change between versions: `"missing-title"`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is wrong, by a name that does not change between versions.
  public let code: Code
  /// How serious it is.
  public let severity: Severity
  /// Where it is.
  public let location: RawLocation
  /// What is wrong, in words.
  public let message: String
  /// How to mend it.
  public let hint: String?
  /// The change that mends it, if there is one safe answer.
  public let correction: Correction?

  /// Creates a diagnostic of any origin.
  public init(
    _ code: Code,
    _ severity: Severity,
    at location: RawLocation,
    message: String,
    hint: String? = nil,
    correction: Correction? = nil
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
    self.correction = correction
  }
}

extension Diagnostic.Code: ExpressibleByStringLiteral {
  /// A code by its name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Diagnostic.Code {
  /// The entry is not valid JSON.
  public static let unreadable: Self = "unreadable-entry"
  /// The FAQ has no items.
  public static let emptyFaq: Self = "empty-faq"
  /// The FAQ has items but no title.
  public static let missingTitle: Self = "missing-title"
  /// The FAQ has more than one title.
  public static let extraTitle: Self = "extra-title"
  /// An item is not an object.
  public static let notAnObject: Self = "not-an-object"
  /// An item has no `type`.
  public static let missingType: Self = "missing-type"
  /// An item's `type` is not a string.
  public static let invalidType: Self = "invalid-type"
  /// No type of this name is registered.
  public static let unknownType: Self = "unknown-type"
  /// A member that the type needs is missing.
  public static let missingMember: Self = "missing-member"
  /// A value is of another kind than its type needs.
  public static let wrongKind: Self = "wrong-kind"
  /// A value is of the right kind, but is not one of those allowed.
  public static let invalidValue: Self = "invalid-value"
  /// Two members of an item have one name.
  public static let duplicateMember: Self = "duplicate-member"
  /// An address is not safe to follow.
  public static let unsafeAddress: Self = "unsafe-address"
  /// A `lang` is not a language tag.
  public static let invalidLanguage: Self = "invalid-language"
  /// A `dir` is not a direction.
  public static let invalidDirection: Self = "invalid-direction"
  /// The `category` of an FAQ is not a text.
  public static let invalidCategory: Self = "invalid-category"
  /// A `fallback` is not a block, a list of blocks, a text or "drop".
  public static let invalidFallback: Self = "invalid-fallback"
  /// The entry has a question and an answer, but not as a list of items.
  public static let foreignShape: Self = "foreign-shape"
  /// Blocks are nested too deep.
  public static let deepNesting: Self = "deep-nesting"
  /// A list has too many blocks.
  public static let longList: Self = "long-list"
}

/// What `Document.review()` adds.
extension Diagnostic.Code {
  /// A title's text is blank.
  public static let emptyTitle: Self = "empty-title"
  /// A body's text is blank.
  public static let emptyBody: Self = "empty-body"
  /// A button's label is blank.
  public static let emptyLabel: Self = "empty-label"
  /// The title is not the first item.
  public static let lateTitle: Self = "late-title"
  /// There is nothing but a title.
  public static let missingAnswer: Self = "missing-answer"
  /// Plain text looks like Markdown or HTML.
  public static let markupInText: Self = "markup-in-text"
  /// A text holds a character that drives a terminal or reorders text, and so is not shown.
  public static let hiddenCharacter: Self = "hidden-character"
}
