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

  /// Looks for what a line must begin with to continue a block, and moves past it.
  mutating func continuation(of node: Int) -> BlockContinuation {
    switch nodes[node].kind {
    case .document, .list: return .matches
    case .quote: return skipQuoteMarker() ? .matches : .fails
    case .item(let indent): return continuesItem(node, indent: indent) ? .matches : .fails
    case .paragraph, .table: return line.isBlank ? .fails : .matches
    case .heading, .thematicBreak, .definitions: return .fails
    case .fencedCode(let fence):
      if !line.isIndented, fence.isClosed(by: line.scanner) { return .ends }
      line.advance(columns: fence.indent)
      return .matches
    case .indentedCode:
      if line.isIndented {
        line.advance(columns: 4)
      } else if line.isBlank {
        line.advanceToNonspace()
      } else {
        return .fails
      }
      return .matches
    case .html(let kind): return line.isBlank && kind.endsAtBlankLine ? .fails : .matches
    }
  }

  /// Moves past `>` and one space.
  mutating func skipQuoteMarker() -> Bool {
    guard !line.isIndented, line.nonspace == .greater else { return false }
    line.advanceToNonspace()
    line.advance(bytes: 1)
    line.advance(columns: 1)
    return true
  }

  /// Opens a block inside the innermost one that can contain it, and closes those below that.
  mutating func add(_ kind: BlockKind) {
    var parent = open.count - 1
    while parent > 0, !nodes[open[parent]].kind.canContain(kind) { parent -= 1 }
    close(downTo: parent + 1)
    nodes[open[parent]].children.append(nodes.count)
    open.append(nodes.count)
    matched = open.count
    nodes.append(BlockNode(kind: kind, startLine: lineNumber, endLine: lineNumber))
  }

  /// Closes the open blocks that the current line does not continue.
  mutating func closeUnmatched() { close(downTo: matched) }

  /// Closes open blocks until only `count` of them are left.
  mutating func close(downTo count: Int, endLine: Int? = nil) {
    while open.count > count {
      let node = open.removeLast()
      finish(node, endLine: endLine ?? lineNumber - 1)
    }
    matched = min(matched, open.count)
  }

  /// Moves the reference definitions at the start of a paragraph to the references.
  mutating func readDefinitions(of node: Int) {
    guard nodes[node].content.first == .openBracket else { return }
    var scanner = ByteScanner(nodes[node].content)
    while let definition = scanner.skipDefinition() {
      references.add(definition.target, for: definition.label, from: nodes[node].startLine)
    }
    guard scanner.offset > 0 else { return }
    nodes[node].content.removeFirst(scanner.offset)
    nodes[node].lastLine = max(0, nodes[node].lastLine - scanner.offset)
  }
}

private extension BlockParser {
  mutating func readLine() {
    matched = 1
    loop: while matched < open.count {
      switch continuation(of: open[matched]) {
      case .matches: matched += 1
      case .fails: break loop
      case .ends:
        close(downTo: matched, endLine: lineNumber)
        return
      }
    }
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

  mutating func continuesItem(_ node: Int, indent: Int) -> Bool {
    if line.indent >= indent, !line.isBlank || !nodes[node].children.isEmpty {
      line.advance(columns: indent)
      return true
    }
    guard line.isBlank, !nodes[node].children.isEmpty else { return false }
    line.advanceToNonspace()
    return true
  }

  mutating func finish(_ node: Int, endLine: Int) {
    nodes[node].endLine = max(endLine, nodes[node].startLine)
    switch nodes[node].kind {
    case .paragraph:
      readDefinitions(of: node)
      if nodes[node].content.isEmpty { nodes[node].kind = .definitions }
    case .indentedCode, .html: removeBlankEnd(of: node)
    case .item, .list:
      let last = nodes[node].children.last.map { nodes[$0].endLine }
      nodes[node].endLine = last ?? nodes[node].startLine
    case .document, .quote, .heading, .fencedCode, .thematicBreak, .table, .definitions: break
    }
  }

  mutating func removeBlankEnd(of node: Int) {
    let content = nodes[node].content
    var end = content.count
    var lines = 0
    var index = content.count
    while index > 0, content[index - 1].isMarkupSpace {
      index -= 1
      if content[index] == .newline {
        end = index
        lines += 1
      }
    }
    nodes[node].content.removeSubrange(end...)
    nodes[node].content.append(.newline)
    nodes[node].endLine -= max(0, lines - 1)
  }
}

/// Whether a line continues an open block.
enum BlockContinuation {
  case matches, fails
  /// The line belongs to the block and is its last.
  case ends
}
