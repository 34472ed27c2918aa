import Bytes
import FaqService
import Markup

extension MarkupDocument {
  /// The same document, in which what only looks like a tag is text.
  var withTagsOnly: Self {
    guard hasHTML else { return self }
    var judgement = TagJudgement()
    for block in blocks { block.addTags(to: &judgement) }
    var verdicts = judgement.verdicts(in: .lines)[...]
    return Self(blocks: blocks.map { $0.withTagsOnly(by: &verdicts) })
  }
}

extension String {
  /// The HTML of a block, in which what only looks like a tag is text: `a &lt;T> b`.
  func withTagsOnly(in surroundings: TagJudgement.Surroundings) -> String {
    let pieces = WrittenHTML(self).pieces
    var judgement = TagJudgement()
    pieces.addTags(to: &judgement)
    var verdicts = judgement.verdicts(in: surroundings)[...]
    return pieces.html(by: &verdicts)
  }
}

private extension MarkupBlock {
  /// Adds the tags of all blocks of HTML, which may open what later ones close.
  func addTags(to judgement: inout TagJudgement) {
    switch self {
    case .rawHTML(let html):
      WrittenHTML(html).pieces.addTags(to: &judgement)
      judgement.add("\n")
    case .quote(let blocks), .details(_, let blocks):
      for block in blocks { block.addTags(to: &judgement) }
    case .list(let list): for block in list.items.joined() { block.addTags(to: &judgement) }
    case .heading, .paragraph, .code, .table, .thematicBreak: break
    }
  }

  func withTagsOnly(by verdicts: inout ArraySlice<Bool>) -> Self {
    switch self {
    case .rawHTML(let html): return .rawHTML(WrittenHTML(html).pieces.html(by: &verdicts))
    case .heading(let level, let content):
      return .heading(level: level, content: content.withTagsOnly(in: .title))
    case .paragraph(let content): return .paragraph(content.withTagsOnly(in: .paragraph))
    case .quote(let blocks): return .quote(blocks.map { $0.withTagsOnly(by: &verdicts) })
    case .details(let summary, let blocks):
      return .details(
        summary: summary.withTagsOnly(in: .title),
        blocks.map { $0.withTagsOnly(by: &verdicts) }
      )
    case .list(var list):
      list.items = list.items.map { $0.map { $0.withTagsOnly(by: &verdicts) } }
      return .list(list)
    case .table(var table):
      table.header = table.header.map { $0.withTagsOnly(in: .paragraph) }
      table.rows = table.rows.map { $0.map { $0.withTagsOnly(in: .paragraph) } }
      return .table(table)
    case .code, .thematicBreak: return self
    }
  }
}

/// HTML within Markdown, divided into text, tags and spans of code.
private struct WrittenHTML {
  enum Piece {
    case text(ArraySlice<UInt8>)
    case tag(ArraySlice<UInt8>)
    /// A script or style, whose text is not shown.
    case hidden(ArraySlice<UInt8>)
    case code(ArraySlice<UInt8>)
  }

  private(set) var pieces: [Piece] = []
  private let source: [UInt8]
  private var textStart = 0
  private var offset = 0
  /// Quotation marks that do not come again.
  private var missingQuotes: Set<UInt8> = []

  init(_ html: String) {
    source = Array(html.utf8)
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "<"): add(tagEnd().map { .tag(source[offset..<$0]) })
      case UInt8(ascii: "`"): add(codeEnd.map { .code(source[offset..<$0]) })
      default: offset += 1
      }
    }
    endText()
  }
}

private extension WrittenHTML {
  mutating func endText() {
    if textStart < offset { pieces.append(.text(source[textStart..<offset])) }
  }

  /// Adds a piece that begins here, or takes the character as text.
  mutating func add(_ piece: Piece?) {
    guard let piece else {
      offset += max(1, source[offset...].prefix { $0 == UInt8(ascii: "`") }.count)
      return
    }
    endText()
    pieces.append(piece)
    switch piece {
    case .text(let source), .hidden(let source), .code(let source): offset = source.endIndex
    case .tag(let source):
      offset = source.endIndex
      addHidden(after: WrittenTag(String(utf8: source)))
    }
    textStart = offset
  }

  mutating func addHidden(after tag: WrittenTag) {
    guard !tag.isClosing, ["script", "style", "textarea"].contains(tag.name) else { return }
    let end = source.firstOffset(of: "</\(tag.name)", from: offset) ?? source.count
    if end > offset { pieces.append(.hidden(source[offset..<end])) }
    offset = end
  }

  /// Where a span of code ends that begins here: at as many backticks on the same line.
  var codeEnd: Int? {
    let mark = source[offset...].prefix { $0 == UInt8(ascii: "`") }
    guard mark.count < 8 else { return nil }
    var end = mark.endIndex
    while end < source.count, source[end] != 0x0A {
      let run = source[end...].prefix { $0 == UInt8(ascii: "`") }
      if run.count == mark.count { return run.endIndex }
      end += max(1, run.count)
    }
    return nil
  }

  /// Where a tag or a comment ends that begins here.
  mutating func tagEnd() -> Int? {
    let rest = source[(offset + 1)...]
    if rest.starts(with: "!--".utf8) {
      return source.firstOffset(of: "-->", from: offset + 4).map { $0 + 3 } ?? source.count
    }
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") {
      return rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
        .flatMap { source[$0] == UInt8(ascii: ">") ? $0 + 1 : nil }
    }
    let name = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    guard let first = name.first, first | 0x20 > 0x60, first | 0x20 < 0x7B else { return nil }
    return endOfTag(from: name.startIndex)
  }

  mutating func endOfTag(from start: Int) -> Int? {
    var end = start
    while end < source.count {
      switch source[end] {
      case UInt8(ascii: ">"): return end + 1
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = source[end]
        guard source[end - 1] == UInt8(ascii: "="), !missingQuotes.contains(quote) else { break }
        if let close = source[(end + 1)...].firstIndex(of: quote) {
          end = close
        } else {
          missingQuotes.insert(quote)
        }
      default: break
      }
      end += 1
    }
    return nil
  }
}

private extension [WrittenHTML.Piece] {
  func addTags(to judgement: inout TagJudgement) {
    for piece in self {
      switch piece {
      case .text(let source), .code(let source): judgement.add(String(utf8: source))
      case .tag(let source): judgement.add(WrittenTag(String(utf8: source)))
      case .hidden: break
      }
    }
  }

  func html(by verdicts: inout ArraySlice<Bool>) -> String {
    var html: [UInt8] = []
    for piece in self {
      switch piece {
      case .text(let source), .hidden(let source): html += source
      case .code(let source): html.appendEscaped(source)
      case .tag(let source):
        if verdicts.popFirst() == true { html += source } else { html.appendEscaped(source) }
      }
    }
    return String(utf8: html)
  }
}

extension [UInt8] {
  /// Where a text begins at an offset or after it.
  func firstOffset(of text: String, from start: Int) -> Int? {
    guard count >= text.utf8.count else { return nil }
    return (start...(Swift.max(start, count - text.utf8.count))).first {
      self[$0...].starts(with: text.utf8)
    }
  }

  mutating func appendEscaped(_ source: ArraySlice<UInt8>) {
    for byte in source {
      if byte == UInt8(ascii: "<") { self += "&lt;".utf8 } else { append(byte) }
    }
  }
}
