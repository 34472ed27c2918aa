import Bytes

/// The texts that the libraries write for readers beside the content: names of notes, notices,
/// labels of pages.
///
/// The standard texts are in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish,
/// Russian, Turkish, Arabic, Hindi, Japanese, Korean and Chinese. The language of an FAQ chooses
/// among them; for any other language, they are in English.
///
/// ```swift
/// let labels = Labels.standard.adding([.note: "Huomautus", .tip: "Vinkki"], in: "fi")
/// let parser = ContentParser(labels: labels)
/// ```
public struct Labels: Sendable {
  /// What a text says; the braces in some texts stand for what it names.
  public enum Key: String, CaseIterable, Sendable {
    /// The title of a note without one.
    case note
    /// The title of a tip without one.
    case tip
    /// The title of a warning without one.
    case warning
    /// The title of a note about a danger without one.
    case danger
    /// The line above related FAQs.
    case related
    /// What stands for the title of a related FAQ that has only a `{number}`.
    case entry
    /// The contents of a page.
    case contents
    /// The heading of an overview of FAQs.
    case overview
    /// The heading of a page of several FAQs.
    case page
    /// What stands for a missing title.
    case untitled
    /// The name of the field that searches a page.
    case search
    /// That a search has found `{count}` FAQs among `{total}`.
    case found
    /// That no FAQ answers a question well; the nearest ones follow.
    case nearest
    /// The button that shows all `{count}` FAQs that were found.
    case showAll
    /// That `{word}` was searched in place of the unknown word `{asked}`.
    case replaced
    /// The heading above other FAQs that answer a question.
    case others
    /// That a block of an unknown `{type}` cannot be shown.
    case unknownBlock
    /// That a block of a `{type}` lacks something.
    case incompleteBlock
    /// That a block names no type.
    case untypedBlock
    /// That something in the place of a block is not a block.
    case invalidBlock
    /// That an entry has a fault and cannot be read.
    case unreadable
    /// That an FAQ is refused, because a part of it cannot be shown.
    case refused
    /// That a part of the content is nested too deep.
    case tooDeep
  }

  /// The texts in fifteen languages.
  public static let standard = Self()

  /// The texts that were added, by language; later ones come first.
  private var added: [(tag: String, texts: [Key: String])] = []

  /// The same texts with others, which take the place of those that they replace.
  ///
  /// - Parameters:
  ///   - texts: Some texts, with the braces of those that they replace.
  ///   - language: Their language; `nl-BE` is for Belgium alone, and `nl` for all variants without
  ///     texts.
  /// - Returns: The texts; what `texts` lacks is in the wider language, or else in English.
  public func adding(_ texts: [Key: String], in language: LanguageTag) -> Self {
    changing(self) { $0.added.insert((language.text.lowercased(), texts), at: 0) }
  }

  /// A text in a language, or in English if it has none in that language.
  public subscript(key: Key, language: LanguageTag?) -> String { found(key, in: language).text }

  /// A text in a language with values in place of its braces.
  package func text(
    _ key: Key,
    in language: LanguageTag?,
    _ values: KeyValuePairs<String, String> = [:]
  ) -> LocalizedLabel {
    let found = found(key, in: language)
    return LocalizedLabel(found.text.filled(with: values), found.tag)
  }

  private func found(_ key: Key, in language: LanguageTag?) -> (text: String, tag: String) {
    for tag in language?.widened ?? [] where tag != LabelTable.english {
      if let text = text(key, tagged: tag) { return (text, tag) }
    }
    return (text(key, tagged: LabelTable.english) ?? "", LabelTable.english)
  }

  private func text(_ key: Key, tagged tag: String) -> String? {
    for (other, texts) in added where other == tag {
      if let text = texts[key] { return text }
    }
    return LabelTable.texts(in: tag)?.first { $0.key == key }?.text
  }
}

private extension String {
  /// The text with values in place of their names in braces.
  ///
  /// `replacing(_:with:)` took 4 % of the time to write content with an unknown block in eighty.
  func filled(with values: KeyValuePairs<String, String>) -> String {
    var (filled, rest) = ("", self[...])
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: start)..<end]
      filled += rest[..<start]
      filled += values.first { $0.key == name }?.value ?? "{\(name)}"
      rest = rest[rest.utf8.index(after: end)...]
    }
    return filled + rest
  }
}

/// A text, and the language that it is in.
package struct LocalizedLabel: Sendable {
  /// The text for readers.
  package let text: String
  /// The language and the direction of the text.
  package let language: Language

  init(_ text: String, _ tag: String) {
    self.text = text
    let tag = LanguageTag(tag)
    language = Language(tag: tag, direction: tag?.isFromRight == true ? .rightToLeft : .leftToRight)
  }

  /// Whether the text is in English, as the descriptions of faults are.
  var isEnglish: Bool { language == .english }
}

extension LanguageTag {
  /// The tag and those of wider languages, in lower case: `zh-tw`, `zh-hant`, `zh`.
  var widened: [String] {
    var tags = [text.lowercased()]
    while let tag = tags.last, let end = tag.utf8.lastIndex(of: UInt8(ascii: "-")) {
      tags.append(String(tag[..<end]))
    }
    if ["zh-tw", "zh-hk", "zh-mo"].contains(tags[0]) { tags.insert("zh-hant", at: 1) }
    return tags
  }

  /// Whether the language is written from right to left.
  package var isFromRight: Bool {
    LabelTable.rightToLeft.contains(text.lowercased().prefix { $0 != "-" })
  }

  /// Whether another tag names the same language, in any variant: `de-AT` and `de-CH`.
  package func isLanguage(of other: Self) -> Bool {
    let separator = UInt8(ascii: "-")
    return text.lowercased().utf8.prefix { $0 != separator }
      .elementsEqual(other.text.lowercased().utf8.prefix { $0 != separator })
  }
}

extension Node.NoticeKind {
  /// The names of the kind in all languages, in lower case.
  private static let names: [Self: Set<String>] = {
    let texts = Array(LabelTable.others.values)
    let names = allCases.map { kind in
      (kind, Set(texts.joined().filter { $0.key == kind.label }.map { $0.text.lowercased() }))
    }
    return Dictionary(names) { first, _ in first }
  }()

  /// The name of the kind.
  public var label: Labels.Key { Labels.Key(rawValue: rawValue) ?? .note }

  /// Whether a title is the name of the kind in some language, in place of a title.
  func isNamed(_ title: String) -> Bool {
    let title = title.lowercased()
    return title == rawValue || Self.names[self]?.contains(title) == true
  }
}
