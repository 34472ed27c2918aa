import ContentParser

extension TextWriter {
  /// Writes one of many documents, with its number in front of the first block that has lines.
  mutating func write(_ document: Document, number: Int) {
    if document.isWhole {
      write(document.blocks.elements[...], number: number)
    } else {
      writeBlock(behind: number) { $0.nodes(document.body) }
    }
  }

  private mutating func write(_ blocks: ArraySlice<StoredBlock>, number: Int) {
    var rest = blocks
    while sheet.lineCount == 0, !rest.isEmpty {
      writeBlock(behind: number) { $0.write(rest.prefix(1), behind: 0) }
      rest.removeFirst()
    }
    write(rest, behind: 0)
  }

  /// Writes a block behind a number, or without it if lines are too narrow.
  private mutating func writeBlock(behind number: Int, _ lines: (inout Self) -> Void) {
    let mark = "\(number). "
    let indentation = String(repeating: " ", count: mark.utf8.count)
    write(behind: mark, indentation, TextStyle(roles: .number), isOptional: true, lines)
  }
}
