/// HTML as a browser reads it, as far as it matters whether text has become markup.
struct HTMLReading {
  /// The text outside tags, and the descriptions of pictures.
  private(set) var text = ""
  /// The first tag that content must not be able to write.
  private(set) var unsafePart: Substring?
  /// The values of `lang`.
  private(set) var languages: Set<String> = []
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
    if let language = attributes["lang"] { languages.insert(language) }
    // The title of a page repeats its heading.
    if name == "title" { _ = rest.take(until: "</" + name) }
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

/// Reads a text scalar by scalar: a mark that combines with markup does not hide it.
extension Substring.UnicodeScalarView {
  /// Takes the scalars up to the first that does not meet a condition.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = prefix(while: condition)
    self = self[taken.endIndex...]
    return String(Substring(taken))
  }

  /// Whether a text is at the front.
  func hasPrefix(_ text: String) -> Bool { starts(with: text.unicodeScalars) }

  /// Takes a text from the front, and says whether it was there.
  mutating func take(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Takes everything before a text, or all if it is not there.
  mutating func take(until end: String) -> String {
    let start = self
    while !isEmpty, !hasPrefix(end) { removeFirst() }
    return String(Substring(start[..<startIndex]))
  }

  /// Takes everything up to the end of a text; nil if it is not there.
  mutating func take(through end: String) -> String? {
    var rest = self
    let taken = rest.take(until: end)
    guard rest.take(end) else { return nil }
    self = rest
    return taken
  }

  /// Takes a character that an entity of HTML or a number stands for, from the `&` on.
  mutating func takeEntity() -> String? {
    let names = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
    var rest = self
    guard rest.take("&"), let name = rest.take(through: ";"), name.utf8.count < 10 else {
      return nil
    }
    let number = name.dropFirst()
    let value =
      number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    let scalar = name.hasPrefix("#") ? value.flatMap(Unicode.Scalar.init) : nil
    guard let text = scalar.map({ String(Character($0)) }) ?? names[name] else {
      return nil
    }
    self = rest
    return text
  }
}
