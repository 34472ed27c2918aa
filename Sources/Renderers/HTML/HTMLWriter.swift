import ContentParser

/// Writes one document as HTML.
///
/// An override is given a writer, which escapes all content.
public struct HTMLWriter {
  var output = OutputBuffer()
  /// Whether a link is open, in which no other may begin.
  var isInLink = false
  /// Where references to other documents lead; nil if there are no others.
  let links: FAQLinks?
  private let headingLevel: Int
  /// The level of the last heading, if there is one; the next is at most one deeper.
  private var lastLevel: Int?
  private let language: LanguageTag
  private var languages = HTMLLanguages()
  private let overrides: BlockOverrides<Self>
  /// The attributes of the elements of the current block.
  private var attributes = ""
  /// The attributes of the elements around it.
  private var outerAttributes = ""

  init(
    headingLevel: Int,
    below lastLevel: Int? = nil,
    links: FAQLinks? = nil,
    language: LanguageTag,
    overrides: BlockOverrides<Self>
  ) {
    self.links = links
    self.headingLevel = headingLevel
    self.lastLevel = lastLevel
    self.language = language
    self.overrides = overrides
  }

  /// Takes over an output while a function writes.
  mutating func lend(_ output: inout OutputBuffer, _ body: (inout Self) -> Void) {
    swap(&self.output, &output)
    body(&self)
    swap(&self.output, &output)
  }

  /// Writes a document.
  mutating func write(_ document: Document, _ languages: HTMLLanguages) {
    self.languages = languages
    if document.isWhole { write(document.blocks, "") } else { write(document.body, "") }
  }

  /// Writes blocks; the attributes are for those that have none of their own.
  mutating func write(_ blocks: BlockList, _ attributes: String) {
    let outer = (self.attributes, outerAttributes)
    for index in blocks.indices where overrides.isEmpty || !writeOverride(of: blocks[index]) {
      let own = languages.attributes(of: blocks, at: index)
      self.attributes = own.isEmpty ? attributes : own
      outerAttributes = attributes
      blocks.write(at: index, to: &self)
    }
    (self.attributes, outerAttributes) = outer
  }

  private mutating func writeOverride(of block: any Block) -> Bool {
    let (overrides, start) = (overrides, output.bytes.count)
    guard overrides.write(block, to: &self) else { return false }
    if output.bytes.count > start, output.bytes.last != UInt8(ascii: "\n") {
      output.append(UInt8(ascii: "\n"))
    }
    return true
  }

  /// Writes nodes, each of which is an element with these attributes.
  mutating func write(_ nodes: [Node], _ attributes: String) {
    for node in nodes { write(node, attributes) }
  }

  private mutating func write(_ node: Node, _ attributes: String) {
    switch node {
    case .heading(let level, let inlines): writeHeading(level, inlines, attributes)
    case .paragraph(let inlines): writeLine(("<p", "</p>\n"), inlines, attributes)
    case .list(let style, let items): writeList(style, items, attributes)
    case .action(let label, let address):
      writeLine(("<p class=\"action\"", "</p>\n"), [.link(label, address)], attributes)
    case .image(let image): writeFigure(image, attributes)
    case .code(let text, let language): writeCode(text, language, attributes)
    case .quote(let nodes): writeContainer("blockquote", nodes, attributes)
    case .notice(let kind, let title, let nodes):
      let title = Node.paragraph([.strong([.text(title)])])
      writeContainer("aside", [title] + nodes, kind.htmlAttributes + attributes)
    case .details(let summary, let nodes, let isOpen):
      writeDetails(summary, nodes, isOpen, attributes)
    case .facts(let facts): writeFacts(facts, attributes)
    case .table(let table): write(table, attributes)
    case .divider: output.append("<hr>\n")
    case .group(let nodes): writeContainer("div", nodes, attributes)
    case .blocks(let blocks): write(blocks, attributes)
    }
  }

  /// Writes a notice, with attributes for its language and that of its content if they differ from
  /// the language around them; the attributes are those of its content.
  private mutating func write(_ notice: ProgramNotice, _ attributes: String) {
    let outer = notice.outerLanguage.tag ?? language
    let own = notice.language.tag ?? outer
    let tag = notice.contentLanguage.tag ?? language
    let content = Language(tag: tag, direction: notice.contentLanguage.direction ?? .automatic)
    let isOuter = own.isLanguage(of: outer) && notice.contentLanguage == notice.outerLanguage
    let attributes = isOuter ? attributes : notice.language.htmlAttributes
    output.append("<aside role=\"note\"\(attributes)>\n")
    write([.paragraph([.strong([.text(notice.title)])])], "")
    write(notice.content, tag.isLanguage(of: own) ? "" : content.htmlAttributes)
    output.append("</aside>\n")
  }

  private mutating func writeHeading(_ level: Int, _ inlines: [Inline], _ attributes: String) {
    if !inlines.isBlank { writeLine(headingTags(level), attributes) { $0.write(inlines) } }
  }

  /// The tags around an element; the opening one lacks its attributes and its end.
  typealias Tags = (opening: String, closing: String)

  /// The tags of the next heading.
  private mutating func headingTags(_ level: Int) -> Tags {
    let asked = headingLevel - 1 + max(1, min(level, 6))
    let level = min(6, asked, (lastLevel ?? asked) + 1)
    lastLevel = level
    return Self.headings[level - 1]
  }

  private static let headings: [Tags] = (1...6).map { ("<h\($0)", "</h\($0)>\n") }

  /// Writes an element of text, unless the text shows nothing.
  mutating func writeLine(_ tags: Tags, _ inlines: [Inline], _ attributes: String = "") {
    if !inlines.isBlank { writeLine(tags, attributes) { $0.write(inlines) } }
  }

  private mutating func writeLine(_ tags: Tags, _ attributes: String, _ text: (inout Self) -> Void)
  {
    output.append(tags.opening)
    output.append(attributes: attributes)
    output.append(">")
    text(&self)
    output.append(tags.closing)
  }

  private mutating func writeContainer(_ tag: String, _ nodes: [Node], _ attributes: String) {
    guard !nodes.isEmpty else { return }
    output.append("<\(tag)\(attributes)>\n")
    write(nodes, "")
    output.append("</\(tag)>\n")
  }

  private mutating func writeList(
    _ style: Node.ListStyle,
    _ items: [[Node]],
    _ attributes: String
  ) {
    guard !items.isEmpty else { return }
    let (tag, start) =
      switch style {
      case .bullets: ("ul", "")
      case .numbers(from: 1): ("ol", "")
      case .numbers(let first): ("ol", " start=\"\(Self.start(first, count: items.count))\"")
      }
    output.append("<\(tag)\(start)\(attributes)>\n")
    for item in items {
      output.append(item.isEmpty ? "<li>" : "<li>\n")
      write(item, "")
      output.append("</li>\n")
    }
    output.append("</\(tag)>\n")
  }

  /// The first number of a list, within the 32 bits of browsers.
  private static func start(_ first: Int, count: Int) -> Int {
    max(Int(Int32.min), min(first, Int(Int32.max) - count))
  }

  /// Writes code, which the keyboard must reach because it can scroll sideways.
  private mutating func writeCode(_ text: String, _ language: String?, _ attributes: String) {
    let name = language?.visible.split(whereSeparator: \.isWhitespace).first
    let type = name.map { " class=\"language-\(String($0).htmlEscaped)\"" } ?? ""
    output.append("<pre tabindex=\"0\"\(attributes)><code\(type)>")
    for (index, line) in text.codeLines.enumerated() {
      if index > 0 { output.append("\n") }
      output.append(htmlText: line)
    }
    output.append("</code></pre>\n")
  }

  /// Writes an element that is open at first unless its author says otherwise, so that a page shows
  /// what the other formats show.
  private mutating func writeDetails(
    _ summary: [Inline],
    _ nodes: [Node],
    _ isOpen: Bool,
    _ attributes: String
  ) {
    guard !summary.isBlank else {
      writeContainer("div", nodes, attributes)
      return
    }
    output.append("<details\(isOpen ? " open=\"\"" : "")\(attributes)>\n")
    writeLine(("<summary", "</summary>\n"), summary)
    write(nodes, "")
    output.append("</details>\n")
  }

  private mutating func writeFacts(_ facts: [Node.Fact], _ attributes: String) {
    guard !facts.isEmpty else { return }
    output.append("<dl\(attributes)>\n")
    for fact in facts {
      output.append("<dt>")
      write(fact.name)
      output.append("</dt><dd>")
      write(fact.value)
      output.append("</dd>\n")
    }
    output.append("</dl>\n")
  }
}

extension HTMLWriter: NodeSink {
  package mutating func write(_ notice: ProgramNotice) { write(notice, outerAttributes) }

  package mutating func write(_ nodes: [Node]) { write(nodes, attributes) }

  package mutating func writeTitle(_ line: Span<UInt8>) {
    writeLine(headingTags(1), attributes) { $0.output.append(htmlText: line) }
  }

  package mutating func writeParagraph(_ line: Span<UInt8>) {
    writeLine(("<p", "</p>\n"), attributes) { $0.output.append(htmlText: line) }
  }

  package mutating func writeAction(_ label: Span<UInt8>, _ address: Address) {
    writeLine(("<p class=\"action\"", "</p>\n"), attributes) {
      $0.writeLink(to: address) { $0.output.append(htmlText: label) }
    }
  }
}

private extension Node.NoticeKind {
  /// The role, and the class that the style sheet colours.
  var htmlAttributes: String { " role=\"note\"" + (self == .note ? "" : " class=\"\(rawValue)\"") }
}
