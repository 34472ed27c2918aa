import ContentParser
import Foundation

extension AttributeContainer {
  /// A language and a direction, as far as they are named.
  init(_ language: Language) {
    self.init()
    self.languageIdentifier = language.tag?.text
    setDirection(language.direction)
  }

  /// Sets the direction, which is an attribute of whole lines.
  mutating func setDirection(_ direction: TextDirection?) {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    switch direction {
    case .leftToRight: self.writingDirection = .leftToRight
    case .rightToLeft: self.writingDirection = .rightToLeft
    case .automatic, nil: self.writingDirection = nil
    }
  }
}

extension Language {
  /// The language of a block in text of this language.
  func replaced(by inner: Self) -> Self {
    Self(tag: inner.tag ?? tag, direction: inner.direction ?? direction)
  }
}
