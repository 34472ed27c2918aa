import ContentParser

extension HTMLWriter {
  /// Writes a table, or its caption alone where there are no cells.
  ///
  /// The keyboard must reach the element around it, which can scroll sideways.
  mutating func write(_ table: Node.Table, _ attributes: String) {
    let hasHeader = !table.header.allSatisfy(\.isBlank)
    let rows = table.rows.filter { !$0.isEmpty }
    guard hasHeader || !rows.isEmpty else {
      write([.paragraph(table.caption)], attributes)
      return
    }
    output.append("<div class=\"table\" tabindex=\"0\">\n<table\(attributes)>\n")
    if !table.caption.isBlank {
      output.append("<caption>")
      write(table.caption)
      output.append("</caption>\n")
    }
    if hasHeader {
      output.append("<thead>\n")
      writeRow(table.header, of: table, isHeader: true)
      output.append("</thead>\n")
    }
    if !rows.isEmpty {
      output.append("<tbody>\n")
      for row in rows { writeRow(row, of: table) }
      output.append("</tbody>\n")
    }
    output.append("</table>\n</div>\n")
  }

  /// Writes a row; a header without text names no column.
  private mutating func writeRow(
    _ cells: [[Inline]],
    of table: Node.Table,
    isHeader: Bool = false
  ) {
    output.append("<tr>")
    for (column, cell) in cells.enumerated() {
      let isHeader = isHeader && !cell.isBlank
      output.append(isHeader ? "<th scope=\"col\"" : "<td")
      output.append(attributes: table.alignment(ofColumn: column).htmlAttributes)
      output.append(">")
      write(cell)
      output.append(isHeader ? "</th>" : "</td>")
    }
    output.append("</tr>\n")
  }
}

private extension Node.Table.Alignment {
  /// The class that the style sheet aligns.
  var htmlAttributes: String {
    switch self {
    case .start: ""
    case .center: " class=\"align-center\""
    case .end: " class=\"align-end\""
    }
  }
}
