import ContentParser

extension TextWriter {
  /// Writes a notice; one of the program stands behind a bar and is quieter than content.
  mutating func write(_ kind: Node.NoticeKind, _ title: String, _ nodes: [Node]) {
    if isInProgramNotice {
      let style = TextStyle(roles: .detail)
      write(behind: "│ ", "│ ", style) { writer in
        writer.writeParagraph { $0.add([.text(title)], style) }
        writer.write(nodes, behind: writer.sheet.lineCount)
      }
    } else {
      let style = TextStyle(roles: kind.role)
      write(behind: "! ", "! ", style) { writer in
        writer.writeParagraph { $0.add([.text(title)], style) }
      }
      write(nodes, behind: "  ", "  ", TextStyle())
    }
  }

  /// Writes a fact; one in a notice of the program is quieter.
  mutating func write(_ fact: Node.Fact) {
    let (name, value): (TextRoles, TextRoles) =
      isInProgramNotice ? (.detail, .detail) : (.name, [])
    writeParagraph { writer in
      writer.add(fact.name, TextStyle(roles: name))
      writer.add([.text(": ")] + fact.value, TextStyle(roles: value))
    }
  }

  /// Whether a blank line stands before a node: always, except between short nodes in a notice of
  /// the program.
  func leavesGap(in nodes: [Node], before index: Int) -> Bool {
    guard isInProgramNotice, index > 0 else { return true }
    return !(nodes[index - 1].isShort && nodes[index].isShort)
  }
}

private extension Node.NoticeKind {
  var role: TextRoles {
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
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .reference(let inner, _):
      inner.allSatisfy(\.isShort)
    }
  }
}
