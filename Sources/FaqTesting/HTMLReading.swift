import Markup

/// HTML as a browser reads it, as far as it matters whether text has become markup.
struct HTMLReading {
  /// The text outside tags, and the descriptions of pictures.
  private(set) var text = ""
  /// The first tag that content must not be able to write.
  private(set) var unsafePart: Substring?
  /// The values of `lang`.
  private(set) var languages: Set<String> = []

  private static let schemes = ["javascript:", "vbscript:", "data:"]
  /// The elements whose content is no text of the page: its title repeats the heading.
  private static let hidden: [String: HTMLTextState] = [
    "title": .rcdata, "script": .scriptData, "style": .rawtext,
  ]

  init(_ html: String) {
    var tokenizer = HTMLTokenizer(Array(html.utf8))
    var hidden: HTMLTag?
    while let token = tokenizer.next() {
      if case .text(let part) = token {
        if let hidden { read(part, in: hidden) } else { text += part }
        continue
      }
      text += " "
      hidden = nil
      guard case .startTag(let tag) = token else { continue }
      read(tag)
      guard let state = Self.hidden[tag.name] else { continue }
      tokenizer.state = state
      hidden = tag
    }
  }
}

private extension HTMLReading {
  mutating func read(_ tag: HTMLTag) {
    if tag.name == "img", let description = tag["alt"] { text += description + " " }
    if tag.name == "hostile" || tag.attributes.contains(where: Self.isUnsafe) { note(tag) }
    if let language = tag["lang"] { languages.insert(language) }
  }

  /// Reads a script or a style; what is meant for other programs may hold any text.
  mutating func read(_ content: String, in tag: HTMLTag) {
    let isData = tag.name == "title" || tag["type"]?.contains("json") ?? false
    if !isData, content.contains("hostile") { note(tag) }
  }

  static func isUnsafe(_ attribute: HTMLAttribute) -> Bool {
    if attribute.name.contains("hostile") || attribute.name.hasPrefix("on") { return true }
    let address = attribute.value.filter { !$0.isWhitespace }.lowercased()
    return attribute.name != "alt" && schemes.contains { address.hasPrefix($0) }
  }

  mutating func note(_ tag: HTMLTag) {
    let attributes = tag.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    unsafePart = unsafePart ?? "<\(tag.name)\(attributes)>"
  }
}
