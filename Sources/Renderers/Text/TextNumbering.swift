import ContentParser

extension TextWriter {
  /// Writes one of many documents, with its number in front of the first block that has lines.
  mutating func write(_ document: Document, number: Int) {
    if document.isWhole {
      write(document.blocks, number: number)
    } else {
      writeBlock(behind: number) { $0.nodes(document.body) }
    }
  }

  private mutating func write(_ blocks: BlockList, number: Int) {
    var rest = blocks.elements[...]
    while sheet.lineCount == 0, let block = rest.popFirst() {
      writeBlock(behind: number) { $0.write([block], behind: 0) }
    }
    write(BlockList(rest), behind: 0)
  }

  /// Writes a block behind a number, which a line that is too narrow does without.
  private mutating func writeBlock(behind number: Int, _ lines: (inout Self) -> Void) {
    let mark = "\(number). "
    let indentation = String(repeating: " ", count: mark.utf8.count)
    write(behind: mark, indentation, TextStyle(roles: .number), isOptional: true, lines)
  }
}
