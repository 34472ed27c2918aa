import Bytes

/// The seven kinds of HTML blocks, numbered in CommonMark; they differ in how they end.
enum HTMLBlockKind: Equatable {
  case script, comment, instruction, declaration, characterData
  /// The last two kinds, which differ in how they begin alone.
  case element

  /// Finds the kind of block that a line starts.
  init?(at scanner: ByteScanner, interruptsParagraph: Bool) {
    guard scanner.next == .less else { return nil }
    if let kind = Self.markedKind(at: scanner) {
      self = kind
    } else if Self.startsElement(scanner) || !interruptsParagraph && Self.isLoneTag(scanner) {
      self = .element
    } else {
      return nil
    }
  }

  /// Whether a blank line ends the block.
  var endsAtBlankLine: Bool { self == .element }

  /// Whether the block ends with a line that reads from here on.
  func ends(in line: ByteScanner) -> Bool {
    var line = line
    switch self {
    case .script:
      while line.skip(past: "</") {
        for name: StaticString in ["script>", "pre>", "style>", "textarea>"] {
          var probe = line
          if probe.skip(name, ignoringCase: true) { return true }
        }
      }
      return false
    case .comment: return line.skip(past: "-->")
    case .instruction: return line.skip(past: "?>")
    case .declaration: return line.skip(past: ">")
    case .characterData: return line.skip(past: "]]>")
    case .element: return false
    }
  }
}

private extension HTMLBlockKind {
  /// The elements whose tags start an HTML block that ends at a blank line.
  static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  static func markedKind(at scanner: ByteScanner) -> Self? {
    var scanner = scanner
    scanner.offset += 1
    switch scanner.next {
    case .question: return .instruction
    case .bang:
      if scanner.peek(1) == .hyphen, scanner.peek(2) == .hyphen { return .comment }
      if scanner.peek(1)?.isASCIILetter == true { return .declaration }
      return scanner.skip("![CDATA[") ? .characterData : nil
    default:
      let name = scanner.tagName()
      guard ["script", "pre", "style", "textarea"].contains(name) else { return nil }
      let next = scanner.next
      return next == nil || next == .greater || next?.isSpaceOrTab == true ? .script : nil
    }
  }

  static func startsElement(_ scanner: ByteScanner) -> Bool {
    var scanner = scanner
    scanner.offset += 1
    _ = scanner.skip(.slash)
    guard blockElements.contains(scanner.tagName()) else { return false }
    guard let next = scanner.next else { return true }
    return next.isSpaceOrTab || next == .greater
      || next == .slash && scanner.peek(1) == .greater
  }

  static func isLoneTag(_ scanner: ByteScanner) -> Bool {
    var scanner = scanner
    guard scanner.skipTag() else { return false }
    scanner.skip(while: \.isSpaceOrTab)
    return scanner.isAtEnd
  }
}

private extension ByteScanner {
  /// Moves past the name of a tag and returns it in lower case.
  mutating func tagName() -> String {
    let start = offset
    guard next?.isASCIILetter == true else { return "" }
    skip { $0.isASCIIAlphanumeric || $0 == .hyphen }
    guard offset - start <= 10 else { return "" }
    return bytes[start..<offset].map(\.lowercasedASCII).text
  }
}
