import Bytes

/// The states of scripts, in which `<!--` can hide an end tag.
extension HTMLTokenizer {
  mutating func readScript() -> HTMLToken? {
    appendText { $0 != .less }
    if scanner.skip("<!--") {
      text.append(contentsOf: "<!--".utf8)
      state = .scriptDataEscaped
      leaveEscapedScriptBehindDashes()
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
  /// Appends hyphens, and leaves the escaped states where `-->` is complete.
  mutating func readDashes() -> Bool {
    let count = scanner.skip { $0 == .hyphen }
    text.append(contentsOf: repeatElement(.hyphen, count: count))
    if count >= 2 { leaveEscapedScriptBehindDashes() }
    return count > 0
  }

  /// Two hyphens are behind the scanner: any more of them and `>` lead back to the plain state.
  mutating func leaveEscapedScriptBehindDashes() {
    let count = scanner.skip { $0 == .hyphen }
    text.append(contentsOf: repeatElement(.hyphen, count: count))
    if scanner.skip(.greater) {
      text.append(.greater)
      state = .scriptData
    }
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
