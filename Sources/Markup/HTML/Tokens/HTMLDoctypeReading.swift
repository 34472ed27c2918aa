import Bytes

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
