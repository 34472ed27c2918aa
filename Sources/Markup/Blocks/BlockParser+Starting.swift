import Bytes

/// What the start of a line opened.
enum BlockStart {
  /// A block that can hold other blocks; the rest of the line may start one.
  case container
  /// A block that the rest of the line belongs to.
  case leaf
  /// A block that the whole line belongs to.
  case line
  /// Nothing; the rest of the line is text.
  case text
}

extension BlockParser {
  /// Opens the block that the rest of the line starts, if it starts one.
  mutating func startBlock() -> BlockStart {
    if line.isIndented { return startIndentedCode() }
    guard let first = line.nonspace, !first.isASCIILetter else { return .text }
    switch first {
    case .greater where startQuote(): return .container
    case .hash where startHeading(): return .line
    case .backtick where startFencedCode(), .tilde where startFencedCode(): return .line
    case .less where startHTML(): return .leaf
    case .equals where startSetextHeading(), .hyphen where startSetextHeading(): return .line
    default: break
    }
    if line.scanner.isThematicBreak() {
      closeUnmatched()
      add(.thematicBreak)
      return .line
    }
    if startItem() { return .container }
    return startTable() ? .line : .text
  }
}

private extension BlockParser {
  /// Whether one more quote or list item may be opened.
  var mayNest: Bool { matched <= limits.blockDepth }

  mutating func startIndentedCode() -> BlockStart {
    guard nodes[tip].kind != .paragraph, !line.isBlank else { return .text }
    line.advance(columns: 4)
    closeUnmatched()
    add(.indentedCode)
    return .leaf
  }

  mutating func startQuote() -> Bool {
    guard mayNest, skipQuoteMarker() else { return false }
    closeUnmatched()
    add(.quote)
    return true
  }

  mutating func startHeading() -> Bool {
    guard let (level, content) = line.scanner.heading() else { return false }
    closeUnmatched()
    add(.heading(level: level))
    nodes[tip].content = Array(line.source[content])
    return true
  }

  mutating func startFencedCode() -> Bool {
    guard let fence = CodeFence(at: line.scanner, indent: line.indent) else { return false }
    closeUnmatched()
    add(.fencedCode(fence))
    return true
  }

  mutating func startHTML() -> Bool {
    let interrupts =
      nodes[container].kind == .paragraph || !continuesAll && nodes[tip].kind == .paragraph
    guard let kind = HTMLBlockKind(at: line.scanner, interruptsParagraph: interrupts) else {
      return false
    }
    closeUnmatched()
    add(.html(kind))
    return true
  }

  mutating func startSetextHeading() -> Bool {
    guard nodes[container].kind == .paragraph, let level = line.scanner.setextLevel() else {
      return false
    }
    readDefinitions(of: container)
    guard !nodes[container].content.isEmpty else { return false }
    nodes[container].kind = .heading(level: level)
    return true
  }

  mutating func startItem() -> Bool {
    guard mayNest, let marker = ListMarker(at: line.scanner) else { return false }
    let markerIndent = line.indent
    var after = line
    after.advanceToNonspace()
    after.advance(bytes: marker.length)
    if nodes[container].kind == .paragraph, after.isBlank || (marker.number ?? 1) != 1 {
      return false
    }
    line = after
    let spaces = line.indent
    let isPlain = line.isBlank || spaces > 4
    if isPlain { line.advance(columns: 1) } else { line.advanceToNonspace() }
    closeUnmatched()
    if !continuesList(of: marker) { add(.list(marker)) }
    add(.item(indent: markerIndent + marker.length + (isPlain ? 1 : spaces)))
    return true
  }

  func continuesList(of marker: ListMarker) -> Bool {
    guard case .list(let current) = nodes[tip].kind else { return false }
    return current.matches(marker)
  }

  mutating func startTable() -> Bool {
    guard extensions == .github, nodes[container].kind == .paragraph,
      let alignments = TableRow.alignments(in: line.scanner)
    else { return false }
    let paragraph = container
    let headerStart = nodes[paragraph].lastLine
    let header = ByteScanner(
      nodes[paragraph].content,
      from: headerStart,
      to: nodes[paragraph].content.count - 1
    )
    guard TableRow.cells(in: header, atMost: alignments.count + 1).count == alignments.count else {
      return false
    }
    let text = Array(nodes[paragraph].content[headerStart...])
    if headerStart == 0 {
      nodes[paragraph].kind = .table(alignments)
    } else {
      nodes[paragraph].content.removeSubrange(headerStart...)
      add(.table(alignments))
      nodes[paragraph].endLine -= 1
      nodes[tip].startLine -= 1
      nodes[tip].content = text
    }
    return true
  }
}
