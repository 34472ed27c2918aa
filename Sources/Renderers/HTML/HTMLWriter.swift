import ContentParser

/// Writes nodes as HTML: what changes while one document is rendered.
public struct HTMLWriter {
  var output = OutputBuffer()
  /// The same in words, for search engines.
  var data = HTMLStructuredData()
  /// Whether a link is open, in which no other may begin.
  var isInLink = false
  private let headingLevel: Int
  /// The level of the last heading, if one is known of; the next is at most one deeper.
  private var lastLevel: Int?

  init(headingLevel: Int, below lastLevel: Int? = nil) {
    self.headingLevel = headingLevel
    self.lastLevel = lastLevel
  }

  /// Writes nodes, each an element.
  public mutating func write(_ nodes: [Node]) { write(nodes, "") }

  /// Writes markup as it is, trusted, and beside it what it says in words, for search engines.
  public mutating func writeMarkup(_ markup: String, words text: String = "") {
    output.append(markup)
    if !markup.isEmpty, !markup.hasSuffix("\n") { output.append("\n") }
    data.append(text)
    data.endLine()
  }

  /// Writes nodes, each an element that has these attributes.
  mutating func write(_ nodes: [Node], _ attributes: String) {
    for node in nodes { write(node, attributes) }
  }

  private mutating func write(_ node: Node, _ attributes: String) {
    switch node {
    case .heading(let level, let inlines): writeHeading(level, inlines, attributes)
    case .paragraph(let inlines): writeLine("<p", inlines, attributes, "</p>\n")
    case .list(let style, let items): writeList(style, items, attributes)
    case .action(let label, let address):
      writeLine("<p class=\"action\"", [.link(label, address)], attributes, "</p>\n")
    case .image(let address, let description): writeImage(address, description, attributes)
    case .code(let text, let language): writeCode(text, language, attributes)
    case .quote(let nodes): writeContainer("blockquote", nodes, attributes)
    case .notice(let title, let nodes):
      let title = Node.paragraph([.strong([.text(title)])])
      writeContainer("aside", [title] + nodes, " role=\"note\"" + attributes)
    case .facts(let facts): writeFacts(facts, attributes)
    case .group(let nodes): writeContainer("div", nodes, attributes)
    case .blocks(let blocks): write(blocks.body, attributes)
    }
  }

  private mutating func writeHeading(_ level: Int, _ inlines: [Inline], _ attributes: String) {
    guard !inlines.isBlank else { return }
    let asked = headingLevel - 1 + max(1, min(level, 6))
    let level = min(6, asked, (lastLevel ?? asked) + 1)
    lastLevel = level
    let tag = Self.headings[level - 1]
    writeLine(tag.opening, inlines, attributes, tag.closing)
  }

  private static let headings = (1...6).map { (opening: "<h\($0)", closing: "</h\($0)>\n") }

  /// An element of text; where there is nothing to see, nothing.
  private mutating func writeLine(
    _ opening: String,
    _ inlines: [Inline],
    _ attributes: String,
    _ closing: String
  ) {
    guard !inlines.isBlank else { return }
    output.append(opening)
    output.append(attributes: attributes)
    output.append(">")
    write(inlines)
    output.append(closing)
    data.endLine()
  }

  private mutating func writeContainer(_ tag: String, _ nodes: [Node], _ attributes: String) {
    guard !nodes.isEmpty else { return }
    output.append("<\(tag)\(attributes)>\n")
    write(nodes)
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
      write(item)
      output.append("</li>\n")
    }
    output.append("</\(tag)>\n")
  }

  /// Browsers count in 32 bits.
  private static func start(_ first: Int, count: Int) -> Int {
    max(Int(Int32.min), min(first, Int(Int32.max) - count))
  }

  private mutating func writeImage(
    _ address: Address,
    _ description: String,
    _ attributes: String
  ) {
    output.append("<figure\(attributes)><img src=\"")
    writeAddress(address)
    output.append("\" alt=\"")
    writeText(description)
    output.append("\" loading=\"lazy\"></figure>\n")
    data.endLine()
  }

  /// Code can be scrolled sideways, and so must be reached by keyboard.
  private mutating func writeCode(_ text: String, _ language: String?, _ attributes: String) {
    let name = language.map(HTMLEscaping.visible)?.split(whereSeparator: \.isWhitespace).first
    let type = name.map { " class=\"language-\(HTMLEscaping.text(String($0)))\"" } ?? ""
    output.append("<pre tabindex=\"0\"\(attributes)><code\(type)>")
    for (index, line) in text.codeLines.enumerated() {
      if index > 0 { output.append("\n") }
      writeText(line)
      data.endLine()
    }
    output.append("</code></pre>\n")
  }

  private mutating func writeFacts(_ facts: [Node.Fact], _ attributes: String) {
    guard !facts.isEmpty else { return }
    output.append("<dl\(attributes)>\n")
    for fact in facts {
      output.append("<div><dt>")
      write(fact.name)
      output.append("</dt><dd>")
      data.append(" ")
      write(fact.value)
      output.append("</dd></div>\n")
      data.endLine()
    }
    output.append("</dl>\n")
  }
}
