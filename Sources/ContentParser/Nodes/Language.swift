import Bytes
import FaqService

/// The language and the direction of a text, as the members `lang` and `dir` name them.
public struct Language: Hashable, Sendable {
  /// The language, if it is named and valid.
  public let tag: LanguageTag?
  /// The direction, if it is named and valid.
  public let direction: TextDirection?

  /// A language, a direction, both or neither.
  public init(tag: LanguageTag? = nil, direction: TextDirection? = nil) {
    self.tag = tag
    self.direction = direction
  }

  /// English, from left to right: the language of texts that are in no other.
  public static let english = Self(tag: "en", direction: .leftToRight)

  /// The same language, with what it leaves open taken from another.
  package func completed(by other: Self) -> Self {
    Self(tag: tag ?? other.tag, direction: direction ?? other.direction)
  }

  init(lang: RawValue?, dir: RawValue?) {
    self.init(tag: lang?.languageTag, direction: dir?.textDirection)
  }
}

/// The name of a language in the form of BCP 47: `en`, `pt-BR`, `zh-Hant-TW`.
///
/// It consists of letters, digits and hyphens, and so is safe in an attribute.
public struct LanguageTag: Hashable, Sendable {
  /// The tag as it was written.
  public let text: String

  /// Reads a tag; nil if the text has not the form of one.
  ///
  /// - Parameter text: Subtags of one to eight letters and digits, separated by hyphens, the first
  ///   of two or more letters; 64 bytes at most. Whether there is such a language is not checked.
  public init?(_ text: String) {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.count > 1, first.allSatisfy(\.isASCIILetter),
      text.utf8.count <= 64
    else { return nil }
    let areSubtags = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy(\.isASCIIAlphanumeric)
    }
    guard areSubtags else { return nil }
    self.text = text
  }

  /// Whether another tag names the same language, or a variant of it: `de` includes `de-AT`.
  package func includes(_ other: Self) -> Bool {
    let own = text.lowercased()
    let others = other.text.lowercased()
    return others == own || others.hasPrefix(own + "-")
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// A tag in source code.
  ///
  /// - Precondition: The text has the form of a tag.
  public init(stringLiteral text: StaticString) {
    guard let tag = Self("\(text)") else { preconditionFailure("\(text) is not a language tag") }
    self = tag
  }
}

/// The direction of a text, as HTML spells it.
public enum TextDirection: String, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = "ltr"
  /// Lines begin at the right.
  case rightToLeft = "rtl"
  /// The first letter of the text decides.
  case automatic = "auto"
}

extension RawValue {
  /// The language tag, if the value is a string that is one.
  package var languageTag: LanguageTag? { string.flatMap { LanguageTag($0.text) } }

  /// The direction, if the value is a string that names one.
  package var textDirection: TextDirection? { string.flatMap { TextDirection(rawValue: $0.text) } }
}

extension RawFaq {
  /// Whether the entry or one of its items may have a member `lang` or `dir`.
  ///
  /// Most entries have neither. One scan of the bytes, for the quoted names and for escapes that
  /// could spell their letters, takes less time than two searches in each item.
  package var mayNameLanguage: Bool {
    let source = source
    return source.span.mayNameLanguage
  }
}

/// `\u`, or the last letter of a name with the quotation mark after it.
private enum LanguageByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _: UInt8) -> Bool {
    (((byte == UInt8(ascii: "g")) | (byte == UInt8(ascii: "r"))) & (next == UInt8(ascii: "\"")))
      | ((byte == UInt8(ascii: "\\")) & (next == UInt8(ascii: "u")))
  }
}

private extension Span<UInt8> {
  var mayNameLanguage: Bool {
    contains(LanguageByte.self) { offset in
      self[offset] == UInt8(ascii: "\\") || begins(with: "\"lang\"", at: offset - 4)
        || begins(with: "\"dir\"", at: offset - 3)
    }
  }
}
