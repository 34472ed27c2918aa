/// Images, players, frames, buttons and code.
extension HTMLFlow {
  /// Adds an image; one whose description is empty on purpose only decorates.
  mutating func readImage(_ tag: HTMLTag) {
    if tag["alt"]?.isEmpty == true { return }
    let description = tag["alt"] ?? tag["title"] ?? ""
    if let image = image(tag, description) { line.append(image) } else { line.append(description) }
  }

  /// Adds a link to what a frame or a player shows, or else the text that stands in for it.
  mutating func readMedia(_ tag: HTMLTag, at node: Int) {
    let address = tag["src"] ?? tag["data"] ?? source(within: node) ?? ""
    let destination = address.trimmedAddress
    guard destination.leadsElsewhere else {
      if !tree.isTextless(node) { read(tree.descendants(of: node)) }
      return
    }
    let title = tag["title"].flatMap { $0.isEmpty ? nil : $0 } ?? destination
    line.append(.link([.text(title)], destination: destination, title: ""))
  }

  /// Adds the label of a button.
  mutating func readInput(_ tag: HTMLTag) {
    let types = ["submit", "button", "reset"]
    if let type = tag["type"], types.contains(type.lowercased()) { line.append(tag["value"] ?? "") }
  }

  /// Adds an image with its caption, or what else a figure holds.
  mutating func readFigure(_ content: Range<Int>) {
    let images = content.filter { tree.tag(of: $0)?.name == "img" }
    let captions = content.filter { tree.tag(of: $0)?.name == "figcaption" }
    guard images.count == 1, captions.count == 1,
      let tag = tree.tag(of: images[0]), image(tag, "") != nil,
      !hasText(content.lowerBound..<captions[0]),
      !hasText(tree.nodes[captions[0]].end..<content.upperBound)
    else {
      readApart(content)
      return
    }
    let caption = inlines(of: tree.descendants(of: captions[0]), separator: .text(" "))
    endLine()
    if let image = image(tag, tag["alt"] ?? "", title: caption.plainText) { line.append(image) }
    endLine()
  }

  mutating func appendCode(_ tag: HTMLTag, at node: Int) {
    let content = tree.descendants(of: node)
    endLine()
    var text = CodeText()
    text.read(content, of: tree)
    let inner = tree.outermost(of: content).lazy.compactMap { tree.tag(of: $0) }.first
    let language = tag.language ?? inner?.language ?? ""
    if !text.text.isEmpty { append(.code(text.text, info: language)) }
  }
}

private extension HTMLFlow {
  /// An image with an address; embedded image data is of no use to readers.
  func image(_ tag: HTMLTag, _ description: String, title: String = "") -> MarkupInline? {
    let destination = (tag["src"] ?? "").trimmedAddress
    guard destination.leadsElsewhere else { return nil }
    let text: [MarkupInline] = description.isEmpty ? [] : [.text(description)]
    return .image(text, destination: destination, title: title)
  }

  /// The address of the first source of a player.
  func source(within node: Int) -> String? {
    tree.outermost(of: tree.descendants(of: node)).lazy.compactMap { tree.tag(of: $0) }
      .first { $0.name == "source" }?["src"]
  }

  func hasText(_ range: Range<Int>) -> Bool { !tree.text(in: range).utf8.allSatisfy(\.isHTMLSpace) }
}

/// The text of an element in which white space counts.
private struct CodeText {
  private(set) var text = ""

  mutating func read(_ range: Range<Int>, of tree: HTMLTree) {
    for node in tree.outermost(of: range) {
      switch tree.content(of: node) {
      case .text(let content): text += content
      case .element(let tag, let traits):
        if tree.isTextless(node) { continue }
        if tag.name == "br" { text += "\n" }
        let isBlock = traits.contains(.block)
        if isBlock { endLine() }
        read(tree.descendants(of: node), of: tree)
        if isBlock { endLine() }
      }
    }
  }

  private mutating func endLine() {
    if let last = text.utf8.last, last != .newline { text += "\n" }
  }
}

private extension HTMLTag {
  /// The language that a class names: `language-swift` or `lang-swift`.
  var language: String? {
    let classes = self["class"]?.split(whereSeparator: \.isWhitespace) ?? []
    return classes.lazy.compactMap { name in
      ["language-", "lang-"].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) }
    }
    .first { !$0.isEmpty }
  }
}
