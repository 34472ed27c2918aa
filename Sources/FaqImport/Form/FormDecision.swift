import Bytes
import Markup

extension ImportedContent {
  /// Decides the form of the answers, and turns questions into plain text.
  ///
  /// The form is that of most answers with markup. Among answers in HTML, a text without any is
  /// Markdown if it has the signs of that, or else plain, so that its line ends stay. Among answers
  /// in Markdown, one with tags becomes HTML, since Markdown shows tags. A form with markup stays
  /// that is known from earlier answers.
  mutating func decideForm(known: TextForm? = nil) {
    let signs = entries.map { entry in entry.answer.map(\.signs) }
    let all = signs.lazy.flatMap { $0.lazy.compactMap(\.self) }
    let htmlCount = all.count(where: \.hasHTML)
    let markdownCount = all.count { $0.hasMarkdown && !$0.hasHTML }
    let form: TextForm =
      if let known, known != .plain {
        known
      } else if htmlCount > 0, htmlCount >= markdownCount {
        .html
      } else {
        markdownCount > 0 ? .markdown : .plain
      }
    reading.form = all.isEmpty ? nil : form
    for (index, signs) in signs.enumerated() {
      if let question = entries[index].question.withoutMarkup { entries[index].question = question }
      for (place, signs) in signs.enumerated() {
        guard let signs, case .text(let text) = entries[index].answer[place] else { continue }
        if form == .html, !signs.hasHTML {
          entries[index].answer[place] = .formatted(text, signs.hasMarkdown ? .markdown : .plain)
        } else if form == .markdown, signs.hasHTML {
          entries[index].answer[place] = text.markdown
        }
      }
    }
  }
}

extension ImportedText {
  /// The text as Markdown, or as HTML if there is HTML in it, which Markdown shows as text.
  var markdown: ImportedPart {
    let document = MarkupParser().parse(text).withTagsOnly
    guard document.hasHTML else { return .formatted(self, .markdown) }
    let html = HTMLRendering.html(of: document).withoutBlankEnds
    return .formatted(ImportedText(html, at: origin), .html)
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
  /// The text without tags, entities and marks; nil if it has none.
  var withoutMarkup: Self? {
    let signs = MarkupSigns(of: self)
    guard signs.hasHTML || signs.hasMarkdown else { return nil }
    let document = signs.hasHTML ? HTMLParser().parse(text) : MarkupParser().parse(text)
    let plain = document.blocks.plainText
    return plain.isBlank ? nil : Self(plain, at: origin)
  }
}
