/// Finds the blocks of a document, line by line; it leaves running text unread.
struct BlockParser {
  let extensions: MarkupExtensions
  let limits: MarkupLimits
  private let source: [UInt8]
  var nodes = [BlockNode(kind: .document, startLine: 1, endLine: 1)]
  /// The blocks that are still open, from the document to the innermost.
  var open = [0]
  /// How many of the open blocks the current line continues.
  var matched = 1
  var line: LineCursor
  var lineNumber = 0
  var references = LinkReferences()

  init(source: [UInt8], extensions: MarkupExtensions, limits: MarkupLimits) {
    self.source = source
    self.extensions = extensions
    self.limits = limits
    line = LineCursor(source: source, line: 0..<0)
  }

  /// How many bytes the source has.
  var size: Int { source.count }

  /// Reads the whole source.
  mutating func parse() {
    var start = 0
    while start < source.count {
      var end = start
      while end < source.count, source[end] != .newline, source[end] != 0x0D { end += 1 }
      lineNumber += 1
      line = LineCursor(source: source, line: start..<end)
      readLine()
      start = end + 1
      if end + 1 < source.count, source[end] == 0x0D, source[end + 1] == .newline { start += 1 }
    }
    lineNumber += 1
    close(downTo: 0)
  }

  /// The innermost open block.
  var tip: Int { open[open.count - 1] }

  /// The innermost open block that the current line continues.
  var container: Int { open[matched - 1] }

  /// Whether the line continues all open blocks.
  var continuesAll: Bool { matched == open.count }
}

private extension BlockParser {
  mutating func readLine() {
    matched = 1
    while matched < open.count {
      switch continuation(of: open[matched]) {
      case .matches: matched += 1
      case .ends:
        close(downTo: matched, endLine: lineNumber)
        return
      case .fails:
        startBlocksAndAddText()
        return
      }
    }
    startBlocksAndAddText()
  }

  mutating func startBlocksAndAddText() {
    if !nodes[container].kind.isVerbatim {
      loop: while true {
        switch startBlock() {
        case .container: continue
        case .leaf: break loop
        case .line: return
        case .text:
          line.advanceToNonspace()
          break loop
        }
      }
    }
    addText()
  }

  mutating func addText() {
    if !continuesAll, !line.isBlank, nodes[tip].kind == .paragraph {
      addLine(to: tip)
      return
    }
    closeUnmatched()
    if nodes[tip].kind.acceptsLines {
      addLine(to: tip)
      if case .html(let kind) = nodes[tip].kind, kind.ends(in: restOfLine) {
        close(downTo: open.count - 1, endLine: lineNumber)
      }
    } else if !line.isBlank {
      add(.paragraph)
      line.advanceToNonspace()
      addLine(to: tip)
    }
  }

  var restOfLine: ByteScanner { ByteScanner(source, from: line.offset, to: line.end) }

  mutating func addLine(to node: Int) {
    nodes[node].lastLine = nodes[node].content.count
    if line.restOfTab > 0 {
      nodes[node].content.append(contentsOf: repeatElement(.space, count: line.restOfTab))
      line.advance(columns: line.restOfTab)
    }
    nodes[node].content.append(contentsOf: source[line.offset..<line.end])
    nodes[node].content.append(.newline)
  }
}
