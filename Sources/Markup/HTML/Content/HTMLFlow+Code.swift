/// Code that stands for itself, with its spaces and line ends.
extension HTMLFlow {
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

/// The text of an element in which white space counts.
private struct CodeText {
  private(set) var text = ""

  mutating func read(_ range: Range<Int>, of tree: HTMLTree) {
    for node in tree.outermost(of: range) {
      switch tree.content(of: node) {
      case .text(let content): text += content
      case .element(let tag, let traits):
        if tag.isHidden(traits) || tag.name == "iframe" { continue }
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
