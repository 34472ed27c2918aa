import Markup

/// Lines of Markdown or HTML as inline nodes.
extension [MarkupInline] {
  /// The nodes, with one text in place of several side by side, and addresses seen from a base.
  func lowered(_ base: BaseAddress?) -> [Inline] {
    var inlines: [Inline] = []
    for inline in self { inlines.add(inline, base) }
    return inlines
  }
}

private extension [Inline] {
  mutating func add(_ inline: MarkupInline, _ base: BaseAddress?) {
    switch inline {
    case .text(let text), .rawHTML(let text): append(text: text)
    case .softBreak: append(text: " ")
    case .hardBreak: append(.lineBreak)
    case .emphasis(let inner): append(.emphasis(inner.lowered(base)))
    case .strong(let inner): append(.strong(inner.lowered(base)))
    case .strikethrough(let inner): append(.strikethrough(inner.lowered(base)))
    case .code(let code): append(.code(code))
    case .link(let label, let destination, _):
      appendLink(label.lowered(base), to: destination, base)
    case .autolink(let text, let destination): appendLink([.text(text)], to: destination, nil)
    case .image(let description, let destination, _):
      appendImage(description.plainText, at: destination, base)
    }
  }

  /// Appends a link; its title, which no format shows without a pointer, is left out.
  mutating func appendLink(_ label: [Inline], to destination: String, _ base: BaseAddress?) {
    if let address = try? Address(destination, relativeTo: base) {
      append(.link(label, address))
    } else {
      append(label, with: destination)
    }
  }

  mutating func appendImage(_ description: String, at destination: String, _ base: BaseAddress?) {
    if let address = try? Address(destination, relativeTo: base) {
      append(.image(address, description: description))
    } else {
      append([.text(description)], with: destination)
    }
  }

  /// Appends a label, and behind it an address that is not safe to follow.
  mutating func append(_ label: [Inline], with destination: String) {
    for inline in label {
      if case .text(let text) = inline { append(text: text) } else { append(inline) }
    }
    guard !destination.isEmpty, label != [.text(destination)] else { return }
    append(text: " (\(destination))")
  }
}
