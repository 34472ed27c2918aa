import FaqService
import Markup

/// Rich text in which half of the headings are questions, each followed by its answer:
/// `[{"type": "heading", "text": "Why?"}, {"type": "paragraph", "text": "So."}, …]`.
enum HeadedRuns {
  static func read(_ root: RawValue) -> ImportedContent? {
    entries(in: root).map { ImportedContent($0, as: "headings and what follows them") }
  }

  private static func entries(in value: RawValue) -> [ImportedEntry]? {
    if let blocks = RichText.blocks(of: value) {
      guard var entries = entries(of: blocks) ?? entries(of: blocks.flatMap(\.byBoldLines)) else {
        return nil
      }
      entries[0].leftOut = value.markup(around: blocks.flatMap(\.starts))
      return entries
    }
    let found = value.children.compactMap(entries)
    return found.isEmpty ? nil : found.flatMap(\.self)
  }

  /// The headings with what follows them; one that another heading follows is a category.
  private static func entries(of blocks: [RichBlock]) -> [ImportedEntry]? {
    let headings = blocks.indices.filter { blocks[$0].isHeading }
    var entries: [ImportedEntry] = []
    var category: RichBlock?
    for (start, end) in zip(headings, headings.dropFirst() + [blocks.count]) {
      guard start + 1 < end else {
        category = blocks[start]
        continue
      }
      var entry = ImportedEntry(
        question: ImportedText(blocks[start].text, at: blocks[start].origin),
        answer: Array(blocks[start + 1..<end]).parts,
        category: category.map { ImportedText($0.text, at: $0.origin) }
      )
      entry.starts = blocks[start..<end].flatMap(\.starts) + (category?.starts ?? [])
      entries.append(entry)
    }
    let asked = entries.count { $0.question.text.isQuestion }
    return asked > 1 && asked * 2 >= entries.count ? entries : nil
  }
}

private extension RichBlock {
  var isHeading: Bool { if case .heading = markup { true } else { false } }

  /// The block, with a heading in place of the bold text that is its first line.
  var byBoldLines: [Self] {
    guard case .paragraph = markup else { return [self] }
    let bold = spans.prefix { $0.marks.contains(.strong) }
    let rest = spans[bold.endIndex...].drop { $0.text.allSatisfy(\.isWhitespace) }
    guard !bold.isEmpty, spans[bold.endIndex...].first?.text.first?.isNewline ?? true else {
      return [self]
    }
    return [
      Self(Array(bold), at: origin) { .heading(level: 3, content: $0) },
      Self(Array(rest), at: origin),
    ].compactMap(\.self)
  }
}
