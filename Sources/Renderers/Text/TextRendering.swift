import ContentParser

/// What the two formats of text have in common.
protocol TextRendering: Renderer where Output == String {
  var layout: TextLayout { get }
  var encoding: any TextEncoding { get }
  var overrides: BlockOverrides<TextWriter> { get }
}

extension TextRendering {
  func writeText(of document: Document, to output: inout OutputBuffer) {
    write(to: &output) { writer in
      if document.isWhole {
        overrides.write(document.blocks, to: &writer) { $1.write($0.body) }
      } else {
        writer.write(document.body)
      }
    }
  }

  func writeText(of nodes: [Node], to output: inout OutputBuffer) {
    write(to: &output) { $0.write(nodes) }
  }

  /// Numbers stand in a column, which has four digits where the last of them is yet to come.
  func writeTextOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    let rows = Array(rows)
    let digits = part == .whole ? String(rows.last?.number ?? 1).count : 4
    write(to: &output) { writer in
      if part.contains(.start) {
        writer.write([.heading(level: 1, [.text(OverviewRow.heading)])])
        if !rows.isEmpty { writer.writeLine() }
      }
      for row in rows { write(row, digits: digits, with: &writer) }
    }
  }

  private func write(_ row: OverviewRow, digits: Int, with writer: inout TextWriter) {
    let number = String(row.number)
    let mark = String(repeating: " ", count: max(0, digits - number.count)) + number + ". "
    let indentation = String(repeating: " ", count: mark.count)
    writer.write(behind: mark, indentation, TextStyle(roles: .number)) { writer in
      writer.append(row.visibleTitle, TextStyle())
      writer.writeLine()
    }
  }

  /// Lends the output to a new writer.
  private func write(to output: inout OutputBuffer, _ body: (inout TextWriter) -> Void) {
    var writer = TextWriter(layout: layout, encoding: encoding)
    swap(&writer.sheet.output, &output)
    body(&writer)
    swap(&writer.sheet.output, &output)
  }
}
