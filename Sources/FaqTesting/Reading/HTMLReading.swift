/// HTML as a browser reads it, as far as it matters whether text has become markup.
struct HTMLReading {
  /// The text outside tags, and the descriptions of pictures.
  private(set) var text = ""
  /// The first tag that content must not be able to write.
  private(set) var unsafePart: Substring?
  private let html: String.UnicodeScalarView
  private var rest: Substring.UnicodeScalarView

  init(_ html: String) {
    self.html = html.unicodeScalars
    rest = html[...].unicodeScalars
    while !rest.isEmpty {
      text += rest.take { $0 != "<" }.withoutEntities
      if !rest.isEmpty { readMarkup() }
    }
  }
}

private extension HTMLReading {
  static let schemes = ["javascript:", "vbscript:", "data:"]

  mutating func readMarkup() {
    let start = rest.startIndex
    text += " "
    if rest.hasPrefix("<!--") {
      _ = rest.take(until: "-->")
    } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
      _ = rest.take(until: ">")
    } else if rest.dropFirst().first?.properties.isAlphabetic == true || rest.hasPrefix("</") {
      readTag(from: start)
    } else {
      text.unicodeScalars.append(rest.removeFirst())
    }
  }

  mutating func readTag(from start: String.Index) {
    rest.removeFirst()
    let name = rest.take { !" \n\t>".unicodeScalars.contains($0) }.lowercased()
    var attributes: [String: String] = [:]
    while let next = rest.first, next != ">" {
      if " \n\t/".unicodeScalars.contains(next) {
        rest.removeFirst()
      } else {
        readAttribute(to: &attributes)
      }
    }
    rest = rest.dropFirst()
    let tag = Substring(html[start..<rest.startIndex])
    if name == "img", let description = attributes["alt"] { text += description + " " }
    if name == "hostile" || attributes.contains(where: Self.isUnsafe) { note(tag) }
    if name == "script" || name == "style" {
      let content = rest.take(until: "</" + name)
      let isData = attributes["type"]?.contains("json") ?? false
      if !isData, content.contains("hostile") { note(tag) }
    }
  }

  mutating func readAttribute(to attributes: inout [String: String]) {
    let name = rest.take { !" \n\t=>/".unicodeScalars.contains($0) }
    if name.isEmpty, rest.first == "=" { rest.removeFirst() }
    guard rest.first == "=" else {
      attributes[name.lowercased()] = ""
      return
    }
    rest.removeFirst()
    var value = ""
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest.removeFirst()
      value = rest.take { $0 != quote }
      rest = rest.dropFirst()
    } else {
      value = rest.take { !" \n\t>".unicodeScalars.contains($0) }
    }
    attributes[name.lowercased()] = value.withoutEntities
  }

  static func isUnsafe(_ name: String, _ value: String) -> Bool {
    if name.contains("hostile") || name.hasPrefix("on") { return true }
    let address = value.filter { !$0.isWhitespace }.lowercased()
    return name != "alt" && schemes.contains { address.hasPrefix($0) }
  }

  mutating func note(_ tag: Substring) { unsafePart = unsafePart ?? tag }
}

private extension String {
  /// The text with the characters that entities stand for.
  var withoutEntities: Self {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var text = ""
    var rest = self[...].unicodeScalars
    while !rest.isEmpty {
      text += rest.take { $0 != "&" }
      if !rest.isEmpty { text += rest.takeEntity() ?? "\(rest.removeFirst())" }
    }
    return text
  }
}
