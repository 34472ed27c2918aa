import ContentParser

/// The nodes of blocks, as they arrive.
extension TextWriter: NodeSink {
  package mutating func write(_ notice: ProgramNotice) {
    isInProgramNotice = true
    write(notice.body)
  }

  package mutating func write(_ nodes: [Node]) { write(nodes, behind: sheet.lineCount) }

  package mutating func writeTitle(_ line: Span<UInt8>) {
    writeParagraph { $0.append(line, TextStyle(roles: .title)) }
  }

  package mutating func writeParagraph(_ line: Span<UInt8>) {
    writeParagraph { $0.append(line, TextStyle()) }
  }
}
