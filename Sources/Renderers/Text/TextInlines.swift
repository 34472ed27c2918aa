import ContentParser

extension TextWriter {
  /// Adds inlines to the current line.
  mutating func add(_ inlines: [Inline], _ style: TextStyle = TextStyle()) {
    for inline in inlines {
      switch inline {
      case .text(let text): append(text, style)
      case .lineBreak: endLine()
      case .emphasis(let inner): add(inner, style.adding(.emphasis))
      case .strong(let inner): add(inner, style.adding(.strong))
      case .strikethrough(let inner): add(struck: inner, style)
      case .mark(let inner): add(inner, style.adding(.match))
      case .code(let code): append(code, style.adding(.code))
      case .link(let label, let address): add(label, to: address, style)
      case .reference(let label, _): add(label, style)
      case .image(let address, let description): add(description, ofImageAt: address, style)
      }
    }
  }

  /// Adds struck text between marks, since it would read as valid without its look.
  private mutating func add(struck inlines: [Inline], _ style: TextStyle) {
    let marks = inlines.isBlank ? "" : "~~"
    append(marks, style)
    add(inlines, style.adding(.strikethrough))
    append(marks, style)
  }

  /// Adds a label that links to an address.
  mutating func add(_ label: [Inline], to address: Address, _ style: TextStyle = TextStyle()) {
    let label = label.orText(of: address)
    var linked = style.adding(.link)
    linked.address = address
    add(label, linked)
    if options.showsAddresses { add(address.text, behind: label, style) }
  }

  /// Adds the description of a picture, which leads to the picture unless it is in a link.
  private mutating func add(
    _ description: String,
    ofImageAt address: Address,
    _ style: TextStyle
  ) {
    let label = [Inline.text(description)]
    if style.address == nil {
      add(label, to: address, style)
    } else {
      add(label.orText(of: address), style)
      if options.showsAddresses { add(address.text, behind: label.orText(of: address), style) }
    }
  }

  /// Adds a link with its host behind it; the whole address, if there is no host or no hyperlink.
  mutating func addAction(_ label: [Inline], to address: Address) {
    add(label, to: address)
    let label = label.orText(of: address)
    guard !options.showsAddresses, label != [.text(address.text)] else { return }
    add(address.host ?? address.text, behind: label, TextStyle())
  }

  /// Adds where a link leads, unless its label says the same.
  private mutating func add(_ target: String, behind label: [Inline], _ style: TextStyle) {
    guard label != [.text(target)] else { return }
    append(" ", style)
    append("(\(target))", style.adding(.address))
  }
}
