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
  /// Reads behind `<!--` up to `-->`, `--!>` or the end of the text.
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

  /// The end of a comment in front of the part of `--!>` that it has.
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
