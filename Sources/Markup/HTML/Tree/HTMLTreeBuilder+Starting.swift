/// Start tags, and the elements that they end.
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
    case "table": endTableWithoutCell()
    default: break
    }
    if traits.contains(.endsParagraph) { closeParagraph() }
    if traits.contains(.heading) {
      closeFormatting()
      if let top = open.last, top.traits.contains(.heading) { pop() }
    }
  }

  /// Ends a table in which another begins outside its cells.
  mutating func endTableWithoutCell() {
    close(["table"]) { $0.traits.contains(.scope) }
  }

  mutating func startTablePart(_ tag: HTMLTag, _ traits: HTMLTraits) {
    guard let table = open.lastIndex(where: { $0.name == "table" || $0.name == "template" }),
      open[table].name == "table"
    else { return }
    let isCell = HTMLTables.cells.contains(tag.name)
    while open.count > table + 1, let top = open.last {
      if isCell, top.name == "tr" { break }
      if isCell || tag.name == "tr", HTMLTables.sections.contains(top.name) { break }
      pop()
    }
    if isCell, open.last?.name != "tr" { push(HTMLTag("tr"), HTMLTraits.of("tr")) }
    if traits.contains(.void) { insertLeaf(tag, traits) } else { push(tag, traits) }
  }
}

private extension HTMLTreeBuilder.OpenElement {
  /// Whether the items of a list that is open outside cannot end here.
  var endsListItem: Bool {
    traits.contains(.special) && !["address", "div", "p"].contains(name)
  }
}

private extension HTMLForeign {
  /// The traits of an element of SVG or MathML; only whole pictures are hidden.
  static func traits(of name: String) -> HTMLTraits {
    switch name {
    case "svg": [.foreign, .hidden]
    case "math": .foreign
    default: []
    }
  }
}

/// Names of elements that have rules of their own.
enum HTMLNames {
  static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
  /// How the content of an element is read that has text alone; others are as `style`.
  static let states: [String: HTMLTextState] = [
    "title": .rcdata, "textarea": .rcdata, "script": .scriptData, "plaintext": .plaintext,
  ]
}
