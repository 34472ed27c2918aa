/// Markdown as far as it matters whether text has become markup; it is no CommonMark parser.
struct MarkdownReading {
  /// The text without marks, and addresses behind their labels.
  private(set) var text = ""
  /// The first tag or link that content must not be able to write.
  private(set) var unsafePart: Substring?

  init(_ markdown: String) {
    var paragraph = ""
    var fence: (marks: String, indent: Int)?
    for line in markdown.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        let content = line.dropFirst(open.indent)
        if content.elementsEqual(open.marks.unicodeScalars) {
          fence = nil
        } else {
          text += String(content) + "\n"
        }
        continue
      }
      let content = line.withoutContainers
      let marks = String(content.prefix { $0 == "`" })
      if marks.count >= 3, !content.dropFirst(marks.count).contains("`") {
        fence = (marks, line.count - content.count)
        endParagraph(&paragraph)
      } else {
        paragraph += String(content.withoutHeadingMarks) + "\n"
        if content.isEmpty { endParagraph(&paragraph) }
      }
    }
    endParagraph(&paragraph)
  }

  private mutating func endParagraph(_ paragraph: inout String) {
    let inlines = MarkdownInlines(paragraph)
    text += inlines.text
    unsafePart = unsafePart ?? inlines.unsafePart
    paragraph = ""
  }
}

private extension Substring.UnicodeScalarView {
  /// The line without the marks of quotes and bullets, and without indentation.
  var withoutContainers: Self {
    var line = self
    while line.take(">") || line.take(" ") || line.take("- ") || line.take("+ ") { continue }
    return line
  }

  var withoutHeadingMarks: Self {
    let marks = prefix { $0 == "#" }
    let rest = dropFirst(marks.count)
    return (1...6).contains(marks.count) && rest.hasPrefix(" ") ? rest.dropFirst() : self
  }
}
