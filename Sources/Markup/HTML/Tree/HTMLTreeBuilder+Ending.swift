/// End tags.
extension HTMLTreeBuilder {
  mutating func end(_ name: String) {
    if let count = dropped[name], count > 0 {
      endDropped(name)
    } else if !isForeign || !close([name], unless: { _ in false }) {
      endHTML(name)
    }
  }

  /// Ends the paragraph that is open; it is looked for only if there is one, as blocks are many.
  @discardableResult
  mutating func closeParagraph() -> Bool {
    openParagraphs > 0
      && close(["p"]) { $0.traits.contains(.scope) || $0.name == "button" }
  }

  /// Ends the innermost element that has one of the names, and all within it.
  ///
  /// It does nothing where an element that stops the search is found first.
  @discardableResult
  mutating func close(
    _ names: [String],
    unless stops: (OpenElement) -> Bool
  ) -> Bool {
    guard let index = open.lastIndex(where: { names.contains($0.name) || stops($0) }),
      names.contains(open[index].name)
    else { return false }
    while open.count > index { pop() }
    return true
  }
}

private extension HTMLTreeBuilder {
  mutating func endHTML(_ name: String) {
    let traits = HTMLTraits.of(name)
    switch name {
    case "p": endParagraph()
    case "br": start(HTMLTag("br"))
    case "table": close(["table"]) { $0.name == "template" }
    case "li": close(["li"]) { $0.traits.contains(.scope) || ["ol", "ul"].contains($0.name) }
    case _ where traits.contains(.heading):
      close(HTMLNames.headings) { $0.traits.contains(.scope) }
    case _ where traits.contains(.tablePart):
      close([name]) { $0.name == "table" || $0.name == "template" }
    case _ where traits.contains(.formatting): endFormatting(name)
    case _ where !traits.isDisjoint(with: [.special, .raw, .scope]):
      close([name]) { $0.traits.contains(.scope) }
    default: close([name]) { $0.traits.contains(.special) }
    }
  }

  mutating func endDropped(_ name: String) {
    dropped[name, default: 0] -= 1
    let traits = HTMLTraits.of(name)
    if traits.contains(.block) { insertLeaf(HTMLTag("div"), traits) }
  }

  /// Ends a paragraph; an end tag without a paragraph is an empty one.
  mutating func endParagraph() {
    guard !closeParagraph() else { return }
    closeFormatting()
    insertLeaf(HTMLTag("p"), HTMLTraits.of("p"))
  }
}
