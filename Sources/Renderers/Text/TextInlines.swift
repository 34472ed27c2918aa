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
      case .mark(let inner): add(inner, style.adding(.match))
      case .code(let code): append(code, style.adding(.code))
      case .link(let label, let address): add(label, to: address, style)
      }
    }
  }

  /// Adds a label that links to an address.
  mutating func add(_ label: [Inline], to address: Address, _ style: TextStyle = TextStyle()) {
    let label = label.orText(of: address)
    var linked = style.adding(.link)
    linked.address = address
    add(label, linked)
    guard options.showsAddresses, label != [.text(address.text)] else { return }
    append(" ", style)
    append("(\(address.text))", style.adding(.address))
  }
}
