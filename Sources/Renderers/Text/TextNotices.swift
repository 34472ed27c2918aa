import ContentParser

extension TextWriter {
  /// Writes a notice; one of the program is after a bar and is quieter than content.
  mutating func write(_ kind: Node.NoticeKind, _ title: String, _ nodes: [Node]) {
    let isOfProgram = isInProgramNotice
    let (mark, style) = isOfProgram ? ("│ ", TextStyle(.detail)) : ("! ", TextStyle(kind.role))
    write(after: mark, then: mark, style) { writer in
      writer.writeParagraph { $0.add([.text(title)], style) }
      if isOfProgram { writer.write(nodes) }
    }
    if !isOfProgram { write(after: "  ", TextStyle()) { $0.write(nodes) } }
  }

  /// Writes a fact; one in a notice of the program is quieter.
  mutating func write(_ fact: Node.Fact) {
    let (name, value) =
      isInProgramNotice
      ? (TextStyle(.detail), TextStyle(.detail)) : (TextStyle(.name), TextStyle())
    writeParagraph { writer in
      writer.add(fact.name, name)
      writer.add([.text(": ")] + fact.value, value)
    }
  }

  /// Whether a blank line precedes a node: always, except between short nodes in a notice of
  /// the program.
  func leavesGap(in nodes: [Node], before index: Int) -> Bool {
    guard isInProgramNotice, index > 0 else { return true }
    return !(nodes[index - 1].isShort && nodes[index].isShort)
  }
}

private extension Node.NoticeKind {
  var role: TextRole {
    switch self {
    case .note: .notice
    case .tip: .tip
    case .warning: .warning
    case .danger: .danger
    }
  }
}

private extension Node {
  /// Whether the node usually takes one line, or has a mark on each line.
  var isShort: Bool {
    switch self {
    case .paragraph(let inlines): inlines.allSatisfy(\.isShort)
    case .facts, .list: true
    case .heading, .action, .image, .code, .quote, .notice, .details, .table, .divider, .group,
      .blocks:
      false
    }
  }
}

private extension Inline {
  /// The bytes that most lines have room for.
  static let shortLength = 72

  var isShort: Bool {
    switch self {
    case .text(let text), .code(let text): text.utf8.count <= Self.shortLength
    case .link, .image: true
    case .lineBreak: false
    case .emphasis, .strong, .strikethrough, .mark, .reference: inner.allSatisfy(\.isShort)
    }
  }
}
