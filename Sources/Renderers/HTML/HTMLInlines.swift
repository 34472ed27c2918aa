import ContentParser

extension HTMLWriter {
  /// Writes parts of a line of text.
  mutating func write(_ inlines: [Inline]) { for inline in inlines { write(inline) } }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): output.append(htmlText: text)
    case .lineBreak: output.append("<br>")
    case .emphasis(let inner): write(inner, in: "em")
    case .strong(let inner): write(inner, in: "strong")
    case .strikethrough(let inner): write(inner, in: "del")
    case .mark(let inner): write(inner, in: "mark")
    case .code(let code):
      output.append("<code>")
      output.append(htmlText: code)
      output.append("</code>")
    case .link(let label, let address): writeLink(label, address)
    case .reference(let label, let faq): writeReference(label, faq)
    case .image(let address, let description): writeImage(address, description)
    }
  }

  /// Writes inlines in an element, or without it if they show nothing but spaces.
  private mutating func write(_ inlines: [Inline], in tag: String) {
    let isBlank = inlines.isBlank
    if !isBlank { output.append("<\(tag)>") }
    write(inlines)
    if !isBlank { output.append("</\(tag)>") }
  }

  /// Writes a link, or its label alone within another link, because HTML nests no links.
  private mutating func writeLink(_ label: [Inline], _ address: Address) {
    let label = label.orText(of: address)
    writeLink(to: address) { $0.write(label) }
  }

  /// Writes a link with a label, or the label alone within another link.
  mutating func writeLink(to address: Address, _ label: (inout Self) -> Void) {
    writeLink(address.text, "\" rel=\"noopener noreferrer\">", label)
  }

  /// The same with what ends the tag after the address.
  private mutating func writeLink(
    _ address: String,
    _ end: String = "\">",
    _ label: (inout Self) -> Void
  ) {
    guard !isInLink else {
      label(&self)
      return
    }
    isInLink = true
    output.append("<a href=\"")
    output.append(htmlText: address)
    output.append(end)
    label(&self)
    output.append("</a>")
    isInLink = false
  }

  /// Writes a link to another FAQ of the output, or its label alone if the output lacks it.
  private mutating func writeReference(_ label: [Inline], _ faq: FAQReference) {
    if !label.isBlank, let address = links?.address(of: faq) {
      writeLink(address) { $0.write(label) }
    } else {
      write(label)
    }
  }

  /// Writes a picture, which is loaded when it comes into view; only the web has pictures.
  mutating func writeImage(_ address: Address, _ text: String, _ size: Node.Image.Size? = nil) {
    guard address.host != nil else {
      writeLink([.text(text)], address)
      return
    }
    let attributes = size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    output.append("<img src=\"\(address.text.htmlEscaped)\" alt=\"\(text.htmlEscaped)\"")
    output.append("\(attributes) loading=\"lazy\">")
  }

  /// Writes a figure: a picture and its caption, which describes a drawing.
  mutating func writeFigure(_ image: Node.Image, _ attributes: String) {
    output.append("<figure\(attributes)>")
    if let address = image.address { writeImage(address, image.description, image.size) }
    var caption = image.caption
    if let drawing = image.drawing {
      output.append(drawing.svg)
      caption = [.text(image.description)] + (caption.isEmpty ? [] : [.lineBreak]) + caption
    }
    writeLine(("<figcaption", "</figcaption>"), caption)
    output.append("</figure>\n")
  }

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
    writeLine(("<caption", "</caption>\n"), table.caption)
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
      output.append(table.alignment(ofColumn: column).htmlAttributes)
      output.append(">")
      write(cell)
      output.append(isHeader ? "</th>" : "</td>")
    }
    output.append("</tr>\n")
  }
}

private extension Node.Table.Alignment {
  /// The class that the style sheet aligns.
  var htmlAttributes: String { self == .start ? "" : " class=\"align-\(rawValue)\"" }
}
