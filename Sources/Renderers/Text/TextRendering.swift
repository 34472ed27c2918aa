import ContentParser

/// What the two formats of text have in common.
protocol TextRendering: Renderer where Output == String {
  var layout: TextLayout { get }
  var encoding: any TextEncoding { get }
  var overrides: BlockOverrides<TextWriter> { get }
}

extension TextRendering {
  func writeText(of document: Document, to output: inout OutputBuffer) {
    var writer = TextWriter(layout: layout, encoding: encoding)
    swap(&writer.output, &output)
    overrides.write(document.blocks, to: &writer) { $1.write($0.body) }
    writer.write(document.unreadable)
    swap(&writer.output, &output)
  }

  func writeText(of nodes: [Node], to output: inout OutputBuffer) {
    var writer = TextWriter(layout: layout, encoding: encoding)
    swap(&writer.output, &output)
    writer.write(nodes)
    swap(&writer.output, &output)
  }

  func writeTextOverview(_ rows: some Sequence<OverviewRow>, to output: inout OutputBuffer) {
    let rows = Array(rows)
    let digits = String(rows.last?.number ?? 1).count
    var writer = TextWriter(layout: layout, encoding: encoding)
    swap(&writer.output, &output)
    writer.write([.heading(level: 1, [.text(OverviewRow.heading)])])
    if !rows.isEmpty { writer.writeLine([]) }
    for row in rows {
      let number = String(row.number)
      let mark = String(repeating: " ", count: max(0, digits - number.count)) + number + ". "
      let title = [StyledText(text: row.visibleTitle.visible)]
      let indentation = String(repeating: " ", count: mark.count)
      let style = TextStyle(roles: [.number])
      let lines = layout.marked(mark, indentation, style, layout.width) {
        LineWrapping.wrap(title, width: $0)
      }
      for line in lines { writer.writeLine(line) }
    }
    swap(&writer.output, &output)
  }
}
