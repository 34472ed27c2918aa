import Bytes

/// The states of text: data, RCDATA, RAWTEXT, PLAINTEXT and CDATA sections, and scripts, in which
/// `<!--` can hide an end tag.
extension HTMLTokenizer {
  mutating func readData() -> HTMLToken? {
    let start = scanner.offset
    scanner.skip { $0 != .less && $0 != .ampersand }
    text.append(contentsOf: scanner.bytes[start..<scanner.offset])
    if scanner.next == .ampersand {
      scanner.appendCharacterReference(to: &text)
    } else if scanner.next == .less {
      return readMarkup()
    }
    return nil
  }

  mutating func readRCData() -> HTMLToken? {
    appendText { $0 != .less && $0 != .ampersand }
    if scanner.next == .ampersand {
      scanner.appendCharacterReference(to: &text)
      return nil
    }
    return readEndOfRawText()
  }

  mutating func readRawText() -> HTMLToken? {
    appendText { $0 != .less }
    return readEndOfRawText()
  }

  mutating func readPlainText() -> HTMLToken? {
    appendText { _ in true }
    return nil
  }

  mutating func readSection() -> HTMLToken? {
    let start = scanner.offset
    if scanner.skip(past: "]]>") {
      text.append(contentsOf: scanner.bytes[start..<scanner.offset - 3])
      state = .data
    } else {
      scanner.offset = scanner.end
      text.append(contentsOf: scanner.bytes[start..<scanner.end])
    }
    return nil
  }

  /// Reads the end tag of the element whose text is read, or `<` as text.
  mutating func readEndOfRawText() -> HTMLToken? {
    guard scanner.next == .less else { return nil }
    if isAtAppropriateEndTag {
      state = .data
      tokenStart = scanner.offset
      return readEndTag()
    }
    scanner.offset += 1
    text.append(.less)
    return nil
  }

  /// Appends bytes that meet a condition, with U+FFFD in the place of U+0000.
  mutating func appendText(while condition: (UInt8) -> Bool) {
    let start = scanner.offset
    scanner.skip(while: condition)
    text.append(replacingNull: scanner.bytes[start..<scanner.offset])
  }

  mutating func readScript() -> HTMLToken? {
    appendText { $0 != .less }
    if scanner.skip("<!--") {
      text.append(contentsOf: "<!--".utf8)
      state = .scriptDataEscaped
      _ = readDashes(after: 2)
      return nil
    }
    return readEndOfRawText()
  }

  mutating func readEscapedScript() -> HTMLToken? {
    appendText { $0 != .less && $0 != .hyphen }
    if readDashes() { return nil }
    if isNextLetter(at: 1) {
      scanner.offset += 1
      text.append(.less)
      if readsScriptAsName() { state = .scriptDataDoubleEscaped }
      return nil
    }
    return readEndOfRawText()
  }

  mutating func readDoubleEscapedScript() -> HTMLToken? {
    appendText { $0 != .less && $0 != .hyphen }
    if readDashes() { return nil }
    guard scanner.skip(.less) else { return nil }
    text.append(.less)
    if scanner.skip(.slash) {
      text.append(.slash)
      if readsScriptAsName() { state = .scriptDataEscaped }
    }
    return nil
  }
}

private extension HTMLTokenizer {
  /// Whether `</`, the name of the last start tag and the end of a name are next.
  var isAtAppropriateEndTag: Bool {
    var probe = scanner
    guard probe.skip(.less), probe.skip(.slash) else { return false }
    let name = lastStartTag.utf8
    guard !name.isEmpty, probe.end - probe.offset > name.count else { return false }
    for byte in name {
      guard probe.next?.lowercasedASCII == byte else { return false }
      probe.offset += 1
    }
    return probe.next?.endsTagName == true
  }

  /// Appends hyphens after those read, and leaves the escaped states where `-->` is complete.
  mutating func readDashes(after countBefore: Int = 0) -> Bool {
    let count = scanner.skip { $0 == .hyphen }
    text.append(contentsOf: repeatElement(.hyphen, count: count))
    if countBefore + count >= 2, scanner.skip(.greater) {
      text.append(.greater)
      state = .scriptData
    }
    return count > 0
  }

  /// Appends a name and the byte that ends it; says whether the name is `script`.
  mutating func readsScriptAsName() -> Bool {
    let start = scanner.offset
    scanner.skip(while: \.isASCIILetter)
    let name = scanner.text(from: start)
    text.append(contentsOf: name.utf8)
    guard let end = scanner.next, end.endsTagName else { return false }
    scanner.offset += 1
    text.append(end)
    return name.lowercased() == "script"
  }
}
