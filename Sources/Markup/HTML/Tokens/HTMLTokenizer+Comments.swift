import Bytes

/// The states of comments and of what the standard reads as one.
extension HTMLTokenizer {
  /// Reads what `<!` begins.
  mutating func readDeclaration() -> HTMLToken? {
    scanner.offset += 2
    if scanner.skip("--") { return readComment() }
    if scanner.skip("doctype", ignoringCase: true) { return .doctype(scanner.readDoctype()) }
    if allowsSections, scanner.skip("[CDATA[") {
      state = .cdataSection
      return nil
    }
    return readBogusComment()
  }

  /// Reads a comment that only `>` ends.
  mutating func readBogusComment() -> HTMLToken {
    let start = scanner.offset
    scanner.skip { $0 != .greater }
    let range = start..<scanner.offset
    _ = scanner.skip(.greater)
    return comment(range)
  }
}

private extension HTMLTokenizer {
  /// Reads what follows `<!--` up to `-->`, `--!>` or the end of the text.
  mutating func readComment() -> HTMLToken {
    let start = scanner.offset
    if scanner.skip(">") || scanner.skip("->") { return comment(start..<start) }
    while !scanner.isAtEnd {
      scanner.skip { $0 != .hyphen }
      let end = scanner.offset
      if scanner.skip("-->") || scanner.skip("--!>") { return comment(start..<end) }
      if !scanner.isAtEnd { scanner.offset += 1 }
    }
    return comment(start..<endOfUnfinishedComment(from: start))
  }

  /// The end of a comment before an incomplete `--!>`.
  func endOfUnfinishedComment(from start: Int) -> Int {
    for part in ["--!", "--", "-"] where scanner.bytes[start..<scanner.end].hasSuffix(part) {
      return scanner.end - part.utf8.count
    }
    return scanner.end
  }

  func comment(_ range: Range<Int>) -> HTMLToken {
    var bytes: [UInt8] = []
    bytes.append(replacingNull: scanner.bytes[range])
    return .comment(bytes.text)
  }
}

private extension ArraySlice<UInt8> {
  func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

/// The states of a document type declaration.
extension ByteScanner {
  /// Reads what follows `<!DOCTYPE`, and moves past its `>`.
  mutating func readDoctype() -> HTMLDoctype {
    var doctype = HTMLDoctype()
    skip(while: \.isHTMLSpace)
    if next != .greater { doctype.name = readDoctypeName() }
    doctype.forcesQuirks = doctype.name == nil || !readIdentifiers(of: &doctype)
    skip(while: \.isHTMLSpace)
    if isAtEnd { doctype.forcesQuirks = true }
    skip { $0 != .greater }
    _ = skip(.greater)
    return doctype
  }
}

private extension ByteScanner {
  mutating func readDoctypeName() -> String? {
    let start = offset
    skip { !$0.isHTMLSpace && $0 != .greater }
    return offset > start ? bytes[start..<offset].lowercasedName : nil
  }

  /// Returns whether what follows the name is well-formed.
  mutating func readIdentifiers(of doctype: inout HTMLDoctype) -> Bool {
    skip(while: \.isHTMLSpace)
    if skip("public", ignoringCase: true) {
      skip(while: \.isHTMLSpace)
      guard readIdentifier(&doctype.publicIdentifier) else { return false }
      skip(while: \.isHTMLSpace)
      return next == .greater || readIdentifier(&doctype.systemIdentifier)
    }
    if skip("system", ignoringCase: true) {
      skip(while: \.isHTMLSpace)
      return readIdentifier(&doctype.systemIdentifier)
    }
    return next == .greater
  }

  /// Reads a quoted identifier; returns false where none is, or where it has no end.
  mutating func readIdentifier(_ identifier: inout String?) -> Bool {
    guard let quote = next, quote == .doubleQuote || quote == .singleQuote else { return false }
    offset += 1
    let start = offset
    skip { $0 != quote && $0 != .greater }
    var content: [UInt8] = []
    content.append(replacingNull: bytes[start..<offset])
    identifier = content.text
    return skip(quote)
  }
}
