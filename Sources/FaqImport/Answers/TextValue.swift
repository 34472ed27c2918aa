import Bytes
import FaqService

/// The text of a value that holds one text in some wrapping: `"Why?"`, `{"rendered": "Why?"}`.
enum TextValue {
  /// The names that wrap one text, the likeliest first.
  private static let names = [
    "rendered", "processed", "value", "text", "plain", "plainText", "plain_text", "html", "title",
    "content", "markdown", "raw", "_",
  ]

  /// Nil if there is no text, or if it is blank.
  static func text(of value: RawValue) -> ImportedText? {
    if let string = value.string { return string.text.isBlank ? nil : ImportedText(string) }
    if let object = value.object {
      for name in names {
        if let string = object[name]?.string, !string.text.isBlank { return ImportedText(string) }
      }
    }
    if let string = value.array?.first(where: { _ in true })?.string, !string.text.isBlank {
      return ImportedText(string)
    }
    guard let blocks = RichText.blocks(of: value), let first = blocks.first else { return nil }
    let text = blocks.map(\.text).joined(separator: " ")
    return text.isBlank ? nil : ImportedText(text, at: first.origin)
  }

  /// The texts after the first, where a value is an array of texts: other wordings of a question.
  static func furtherTexts(of value: RawValue) -> [RawString] {
    guard let texts = value.array?.map(\.string), !texts.contains(nil) else { return [] }
    return texts.dropFirst().compactMap(\.self).filter { !$0.text.isBlank }
  }

  /// Where the strings begin that a text was made from, unless it is one of them, and where those
  /// that are left out.
  static func sources(
    of text: ImportedText,
    in value: RawValue
  ) -> (starts: [Int], leftOut: [Int: ImportAccount.Omission]) {
    guard text.isCopy else {
      let starts = RichText.blocks(of: value)?.flatMap(\.starts) ?? []
      return (starts, value.markup(around: starts))
    }
    let form = value.object?.first { $0.value.string?.literal.startIndex == text.origin }
    guard let form, AnswerValue.forms.contains(form.name.text) else { return ([], [:]) }
    return ([], value.object?.otherForms(than: form.name.text) ?? [:])
  }

  /// The texts of an object whose names are languages: `{"en": "Why?", "de": "Warum?"}`.
  static func translations(of value: RawValue) -> [(tag: String, value: RawValue)] {
    guard let object = value.object else { return [] }
    var result: [(tag: String, value: RawValue)] = []
    var knownCount = 0
    for member in object {
      let name = member.name.text
      let known = Languages.tag(of: name)
      guard let tag = known ?? (Languages.mayBeCode(name) ? name : nil) else { return [] }
      if known != nil { knownCount += 1 }
      result.append((tag, member.value))
    }
    return knownCount * 2 >= result.count ? result : []
  }
}
