import Bytes
import ContentParser

/// Writes one document as CommonMark.
///
/// An override is given a writer, which escapes all content.
public struct MarkdownWriter {
  var output = OutputBuffer()
  private let headingLevel: Int
  private let overrides: BlockOverrides<Self>
  /// The start of each new line: the indentation in lists and the marks of quotes.
  private(set) var prefix = ""
  private var needsBlankLine = false
  /// Whether the next block belongs to a list without blank lines.
  private var isTight = false
  /// The prefix and the mark of a list that has just ended.
  private var lastList: (prefix: String, mark: String)?

  init(headingLevel: Int, overrides: BlockOverrides<Self> = BlockOverrides()) {
    self.headingLevel = headingLevel
    self.overrides = overrides
  }

  /// Writes nodes, separated by blank lines.
  public mutating func nodes(_ nodes: [Node]) { for node in nodes { write(node) } }

  /// Writes blocks, by their overrides where there are any.
  public mutating func blocks(_ blocks: BlockList) {
    let overrides = overrides
    for index in blocks.indices
    where overrides.isEmpty || !overrides.write(blocks[index], to: &self) {
      blocks.write(at: index, to: &self)
    }
  }

  /// Writes a paragraph.
  public mutating func paragraph(_ inlines: [Inline]) { write(.paragraph(inlines)) }

  /// Writes lines of Markdown or HTML unchanged and unchecked, as a separate block.
  public mutating func markup(_ markup: StaticString) {
    beginBlock()
    let lines = "\(markup)".split(separator: "\n", omittingEmptySubsequences: false)
    writeLines(lines.map(String.init))
  }

  /// Writes a document.
  mutating func write(_ document: Document) {
    if document.isWhole { blocks(document.blocks) } else { nodes(document.body) }
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .heading(let level, let inlines): writeHeading(inlines, level)
    case .paragraph(let inlines):
      if let text = inlines.onlyText {
        text.withUTF8Bytes { writeParagraph($0) }
      } else {
        writeParagraph(inlines)
      }
    case .list(let style, let items): writeList(style, items)
    case .action(let label, let address): writeParagraph([.link(label, address)])
    case .image(let image): nodes(image.asParagraphs)
    case .code(let text, let language): writeCode(text, language)
    case .quote(let nodes): writeQuote(nodes)
    case .notice(_, let title, let nodes):
      writeQuote([.paragraph([.strong([.text(title)])])] + nodes)
    case .details(let summary, let nodes, _): self.nodes([.paragraph([.strong(summary)])] + nodes)
    case .facts(let facts):
      writeList(.bullets, facts.map { [.paragraph($0.markdownLine)] })
    case .table(let table): write(table)
    case .divider: writeDivider()
    case .group(let nodes): self.nodes(nodes)
    case .blocks(let blocks): self.blocks(blocks)
    }
  }

  private mutating func writeHeading(_ inlines: [Inline], _ level: Int) {
    let parts = inlines.simplifiedForMarkdown()
    if !parts.isEmpty { writeHeading(level) { $0.write(parts[...]) } }
  }

  private mutating func writeHeading(_ level: Int, _ text: (inout Self) -> Void) {
    beginBlock()
    for _ in 0..<min(6, headingLevel - 1 + max(1, min(level, 6))) {
      output.append(UInt8(ascii: "#"))
    }
    output.append(UInt8(ascii: " "))
    let start = output.bytes.count
    text(&self)
    output.guardIndentation(from: start)
    output.guardLineEnd(from: start)
    output.guardHeadingEnd(from: start)
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func writeParagraph(_ inlines: [Inline]) {
    let parts = inlines.simplifiedForMarkdown(keepsBreaks: true)
    guard !parts.allSatisfy({ $0 == .lineBreak }) else { return }
    beginBlock()
    writeLines(parts)
  }

  /// Writes a list.
  ///
  /// Its marks differ from those of a list directly before it, which it would continue, and from a
  /// bullet on the same line, since `- - -` would be a rule.
  private mutating func writeList(_ style: Node.ListStyle, _ items: [[Node]]) {
    let (usual, other) = style == .bullets ? ("- ", "+ ") : (". ", ") ")
    let isAfterBullet = output.bytes.suffix(2).elementsEqual("- ".utf8)
    let continues = lastList.map { $0 == (prefix, usual) } ?? false
    let end = continues || (isAfterBullet && style == .bullets) ? other : usual
    // Parsers need no blank lines to see the items, and lists below them, as they are.
    let staysTight = items.isTight(overrides) { !$0.canInterruptParagraph(overrides) }
    let wasTight = isTight
    defer { isTight = wasTight }
    for (index, item) in items.enumerated() {
      let mark =
        switch style {
        case .bullets: end
        case .numbers(let first):
          "\(min(max(0, first), Self.lastNumber - items.count) + index)\(end)"
        }
      beginBlock()
      isTight = staysTight
      write(item, after: mark, then: String(repeating: " ", count: mark.count))
      lastList = (prefix, end)
    }
  }

  /// The last number that CommonMark allows in a list.
  private static let lastNumber = 999_999_999

  /// Writes a divider, with asterisks where dashes would mean something else.
  ///
  /// After a bullet, dashes would make one divider with it, and at the start of a file they would
  /// open metadata.
  private mutating func writeDivider() {
    let divider = isAtLineStart && needsBlankLine ? "---\n" : "***\n"
    beginBlock()
    output.append(divider)
  }

  private mutating func writeCode(_ text: String, _ language: String?) {
    let fence = String(repeating: "`", count: max(3, text.longestRunOfBackticks + 1))
    beginBlock()
    writeLines([fence + (language?.infoString ?? "")] + text.codeLines + [fence])
  }

  private mutating func writeQuote(_ nodes: [Node]) {
    guard !nodes.isEmpty else { return }
    beginBlock()
    write(nodes, after: "> ", then: "> ")
  }

  /// Writes nodes after a mark, which ends its line even if there are none; other lines begin with
  /// `rest`.
  private mutating func write(_ nodes: [Node], after mark: String, then rest: String) {
    let outer = prefix
    output.append(mark)
    prefix += rest
    isAtLineStart = false
    self.nodes(nodes)
    if !isAtLineStart { output.append("\n") }
    isAtLineStart = true
    prefix = outer
    needsBlankLine = true
  }

  /// Whether the next block begins on a new line, rather than after a list's mark.
  private var isAtLineStart = true

  /// Begins a block, after a blank line unless it is the first or follows a mark.
  mutating func beginBlock() {
    lastList = nil
    defer { isAtLineStart = true }
    guard isAtLineStart else { return }
    if needsBlankLine, !isTight {
      if !prefix.isEmpty { output.append(prefix.trimmedEnd) }
      output.append(UInt8(ascii: "\n"))
    }
    if !prefix.isEmpty { output.append(prefix) }
    needsBlankLine = true
  }

  private mutating func writeLines(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { output.append(line.isEmpty ? prefix.trimmedEnd : prefix) }
      output.append(line)
      output.append("\n")
    }
  }
}

extension MarkdownWriter: NodeSink {
  package mutating func write(_ nodes: [Node]) { self.nodes(nodes) }

  package mutating func writeTitle(_ line: Span<UInt8>) {
    writeHeading(1) { $0.output.append(markdown: line) }
  }

  package mutating func writeParagraph(_ line: Span<UInt8>) {
    beginBlock()
    writeLine(line)
  }

  package mutating func writeAction(_ label: Span<UInt8>, _ address: Address) {
    beginBlock()
    writeLink(to: address) { $0.output.append(markdown: label, in: .brackets) }
    output.append(UInt8(ascii: "\n"))
  }
}

private extension Node.Fact {
  /// The fact on one line: `**name**: value`.
  var markdownLine: [Inline] {
    guard case .text(let text) = value.first else { return [.strong(name), .text(": ")] + value }
    return [.strong(name), .text(": " + text)] + value.dropFirst()
  }
}

private extension ListItemPart {
  /// Whether a parser takes the part for a list although it follows a paragraph directly: the first
  /// number must be 1, and the first item must not be empty.
  func canInterruptParagraph(_ overrides: BlockOverrides<MarkdownWriter>) -> Bool {
    guard case .list(let style, let items) = self, let first = items.first else { return false }
    if case .numbers(let start) = style, start != 1 { return false }
    guard case .line(let text) = first.parts(overrides).first else { return false }
    return !text.isBlank
  }
}
