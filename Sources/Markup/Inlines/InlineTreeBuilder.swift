import Bytes

/// Makes the finished tree of the tokens that a parser found.
struct InlineTreeBuilder {
  let maximumDepth: Int
  /// Whether email addresses in text become links.
  let linksAddresses: Bool
  /// The spans that are open; nil for each that is too deep, so that only its content stays.
  private var spans: [InlineSpan?] = []
  /// The content of the text and of each span that is open.
  private var contents: [[MarkupInline]] = [[]]
  private var text: [UInt8] = []
  /// How many of the open spans are links.
  private var openLinks = 0

  init(for reader: InlineReader) {
    maximumDepth = reader.maximumDepth
    linksAddresses = reader.extensions == .github
  }

  /// Builds the tree of all tokens of a parser.
  mutating func build(_ parser: InlineParser) -> [MarkupInline] {
    let bytes = parser.scanner.bytes
    for token in parser.tokens {
      switch token {
      case .source(let range), .bracket(let range): text.append(contentsOf: bytes[range])
      case .text(let string): text.append(contentsOf: string.utf8)
      case .leaf(let leaf): append(leaf)
      case .open(let span): open(span)
      case .close: close()
      case .delimiters(let index):
        let run = parser.runs[index]
        for _ in 0..<run.closed { close() }
        text.append(contentsOf: bytes[run.rest])
        for span in run.opened.reversed() { open(span) }
      }
    }
    flushText()
    return contents[0]
  }
}

private extension InlineTreeBuilder {
  mutating func append(_ leaf: MarkupInline) {
    flushText()
    if openLinks > 0, case .autolink(let label, _) = leaf {
      add(.text(label))
    } else {
      add(leaf)
    }
  }

  mutating func open(_ span: InlineSpan) {
    let isKept = spans.count < maximumDepth
    spans.append(isKept ? span : nil)
    guard isKept else { return }
    flushText()
    if case .link = span { openLinks += 1 }
    contents.append([])
  }

  mutating func close() {
    guard let span = spans.popLast().flatMap(\.self) else { return }
    flushText()
    if case .link = span { openLinks -= 1 }
    add(span.around(contents.removeLast()))
  }

  mutating func add(_ inline: MarkupInline) { contents[contents.count - 1].append(inline) }

  mutating func flushText() {
    guard !text.isEmpty else { return }
    if linksAddresses, openLinks == 0, text.contains(.atSign) {
      for inline in EmailAddresses.linked(in: text) { add(inline) }
    } else {
      add(.text(text.text))
    }
    text.removeAll(keepingCapacity: true)
  }
}
