extension BlockParser {
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
  mutating func closeUnmatched() {
    close(downTo: matched)
  }

  /// Closes open blocks until only so many are left.
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
      references.add(definition, from: nodes[node].startLine)
    }
    guard scanner.offset > 0 else { return }
    nodes[node].content.removeFirst(scanner.offset)
    nodes[node].lastLine = max(0, nodes[node].lastLine - scanner.offset)
  }
}

private extension BlockParser {
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
