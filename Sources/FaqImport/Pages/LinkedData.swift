import FaqService
import Markup

/// Questions of schema.org in the scripts of a page: `<script type="application/ld+json">`.
enum LinkedData {
  static func entries(of page: Page) -> [ImportedEntry] {
    page.tree.elements(named: "script").flatMap { node -> [ImportedEntry] in
      guard page.tree.tag(of: node)?["type"]?.lowercased() == "application/ld+json",
        let root = try? RawValue(
          parsing: page.tree.text(in: page.content(of: node)),
          limits: ReadingLimits(entryBytes: 16 << 20, entryValues: 1 << 20)
        ),
        var content = SchemaQuestions.read(root)
      else { return [] }
      content.decideForm()
      return content.entries.map { $0.moved(form: content.reading.form ?? .plain) }
    }
  }
}

private extension ImportedEntry {
  /// The entry with texts of its own, because offsets in a script are none in the page.
  func moved(form: TextForm) -> Self {
    let answer = answer.map { part -> ImportedPart in
      switch part {
      case .text(let text): .formatted(text.moved, form)
      case .formatted(let text, let form): .formatted(text.moved, form)
      case .item(let item, _): .item(item, origin: 0)
      }
    }
    return Self(question: ImportedText(question.text.onOneLine, at: 0), answer: answer)
  }
}

private extension ImportedText {
  var moved: Self { Self(text, at: 0) }
}
