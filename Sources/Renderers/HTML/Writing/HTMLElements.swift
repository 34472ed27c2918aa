import ContentParser

/// The typed calls that overrides write with: each escapes its content.
extension HTMLWriter {
  /// Writes an element with content.
  ///
  /// ```swift
  /// writer.element("a", ["class": "cta", "href": video.url]) { $0.text(video.caption) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, in lower case.
  ///   - attributes: The attributes, in order.
  ///   - content: Writes what is in the element. Within `a`, links are written as their labels.
  /// - Precondition: The element is none in which text is code or markup, such as `script`.
  public mutating func element(
    _ name: StaticString,
    _ attributes: HTMLAttributes = [:],
    _ content: (inout Self) -> Void
  ) {
    let isLink = "\(name)" == "a"
    let wasInLink = isInLink
    open("\(name)", attributes)
    if isLink { isInLink = true }
    content(&self)
    isInLink = wasInLink
    output.append("</\(name)>")
  }

  /// Writes an element without content, such as `img`.
  ///
  /// - Precondition: The element is none in which text is code or markup, such as `script`.
  public mutating func element(_ name: StaticString, _ attributes: HTMLAttributes = [:]) {
    open("\(name)", attributes)
    if !HTMLNames.isVoid("\(name)") { output.append("</\(name)>") }
  }

  /// Writes text on one line; a line end in it becomes a space.
  public mutating func text(_ text: String) { output.append(htmlText: text) }

  /// Writes parts of a line.
  public mutating func inlines(_ inlines: [Inline]) { write(inlines) }

  /// Writes nodes, each of which is an element.
  public mutating func nodes(_ nodes: [Node]) { write(nodes, "") }

  /// Writes blocks, by their overrides where there are any.
  public mutating func blocks(_ blocks: BlockList) { write(blocks, "") }

  /// Writes markup as it is, unchecked: it must close the elements that it opens.
  public mutating func markup(_ markup: StaticString) { output.append("\(markup)") }
}

private extension HTMLWriter {
  mutating func open(_ name: String, _ attributes: HTMLAttributes) {
    precondition(HTMLNames.allowElement(name), "the element \(name) cannot hold content")
    output.append("<\(name)")
    for attribute in attributes.elements {
      output.append(" \(attribute.name)=\"")
      switch attribute.value {
      case .text(let text): output.append(htmlText: text)
      case .address(let address): output.append(htmlText: address.text)
      case .picture(let picture): output.append(picture.address)
      }
      output.append("\"")
    }
    output.append(">")
  }
}
