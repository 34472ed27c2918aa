/// Whether a line continues an open block.
enum BlockContinuation {
  case matches
  case fails
  /// The line belongs to the block and is its last.
  case ends
}

extension BlockParser {
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
    _ = line.skipSpace()
    return true
  }
}

private extension BlockParser {
  mutating func continuesItem(_ node: Int, indent: Int) -> Bool {
    if line.indent >= indent, !line.isBlank || !nodes[node].children.isEmpty {
      line.advance(columns: indent)
      return true
    }
    guard line.isBlank, !nodes[node].children.isEmpty else { return false }
    line.advanceToNonspace()
    return true
  }
}
