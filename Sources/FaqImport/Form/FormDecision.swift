import Markup

extension ImportedContent {
  /// The same content with the form of its answers decided, and with questions as plain text.
  ///
  /// The form is that of most answers with markup. Among answers in HTML, a text without any is
  /// plain, so that its line ends stay.
  func decidingForm() -> Self {
    var content = self
    let signs = entries.map { entry in entry.answer.map(\.signs) }
    let all = signs.flatMap { $0.compactMap(\.self) }
    let htmlCount = all.count(where: \.hasHTML)
    let markdownCount = all.count { $0.hasMarkdown && !$0.hasHTML }
    let form: TextForm =
      if htmlCount > 0, htmlCount >= markdownCount {
        .html
      } else {
        markdownCount > 0 ? .markdown : .plain
      }
    content.reading.form = all.isEmpty ? nil : form
    for (index, signs) in signs.enumerated() {
      content.entries[index].question = entries[index].question.withoutMarkup
      guard form == .html else { continue }
      for (place, signs) in signs.enumerated() where signs?.hasHTML == false {
        guard case .text(let text) = entries[index].answer[place] else { continue }
        content.entries[index].answer[place] = .formatted(text, .plain)
      }
    }
    return content
  }
}

private extension ImportedPart {
  /// The signs of a text whose form is to be decided.
  var signs: MarkupSigns? {
    switch self {
    case .text(let text): MarkupSigns(of: text)
    case .formatted, .item: nil
    }
  }
}

private extension ImportedText {
  /// The text without tags, entities and marks.
  var withoutMarkup: Self {
    let signs = MarkupSigns(of: self)
    guard signs.hasHTML || signs.hasMarkdown else { return self }
    let document = signs.hasHTML ? HTMLParser().parse(text) : MarkupParser().parse(text)
    let plain = document.blocks.plainText
    return plain.isBlank ? self : Self(plain, at: origin)
  }
}
