import FaqService
import Markup

/// A Markdown file divided into its metadata and its blocks.
struct MarkdownDocument {
  let frontMatter: FrontMatter?
  /// Where the blocks begin in the file.
  let start: Int
  let outline: MarkupOutline
  /// The lines of what is behind the metadata.
  let lines: MarkdownLines

  /// Nil if the text is too long.
  init?(_ text: ForeignText) {
    let all = MarkdownLines(text.bytes, from: text.markCount)
    let frontMatter = FrontMatter(all)
    let start = frontMatter?.end ?? text.markCount
    self.init(String(utf8: text.bytes[start...]), at: start, frontMatter: frontMatter)
  }

  /// A piece of Markdown without metadata.
  init?(piece: String) { self.init(piece, at: 0, frontMatter: nil) }

  private init?(_ body: String, at start: Int, frontMatter: FrontMatter?) {
    guard let outline = MarkupParser().outline(body) else { return nil }
    self.frontMatter = frontMatter
    self.start = start
    self.outline = outline
    lines = MarkdownLines(outline.source)
  }

  /// The source of a range.
  func text(_ range: Range<Int>) -> String { String(utf8: outline.source[range]) }

  /// What may introduce an answer, in order.
  var leads: [MarkdownLead] {
    var leads: [MarkdownLead] = []
    for finder in LeadFinders.all { leads += finder.leads(in: self) }
    let admonitions = Admonitions(leads)
    leads.removeAll(where: admonitions.contains)
    leads.sort { ($0.origin, -$0.precedence) < ($1.origin, -$1.precedence) }
    return leads.indices.filter { $0 == 0 || leads[$0].origin != leads[$0 - 1].origin }
      .map { leads[$0] }
  }

  /// The lines, which know whether they are in a fenced block of code.
  var markedLines: [MarkdownLine] {
    var entries = outline.entries[...]
    return lines.map { line in
      while let entry = entries.first, entry.range.upperBound <= line.lowerBound {
        entries.removeFirst()
      }
      let isCode = entries.first.map { $0.range.contains(line.lowerBound) && isFence($0) } ?? false
      return MarkdownLine(range: line, text: lines.text(of: line), isCode: isCode)
    }
  }

  private func isFence(_ entry: MarkupOutline.Entry) -> Bool {
    guard case .code = entry.block else { return false }
    return String(utf8: outline.source[entry.range].prefix(4)).indent < 4
  }
}

/// A line of a Markdown file.
struct MarkdownLine {
  /// The bytes of the line with its line end.
  let range: Range<Int>
  /// The text without its line end.
  let text: String
  /// Whether the line belongs to a fenced block of code.
  let isCode: Bool
}
