import Bytes

/// Comments, document types, and what the standard reads as a comment: none of it is shown.
extension HTMLTokenizer {
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
