import Bytes

/// Splits HTML into tokens, as the section "Tokenization" of the HTML standard asks for.
///
/// It reads each byte a bounded number of times, and never fails.
package struct HTMLTokenizer: Sendable {
  /// How the text that comes next is read.
  package var state = HTMLTextState.data
  /// The name of the last start tag; only its end tag ends raw text.
  package var lastStartTag = ""
  /// Whether `<![CDATA[` begins a section, as it does in SVG and MathML.
  package var allowsSections = false
  let limits: HTMLLimits
  var scanner: ByteScanner
  /// The text before the next token.
  var text: [UInt8] = []
  /// Where the next token begins that is no text.
  var tokenStart = 0
  /// Where the last token is.
  private(set) var range = 0..<0
  /// The line ends that the text had.
  let lineEnds: HTMLLineEnds
  /// The offsets of each `<` that begins no tag, the next one last.
  private var literals: [Int]
  private var pending: (token: HTMLToken, range: Range<Int>)?

  /// Creates a tokenizer of a text in UTF-8, in which each `<` at the given offsets is text.
  package init(_ text: [UInt8], literals: [Int] = [], limits: HTMLLimits = .standard) {
    let (text, ends) = HTMLLineEnds.normalized(text)
    scanner = ByteScanner(text)
    lineEnds = ends
    self.literals = ends.changed(literals).reversed()
    self.limits = limits
  }

  /// The next token, or nil at the end; two texts never follow one another.
  package mutating func next() -> HTMLToken? {
    if let (token, range) = pending {
      pending = nil
      self.range = range
      return token
    }
    let textStart = scanner.offset
    while !scanner.isAtEnd {
      guard let token = read() else { continue }
      range = tokenStart..<scanner.offset
      guard !text.isEmpty else { return token }
      pending = (token, range)
      range = textStart..<tokenStart
      return takeText()
    }
    range = (text.isEmpty ? scanner.end : textStart)..<scanner.end
    return text.isEmpty ? nil : takeText()
  }

  /// Whether the `<` that is next begins no tag.
  mutating func isAtLiteral() -> Bool {
    while let next = literals.last, next < scanner.offset { literals.removeLast() }
    return literals.last == scanner.offset
  }
}

private extension HTMLTokenizer {
  /// Reads at least one byte; what is no token is appended to the text or dropped.
  mutating func read() -> HTMLToken? {
    switch state {
    case .data: readData()
    case .rcdata: readRCData()
    case .rawtext: readRawText()
    case .scriptData: readScript()
    case .scriptDataEscaped: readEscapedScript()
    case .scriptDataDoubleEscaped: readDoubleEscapedScript()
    case .plaintext: readPlainText()
    case .cdataSection: readSection()
    }
  }

  mutating func takeText() -> HTMLToken {
    let token = HTMLToken.text(text.text)
    text.removeAll(keepingCapacity: true)
    return token
  }

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

/// How the tokenizer reads text; the names are those of the standard.
package enum HTMLTextState: Equatable, Sendable {
  /// Text with markup and character references.
  case data
  /// The content of `title` and `textarea`: only their end tags are markup.
  case rcdata
  /// The content of `style` and the like: no character references either.
  case rawtext
  /// The content of `script`.
  case scriptData
  /// The content of `script` after `<!--`.
  case scriptDataEscaped
  /// The content of `script` after `<!--` and `<script`, where `</script>` ends only the latter.
  case scriptDataDoubleEscaped
  /// Text until the end of the document.
  case plaintext
  /// Text until `]]>`.
  case cdataSection
}

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
