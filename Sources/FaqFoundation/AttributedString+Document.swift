import Bytes
import ContentParser
import Foundation

extension AttributedString {
  /// A document as text with attributes.
  ///
  /// ```swift
  /// Text(AttributedString(document))
  /// ```
  ///
  /// The text reads well wherever only characters and inline styles are shown, as in SwiftUI's
  /// `Text`: lines, blank lines, `• `, `1. ` and `│ ` set its blocks apart, and headings are bold.
  /// These separators are the only characters without a `presentationIntent`. A view that lays out
  /// blocks by their intents leaves them out.
  ///
  /// - Parameter document: The document; one that the policy refuses becomes a notice that says
  ///   why.
  public init(_ document: Document) {
    var writer = AttributedTextWriter(language: document.language)
    writer.write(document.body)
    self = writer.text
  }

  /// Nodes as text with attributes, as `init(_:)` writes those of a document, in no language.
  public init(nodes: [Node]) {
    var writer = AttributedTextWriter()
    var nodes = nodes
    nodes.replaceDeepNodes()
    writer.write(nodes)
    self = writer.text
  }
}

/// Writes nodes as text with attributes: what changes while one document is written.
struct AttributedTextWriter {
  /// What was written so far.
  private(set) var text = AttributedString()
  private var margins = Margins()
  /// The blocks that are open.
  private var parent: PresentationIntent?
  private var lastIdentity = 0
  private var language: Language

  /// A writer of text in a language.
  init(language: Language = Language()) { self.language = language }

  /// Writes nodes with blank lines between them.
  mutating func write(_ nodes: [Node]) { write(nodes) { $0.write($1) } }

  private mutating func write(_ node: Node) {
    switch node {
    case .heading(let level, let inlines):
      write([.strong(inlines)], .header(level: level))
    case .paragraph(let inlines): write(inlines, .paragraph)
    case .list(let style, let items): write(items, style)
    case .action(let label, let address): write([.link(label, address)], .paragraph)
    case .image(let image): write(image.asParagraphs)
    case .code(let code, let language): write(code, language)
    case .quote(let nodes): within(.blockQuote, .quote) { $0.write(nodes) }
    case .notice(_, let title, let nodes): write(noticeOf: title) { $0.write(nodes) }
    case .details(let summary, let nodes, _): write([.paragraph([.strong(summary)])] + nodes)
    case .facts(let facts):
      for fact in facts { write([.strong(fact.name), .text(": ")] + fact.value, .paragraph) }
    case .table(let table): write(table.asFacts)
    case .divider: write([.text("───")], .thematicBreak)
    case .group(let nodes): write(nodes)
    case .blocks(let blocks): write(blocks.indices) { $0.write(blocks, at: $1) }
    }
  }
}

private extension AttributedTextWriter {
  /// Writes elements with blank lines between them.
  mutating func write<Element>(
    _ elements: some Sequence<Element>,
    _ body: (inout Self, Element) -> Void
  ) {
    let start = margins.lineCount
    for element in elements {
      if margins.lineCount > start { margins.leaveGap() }
      body(&self, element)
    }
    if margins.lineCount > start { margins.closeGap() }
  }

  mutating func write(_ blocks: BlockList, at index: Int) {
    let (block, outer) = (blocks[index], language)
    language = block.language.completed(by: outer)
    if let notice = block as? ProgramNotice {
      write(noticeOf: notice.title) { writer in
        writer.language = notice.contentLanguage
        writer.write(notice.content)
      }
    } else {
      write(blocks.body(at: index))
    }
    language = outer
  }

  mutating func write(noticeOf title: String, _ content: (inout Self) -> Void) {
    within(.blockQuote, .quote) { writer in
      writer.write([.strong([.text(title)])], .paragraph)
      content(&writer)
    }
  }

  mutating func write(_ items: [[Node]], _ style: Node.ListStyle) {
    let (kind, first): (PresentationIntent.Kind, Int?) =
      switch style {
      case .bullets: (.unorderedList, nil)
      case .numbers(let first): (.orderedList, first)
      }
    within(kind) { writer in
      for (index, item) in items.enumerated() {
        let ordinal = (first ?? 1) &+ index
        let margin = first == nil ? Margin.bullet : .number(ordinal)
        writer.within(.listItem(ordinal: ordinal), margin) { $0.write(item) }
      }
    }
  }

  mutating func write(_ code: String, _ language: String?) {
    let attributes = AttributeContainer().adding(.code)
    write(
      code.codeLines.map { AttributedString($0, attributes: attributes) },
      .codeBlock(languageHint: language),
      lineEnd: AttributedString("\n", attributes: attributes)
    )
  }

  mutating func write(_ inlines: [Inline], _ kind: PresentationIntent.Kind) {
    var lines = InlineLines()
    lines.add(inlines, AttributeContainer())
    write(
      lines.visibleLines,
      kind,
      lineEnd: AttributedString("\n", attributes: AttributeContainer().adding(.lineBreak))
    )
  }

  /// Writes the lines of one block, if it has any.
  mutating func write(
    _ lines: [AttributedString],
    _ kind: PresentationIntent.Kind,
    lineEnd: AttributedString
  ) {
    guard !lines.isEmpty else { return }
    var attributes = AttributeContainer(language)
    attributes.presentationIntent = opened(kind)
    let direction = AttributeContainer(Language(direction: language.direction))
    if margins.lineCount > 0 { text += AttributedString("\n") }
    for (index, line) in lines.enumerated() {
      if index > 0 { text += lineEnd.mergingAttributes(attributes) }
      text += AttributedString(margins.beginLine(), attributes: direction)
      text += line.mergingAttributes(attributes)
    }
  }

  /// Opens a block for as long as `body` runs.
  mutating func within(
    _ kind: PresentationIntent.Kind,
    _ margin: Margin? = nil,
    _ body: (inout Self) -> Void
  ) {
    let outer = parent
    parent = opened(kind)
    if let margin { margins.push(margin) }
    body(&self)
    if margin != nil { margins.pop() }
    parent = outer
  }

  mutating func opened(_ kind: PresentationIntent.Kind) -> PresentationIntent {
    lastIdentity += 1
    return PresentationIntent(kind, identity: lastIdentity, parent: parent)
  }
}

extension AttributeContainer {
  /// A language and a direction, as far as they are named.
  init(_ language: Language) {
    self.init()
    self.languageIdentifier = language.tag?.text
    // The direction is an attribute of whole lines.
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    switch language.direction {
    case .leftToRight: self.writingDirection = .leftToRight
    case .rightToLeft: self.writingDirection = .rightToLeft
    case .automatic, nil: self.writingDirection = nil
    }
  }

  /// The same with one more intent.
  func adding(_ intent: InlinePresentationIntent) -> Self {
    let intents = (self.inlinePresentationIntent ?? []).union(intent)
    return changing(self) { $0.inlinePresentationIntent = intents }
  }
}

/// Inlines as lines of text with attributes.
struct InlineLines {
  private var lines = [AttributedString()]

  /// The lines from the first to the last that has something on it.
  var visibleLines: [AttributedString] {
    let filled = lines.indices.filter { !lines[$0].characters.isEmpty }
    guard let first = filled.first, let last = filled.last else { return [] }
    return Array(lines[first...last])
  }

  /// Adds inlines to the last line, each with these attributes and its own.
  mutating func add(_ inlines: [Inline], _ attributes: AttributeContainer) {
    for inline in inlines {
      switch inline {
      case .text(let text): append(text, attributes)
      case .lineBreak: lines.append(AttributedString())
      case .emphasis(let inner): add(inner, attributes.adding(.emphasized))
      case .strong(let inner): add(inner, attributes.adding(.stronglyEmphasized))
      case .strikethrough(let inner): add(inner, attributes.adding(.strikethrough))
      case .mark(let inner): add(inner, changing(attributes) { $0.isMatch = true })
      case .code(let code): append(code, attributes.adding(.code))
      case .link(let label, let address):
        let link = changing(attributes) { $0.link = URL(string: address.text) }
        add(label.orText(of: address), link)
      case .reference(let label, _): add(label, attributes)
      case .image(let address, let description):
        let image = changing(attributes) { $0.imageURL = URL(string: address.text) }
        add([Inline.text(description)].orText(of: address), image)
      }
    }
  }

  private mutating func append(_ text: String, _ attributes: AttributeContainer) {
    lines[lines.endIndex - 1] += AttributedString(text.onOneSafeLine, attributes: attributes)
  }
}

extension String {
  /// The text on one line: a space for each line end, U+FFFD for each character that acts unseen.
  var onOneSafeLine: String { safeLines.joined(separator: " ") }

  /// The lines of code; a line end at the very end begins no other line.
  var codeLines: [String] {
    let lines = safeLines
    return lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private var safeLines: [String] {
    lines.map { line in
      guard line.unicodeScalars.contains(where: \.isUnsafeToShow) else { return line }
      var safe = UnicodeScalarView()
      for scalar in line.unicodeScalars { safe.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
      return String(safe)
    }
  }
}
