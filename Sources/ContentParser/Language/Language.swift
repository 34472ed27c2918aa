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

  /// English, from left to right: the language of the program's notices.
  public static let english = Self(tag: "en", direction: .leftToRight)

  /// The same language, with what it leaves open taken from another.
  func completed(by other: Self) -> Self {
    Self(tag: tag ?? other.tag, direction: direction ?? other.direction)
  }
}

extension Language {
  init(lang: RawValue?, dir: RawValue?) {
    self.init(tag: lang?.languageTag, direction: dir?.textDirection)
  }
}
