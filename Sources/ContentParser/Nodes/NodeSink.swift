import Bytes

/// Receives the nodes of blocks.
///
/// Plain text that is one line, and not blank, arrives as UTF-8: most text is, and needs neither a
/// `String` nor nodes then. It may be a part of the content's own bytes.
package protocol NodeSink {
  /// Writes nodes.
  mutating func write(_ nodes: [Node])

  /// Writes `.heading(level: 1, [.text(line)])`.
  mutating func writeTitle(_ line: Span<UInt8>)

  /// Writes `.paragraph([.text(line)])`.
  mutating func writeParagraph(_ line: Span<UInt8>)

  /// Writes `.action([.text(label)], address)`.
  mutating func writeAction(_ label: Span<UInt8>, _ address: Address)

  /// Writes the nodes of a notice of the program.
  mutating func write(_ notice: ProgramNotice)
}

extension NodeSink {
  package mutating func writeAction(_ label: Span<UInt8>, _ address: Address) {
    write([.action(String(copying: label), address)])
  }

  package mutating func write(_ notice: ProgramNotice) { write(notice.body) }
}

/// Collects nodes.
struct NodeCollection: NodeSink {
  private(set) var nodes: [Node] = []

  mutating func write(_ nodes: [Node]) {
    if self.nodes.isEmpty { self.nodes = nodes } else { self.nodes += nodes }
  }

  mutating func writeTitle(_ line: Span<UInt8>) {
    nodes.append(.heading(level: 1, String(copying: line)))
  }

  mutating func writeParagraph(_ line: Span<UInt8>) {
    nodes.append(.paragraph(String(copying: line)))
  }
}
