/// The blocks of a document's top level with their places in the source.
package struct MarkupOutline: Sendable {
  /// A block of the top level.
  package struct Entry: Equatable, Sendable {
    /// The block.
    package let block: MarkupBlock
    /// The lines of the block in the source, in bytes, with their line ends.
    package let range: Range<Int>
    /// The lines of each item of a list.
    package let items: [Range<Int>]
  }

  /// The source as UTF-8.
  package let source: [UInt8]
  /// The blocks from top to bottom.
  package private(set) var entries: [Entry] = []
  private let references: LinkReferences
  private let lineStarts: [Int]

  /// Pairs what a parser has found with its lines.
  init(of source: [UInt8], _ parser: BlockParser) {
    self.source = source
    references = parser.references
    lineStarts = source.lineStarts
    var builder = BlockTreeBuilder(parser)
    for (index, blocks) in zip(parser.nodes[0].children, builder.buildByTopLevel()) {
      let node = parser.nodes[index]
      var items: [Range<Int>] = []
      if case .list = node.kind { items = node.children.map { range(of: parser.nodes[$0]) } }
      for block in blocks {
        entries.append(Entry(block: block, range: range(of: node), items: items))
      }
    }
  }

  /// The definitions of the references that a piece of the source may use, from elsewhere in it.
  ///
  /// `see [docs]` gives `[docs]: <https://example.com> "Title"` and a line end.
  package func definitions(for piece: Range<Int>) -> String {
    var scanner = ByteScanner(source, from: piece.lowerBound, to: piece.upperBound)
    var lines: [String] = []
    var known: Set<String> = []
    while !scanner.isAtEnd {
      var probe = scanner
      scanner.offset += scanner.isAtEscape ? 2 : 1
      guard let label = probe.skipLabel(), let place = references.place(of: label),
        !piece.contains(lineStarts[place.line - 1]),
        known.insert(label.text.lowercased()).inserted
      else { continue }
      lines.append("[\(label.text)]: \(place.target.source)\n")
    }
    return lines.joined()
  }
}

private extension MarkupOutline {
  func range(of node: BlockNode) -> Range<Int> {
    let end = node.endLine < lineStarts.count ? lineStarts[node.endLine] : source.count
    return lineStarts[node.startLine - 1]..<end
  }
}

private extension LinkTarget {
  /// The target as it is written in a definition.
  var source: String {
    let title = title.isEmpty ? "" : " \"\(title.escaped)\""
    return "<\(destination.escaped)>\(title)"
  }
}

private extension String {
  /// The text with escapes for all that ends or changes a destination or a title.
  var escaped: String {
    reduce(into: "") { result, character in
      if character.isNewline {
        result += "&#10;"
      } else {
        if "\\<>&\"".contains(character) { result += "\\" }
        result.append(character)
      }
    }
  }
}

private extension [UInt8] {
  /// Where each line begins; lines end with LF, CR, or both.
  var lineStarts: [Int] {
    var starts = [0]
    for index in indices {
      let endsLine =
        self[index] == .newline
        || self[index] == 0x0D && (index + 1 == count || self[index + 1] != .newline)
      if endsLine, index + 1 < count { starts.append(index + 1) }
    }
    return starts
  }
}
