import Bytes

/// The states of tags, attributes, comments and document types; the last two are not shown.
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

  /// Whether `<` is next and a letter is at a distance from it.
  func isNextLetter(at distance: Int) -> Bool {
    scanner.next == .less && scanner.peek(distance)?.isASCIILetter == true
  }

  /// Reads `</name>`, whose attributes mean nothing.
  mutating func readEndTag() -> HTMLToken? {
    scanner.offset += 2
    return readTag().map { .endTag($0.name) }
  }

  /// Reads what `<!` begins.
  mutating func readDeclaration() -> HTMLToken? {
    scanner.offset += 2
    if scanner.skip("--") { return readComment() }
    if scanner.skip("doctype", ignoringCase: true) { return readUpToGreater(.doctype) }
    if allowsSections, scanner.skip("[CDATA[") {
      state = .cdataSection
      return nil
    }
    return readUpToGreater(.comment)
  }

  /// Reads what only `>` ends.
  mutating func readUpToGreater(_ token: HTMLToken) -> HTMLToken {
    scanner.skip { $0 != .greater }
    _ = scanner.skip(.greater)
    return token
  }

  /// Reads what follows `<!--` up to `-->`, `--!>` or the end of the text.
  private mutating func readComment() -> HTMLToken {
    if scanner.skip(">") || scanner.skip("->") { return .comment }
    while !scanner.isAtEnd {
      scanner.skip { $0 != .hyphen }
      if scanner.skip("-->") || scanner.skip("--!>") { break }
      if !scanner.isAtEnd { scanner.offset += 1 }
    }
    return .comment
  }
}

private extension HTMLTokenizer {
  mutating func readStartTag() -> HTMLToken? {
    scanner.offset += 1
    guard let tag = readTag() else { return nil }
    lastStartTag = tag.name
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

  /// Reads a name and attributes up to `>`; a tag that the end of the text cuts off is dropped.
  mutating func readTag() -> HTMLTag? {
    let start = scanner.offset
    scanner.skip { !$0.endsTagName }
    let name = scanner.bytes[start..<scanner.offset].lowercasedName
    var attributes: [HTMLAttribute] = []
    while true {
      scanner.skip(while: \.isHTMLSpace)
      guard let byte = scanner.next else { return nil }
      if byte == .greater {
        scanner.offset += 1
        return HTMLTag(name, attributes)
      }
      if byte != .slash {
        guard readAttribute(into: &attributes) else { return nil }
      } else {
        scanner.offset += 1
        if scanner.skip(.greater) { return HTMLTag(name, attributes, isSelfClosing: true) }
      }
    }
  }

  /// Reads an attribute; returns false where the text ends before its value does.
  mutating func readAttribute(into attributes: inout [HTMLAttribute]) -> Bool {
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
    add(name, value, to: &attributes)
    return true
  }

  /// Adds an attribute, unless its name is repeated, as the standard asks for, or it is over the
  /// limits.
  func add(_ name: Range<Int>, _ value: Range<Int>?, to attributes: inout [HTMLAttribute]) {
    guard attributes.count < limits.attributes,
      name.count + (value?.count ?? 0) <= limits.attributeSize
    else { return }
    let name = scanner.bytes[name].lowercasedName
    guard !attributes.contains(where: { $0.name == name }) else { return }
    attributes.append(HTMLAttribute(name, value.map { text(of: $0) } ?? ""))
  }

  /// The text of an attribute's value.
  func text(of value: Range<Int>) -> String {
    let bytes = scanner.bytes
    guard bytes[value].contains(where: { $0 == .ampersand || $0 == 0 }) else {
      return bytes[value].text
    }
    var result: [UInt8] = []
    var scanner = ByteScanner(bytes, from: value.lowerBound, to: value.upperBound)
    while !scanner.isAtEnd {
      let start = scanner.offset
      scanner.skip { $0 != .ampersand }
      result.append(replacingNull: bytes[start..<scanner.offset])
      if !scanner.isAtEnd { scanner.appendCharacterReference(to: &result, inAttribute: true) }
    }
    return result.text
  }

  /// Moves past a value and returns its range without the quotes.
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
