/// Markdown as far as it matters whether text has become markup; it is not a CommonMark parser.
struct MarkdownReading {
  /// The text without marks, and addresses after their labels.
  private(set) var text = ""
  /// The first tag or link that content must not be able to write.
  private(set) var unsafePart: Substring?

  init(_ markdown: String) {
    var paragraph = ""
    var fence: (marks: String, indent: Int)?
    for line in markdown.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        let content = line.dropFirst(open.indent)
        if content.elementsEqual(open.marks.unicodeScalars) {
          fence = nil
        } else {
          text += String(content) + "\n"
        }
        continue
      }
      let content = line.withoutContainers
      let marks = String(content.prefix { $0 == "`" })
      if marks.count >= 3, !content.dropFirst(marks.count).contains("`") {
        fence = (marks, line.count - content.count)
        endParagraph(&paragraph)
      } else {
        paragraph += String(content.withoutHeadingMarks) + "\n"
        if content.isEmpty { endParagraph(&paragraph) }
      }
    }
    endParagraph(&paragraph)
  }

  private mutating func endParagraph(_ paragraph: inout String) {
    let inlines = MarkdownInlines(paragraph)
    text += inlines.text
    unsafePart = unsafePart ?? inlines.unsafePart
    paragraph = ""
  }
}

private extension Substring.UnicodeScalarView {
  /// The line without the marks of quotes and bullets, and without indentation.
  var withoutContainers: Self {
    var line = self
    while line.take(">") || line.take(" ") || line.take("- ") || line.take("+ ") { continue }
    return line
  }

  var withoutHeadingMarks: Self {
    let marks = prefix { $0 == "#" }
    let rest = dropFirst(marks.count)
    return (1...6).contains(marks.count) && rest.hasPrefix(" ") ? rest.dropFirst() : self
  }
}

/// The inline markup of a paragraph of Markdown.
struct MarkdownInlines {
  /// The text without marks, and addresses after their labels.
  private(set) var text = ""
  /// The first tag or link that content must not be able to write.
  private(set) var unsafePart: Substring?
  private let markdown: String.UnicodeScalarView
  private var rest: Substring.UnicodeScalarView

  init(_ markdown: String) {
    self.markdown = markdown.unicodeScalars
    rest = markdown[...].unicodeScalars
    while !rest.isEmpty { readNext() }
  }
}

private extension MarkdownInlines {
  /// The schemes that a link may have.
  static let schemes = ["http:", "https:", "mailto:", "tel:"]

  mutating func readNext() {
    let prose = rest.take { !"\\&`!*[]<~".unicodeScalars.contains($0) }
    text += prose
    guard prose.isEmpty, let next = rest.first else { return }
    switch next {
    case "\\": readEscape()
    case "&": text += rest.takeEntity() ?? "\(rest.removeFirst())"
    case "`": readCode()
    case "<": readTag()
    case "*", "~": readMark(of: next)
    case "[": readLink(after: "[")
    case "!" where rest.hasPrefix("!["): readLink(after: "![")
    default: text.unicodeScalars.append(rest.removeFirst())
    }
  }

  /// Reads a backslash, and the punctuation that it escapes.
  mutating func readEscape() {
    let backslash = rest.removeFirst()
    guard let next = rest.first, next.isASCII, Character(next).isEscapable
    else {
      text.unicodeScalars.append(backslash)
      return
    }
    text.unicodeScalars.append(rest.removeFirst())
  }

  /// Reads code up to as many backticks as there are before it.
  mutating func readCode() {
    let marks = rest.take { $0 == "`" }
    var code = rest
    var content = ""
    while !code.isEmpty {
      content += code.take { $0 != "`" }
      let end = code.take { $0 == "`" }
      if end == marks {
        text += content
        rest = code
        return
      }
      content += end
    }
    text += marks
  }

  mutating func readTag() {
    let start = rest.startIndex
    rest.removeFirst()
    guard let next = rest.first,
      next.properties.isAlphabetic || "/!?".unicodeScalars.contains(next)
    else {
      text += "<"
      return
    }
    let content = rest.take { $0 != ">" }
    _ = rest.take(">")
    if Self.schemes.contains(where: content.hasPrefix) {
      text += content
    } else {
      note(from: start)
    }
  }

  /// Reads marks of emphasis, which are text between spaces.
  mutating func readMark(of mark: Unicode.Scalar) {
    let followsSpace = text.unicodeScalars.last?.properties.isWhitespace ?? true
    let marks = rest.take { $0 == mark }
    if followsSpace, rest.first?.properties.isWhitespace ?? true { text += marks }
    if mark == "~", marks.count == 1 { text += marks }
  }

  /// Reads a label and its address; brackets without an address are text.
  mutating func readLink(after mark: String) {
    _ = rest.take(mark)
    let before = text
    text = ""
    while !rest.isEmpty, rest.first != "]" { readNext() }
    let label = text
    let start = rest.startIndex
    guard let address = takeAddress() else {
      text = before + mark + label + (rest.take("]") ? "]" : "")
      return
    }
    if address.contains(":"), !Self.schemes.contains(where: address.hasPrefix) {
      note(from: start)
    }
    text = before + label + (label == address ? "" : " (\(address))")
  }

  /// Takes the end of a label and the address after it.
  mutating func takeAddress() -> String? {
    var address = ""
    var next = rest
    guard next.take("](") else { return nil }
    while let scalar = next.popFirst() {
      switch scalar {
      case ")":
        rest = next
        return address
      case "\\": if let escaped = next.popFirst() { address.unicodeScalars.append(escaped) }
      default: address.unicodeScalars.append(scalar)
      }
    }
    return nil
  }

  mutating func note(from start: String.Index) {
    unsafePart = unsafePart ?? Substring(markdown[start..<rest.startIndex])
  }
}

private extension Character {
  /// Whether a backslash before the ASCII character is markup.
  var isEscapable: Bool { isPunctuation || isSymbol || self == "\n" }
}
