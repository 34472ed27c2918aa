import FaqService

/// What is wrong with a piece of content, for its author.
public struct Diagnostic: Hashable, Sendable {
  /// How wrong it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Content is not shown as it was meant.
    case error
    /// Content may not be shown as it was meant.
    case warning
    /// All is well, but worth knowing.
    case note
  }

  /// What is wrong, by a name that stays the same: an open set.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is wrong, by a name that stays the same.
  public let code: Code
  /// How wrong it is.
  public let severity: Severity
  /// Where it is wrong.
  public let location: RawLocation
  /// What is wrong, in words.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// A diagnostic of any origin.
  public init(
    _ code: Code,
    _ severity: Severity,
    at location: RawLocation,
    message: String,
    hint: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic.Code {
  /// The entry is no JSON.
  public static let unreadable = Self(rawValue: "unreadable-entry")
  /// The FAQ has no items.
  public static let emptyFaq = Self(rawValue: "empty-faq")
  /// The FAQ has items but no title.
  public static let missingTitle = Self(rawValue: "missing-title")
  /// The FAQ has more than one title.
  public static let extraTitle = Self(rawValue: "extra-title")
  /// An item is no object.
  public static let notAnObject = Self(rawValue: "not-an-object")
  /// An item has no `type`.
  public static let missingType = Self(rawValue: "missing-type")
  /// An item's `type` is no string.
  public static let invalidType = Self(rawValue: "invalid-type")
  /// An item's type is not registered.
  public static let unknownType = Self(rawValue: "unknown-type")
  /// A member that the type needs is missing.
  public static let missingMember = Self(rawValue: "missing-member")
  /// A member is of another kind than its type needs.
  public static let wrongKind = Self(rawValue: "wrong-kind")
  /// Two members of an item have one name.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// An address is not safe to follow.
  public static let unsafeAddress = Self(rawValue: "unsafe-address")
  /// A `lang` is no language tag.
  public static let invalidLanguage = Self(rawValue: "invalid-language")
  /// A `dir` is none of the three words.
  public static let invalidDirection = Self(rawValue: "invalid-direction")
  /// A `fallback` is no block, no list and not "drop".
  public static let invalidFallback = Self(rawValue: "invalid-fallback")
  /// Fallbacks are nested too deep.
  public static let deepFallback = Self(rawValue: "deep-fallback")
}
