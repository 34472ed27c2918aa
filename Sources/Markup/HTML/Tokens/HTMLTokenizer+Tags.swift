import Bytes

/// The states of tags and their attributes.
extension HTMLTokenizer {
  /// Reads what `<` begins outside raw text; `<` alone is text.
  mutating func readMarkup() -> HTMLToken? {
    tokenStart = scanner.offset
    switch isAtLiteral() ? nil : scanner.peek(1) {
    case .slash: return readEndTagOrComment()
    case .bang: return readDeclaration()
    case .question:
      scanner.offset += 1
      return readUpToGreater(.comment)
    case .some(let byte) where byte.isASCIILetter: return readStartTag()
    default:
      scanner.offset += 1
      text.append(.less)
      return nil
    }
  }

  /// Whether `<` is next and a letter stands at a distance from it.
  func isNextLetter(at distance: Int) -> Bool {
    scanner.next == .less && scanner.peek(distance)?.isASCIILetter == true
  }

  /// Reads `</name>`, whose attributes mean nothing.
  mutating func readEndTag() -> HTMLToken? {
    scanner.offset += 2
    let name = readTagName()
    return readRestOfTag(named: name).map { .endTag($0.name) }
  }
}

private extension HTMLTokenizer {
  mutating func readStartTag() -> HTMLToken? {
    scanner.offset += 1
    let name = readTagName()
    guard let tag = readRestOfTag(named: name) else { return nil }
    lastStartTag = name
    return .startTag(tag)
  }

  mutating func readEndTagOrComment() -> HTMLToken? {
    if isNextLetter(at: 2) { return readEndTag() }
    scanner.offset += 2
    if scanner.isAtEnd {
      text.append(contentsOf: "</".utf8)
      return nil
    }
    return scanner.skip(.greater) ? nil : readUpToGreater(.comment)
  }

  mutating func readTagName() -> String {
    let start = scanner.offset
    scanner.skip { !$0.endsTagName }
    return scanner.bytes[start..<scanner.offset].lowercasedName
  }

  /// Reads attributes up to `>`; a tag that the end of the text cuts off is dropped.
  mutating func readRestOfTag(named name: String) -> HTMLTag? {
    var attributes = HTMLAttributeList(limits: limits)
    while true {
      scanner.skip(while: \.isHTMLSpace)
      guard let byte = scanner.next else { return nil }
      if byte == .greater {
        scanner.offset += 1
        return HTMLTag(name, attributes.all)
      }
      if byte != .slash {
        guard readAttribute(into: &attributes) else { return nil }
      } else {
        scanner.offset += 1
        if scanner.skip(.greater) { return HTMLTag(name, attributes.all, isSelfClosing: true) }
      }
    }
  }

  /// Reads an attribute; returns false where the text ends before its value does.
  mutating func readAttribute(into attributes: inout HTMLAttributeList) -> Bool {
    let start = scanner.offset
    scanner.offset += 1
    scanner.skip { !$0.endsTagName && $0 != .equals }
    let name = start..<scanner.offset
    scanner.skip(while: \.isHTMLSpace)
    var value: Range<Int>?
    if scanner.skip(.equals) {
      scanner.skip(while: \.isHTMLSpace)
      value = readValue()
      if value == nil { return false }
    }
    attributes.add(name, value, in: scanner.bytes)
    return true
  }

  /// Moves past a value and returns where it stands without its quotes.
  mutating func readValue() -> Range<Int>? {
    guard let first = scanner.next else { return nil }
    if first == .doubleQuote || first == .singleQuote {
      let start = scanner.offset + 1
      scanner.offset = start
      scanner.skip { $0 != first }
      return scanner.skip(first) ? start..<scanner.offset - 1 : nil
    }
    let start = scanner.offset
    scanner.skip { !$0.isHTMLSpace && $0 != .greater }
    return start..<scanner.offset
  }
}
