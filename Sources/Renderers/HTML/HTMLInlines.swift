import ContentParser

extension HTMLWriter {
  /// The parts of a line of text.
  mutating func write(_ inlines: [Inline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): writeText(text)
    case .lineBreak:
      output.append("<br>")
      data.breakLine()
    case .emphasis(let inner): write(inner, in: "em")
    case .strong(let inner): write(inner, in: "strong")
    case .mark(let inner): write(inner, in: "mark")
    case .code(let code):
      output.append("<code>")
      writeText(code)
      output.append("</code>")
    case .link(let label, let address): writeLink(label, address)
    }
  }

  /// A text, between tags or within a quoted attribute, and in words.
  mutating func writeText(_ text: String) {
    data.beginText(text)
    HTMLEscaping.append(text, to: &output, and: &data.output)
  }

  /// An address within a quoted attribute, which is not among the words.
  mutating func writeAddress(_ address: Address) {
    let place = data.place
    HTMLEscaping.append(HTMLEscaping.encoded(address), to: &output, and: &data.output)
    data.takeBack(to: place)
  }

  /// An element around what can be seen; spaces alone need none.
  private mutating func write(_ inlines: [Inline], in tag: String) {
    guard !inlines.isBlank else { return write(inlines) }
    output.append("<\(tag)>")
    write(inlines)
    output.append("</\(tag)>")
  }

  /// HTML has no link within a link: there the label is text.
  private mutating func writeLink(_ label: [Inline], _ address: Address) {
    let label = label.orText(of: address)
    guard !isInLink else { return write(label) }
    isInLink = true
    output.append("<a href=\"")
    writeAddress(address)
    output.append("\" rel=\"noopener noreferrer\">")
    write(label)
    output.append("</a>")
    isInLink = false
  }
}

extension [Inline] {
  /// Whether there is nothing to see; a link without a label shows its address.
  var isBlank: Bool {
    allSatisfy { inline in
      switch inline {
      case .text(let text), .code(let text): text.showsNothing
      case .lineBreak: true
      case .emphasis(let inner), .strong(let inner), .mark(let inner): inner.isBlank
      case .link: false
      }
    }
  }
}
