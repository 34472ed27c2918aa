import Bytes
import FaqService

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
}

extension LanguageTag {
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

extension RawValue {
  /// The language tag, if the value is a string that is one.
  package var languageTag: LanguageTag? { string.flatMap { LanguageTag($0.text) } }
}
