/// Start tags, the elements that they end, and end tags.
extension HTMLTreeBuilder {
  mutating func start(_ tag: HTMLTag) {
    if isForeign, !startsHTML(in: tag) { return }
    let traits = HTMLTraits.of(tag.name)
    if traits.contains(.ignored) { return }
    if traits.contains(.tablePart) {
      startTablePart(tag, traits)
    } else if traits.contains(.formatting) {
      startFormatting(tag)
    } else {
      startElement(tag.name == "image" ? HTMLTag("img", tag.attributes) : tag, traits)
    }
  }

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
  mutating func close(_ names: [String], unless stops: (OpenElement) -> Bool) -> Bool {
    guard let index = open.lastIndex(where: { names.contains($0.name) || stops($0) }),
      names.contains(open[index].name)
    else { return false }
    while open.count > index { pop() }
    return true
  }
}

private extension HTMLTreeBuilder {
  mutating func startElement(_ tag: HTMLTag, _ traits: HTMLTraits) {
    endElements(before: tag.name, traits)
    if traits.contains(.block) {
      closeFormatting()
    } else if !traits.contains(.raw) {
      reopenFormatting()
    }
    if traits.contains(.void) || traits.contains(.foreign) && tag.isSelfClosing {
      insertLeaf(tag, traits)
    } else {
      push(tag, traits)
      if traits.contains(.raw) { tokenizer.state = HTMLNames.states[tag.name] ?? .rawtext }
    }
  }

  /// Adds an element of SVG or MathML, or ends these and returns true where HTML goes on.
  mutating func startsHTML(in tag: HTMLTag) -> Bool {
    if HTMLTraits.of(tag.name).contains(.endsForeign) {
      while isForeign { pop() }
      return true
    }
    if tag.isSelfClosing {
      insertLeaf(tag, [])
    } else {
      push(tag, HTMLForeign.traits(of: tag.name))
    }
    return false
  }

  mutating func endElements(before name: String, _ traits: HTMLTraits) {
    switch name {
    case "li": close(["li"]) { $0.endsListItem }
    case "dd", "dt": close(["dd", "dt"]) { $0.endsListItem }
    case "option": close(["option"]) { $0.name != "option" }
    case "optgroup": close(["option", "optgroup"]) { $0.name == "select" }
    case "button": close(["button"]) { $0.traits.contains(.scope) }
    case "table": close(["table"]) { $0.traits.contains(.scope) }
    default: break
    }
    if traits.contains(.endsParagraph) { closeParagraph() }
    if traits.contains(.heading) {
      closeFormatting()
      if let top = open.last, top.traits.contains(.heading) { pop() }
    }
  }

  mutating func startTablePart(_ tag: HTMLTag, _ traits: HTMLTraits) {
    guard let table = open.lastIndex(where: { $0.name == "table" || $0.name == "template" }),
      open[table].name == "table"
    else { return }
    let isCell = HTMLNames.tableCells.contains(tag.name)
    while open.count > table + 1, let top = open.last {
      if isCell, top.name == "tr" { break }
      if isCell || tag.name == "tr", HTMLNames.tableSections.contains(top.name) { break }
      pop()
    }
    if isCell, open.last?.name != "tr" { push(HTMLTag("tr"), HTMLTraits.of("tr")) }
    if traits.contains(.void) { insertLeaf(tag, traits) } else { push(tag, traits) }
  }

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

private extension HTMLTreeBuilder.OpenElement {
  /// Whether the items of a list that is open outside cannot end here.
  var endsListItem: Bool { traits.contains(.special) && !["address", "div", "p"].contains(name) }
}
