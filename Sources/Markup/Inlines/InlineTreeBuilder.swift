import Bytes

/// Makes the finished tree of the tokens that a parser found.
struct InlineTreeBuilder {
  let maximumDepth: Int
  /// Whether email addresses in text become links.
  let linksAddresses: Bool
  /// The spans that are open; nil for each that is too deep, so that only its content stays.
  private var spans: [InlineSpan?] = []
  /// The content of the text and of each span that is open.
  private var contents: [[MarkupInline]] = [[]]
  private var text: [UInt8] = []
  /// How many of the open spans are links.
  private var openLinks = 0

  init(for reader: InlineReader) {
    maximumDepth = reader.maximumDepth
    linksAddresses = reader.extensions == .github
  }

  /// Builds the tree of all tokens of a parser.
  mutating func build(_ parser: InlineParser) -> [MarkupInline] {
    let bytes = parser.scanner.bytes
    for token in parser.tokens {
      switch token {
      case .source(let range), .bracket(let range): text.append(contentsOf: bytes[range])
      case .text(let string): text.append(contentsOf: string.utf8)
      case .leaf(let leaf): append(leaf)
      case .open(let span): open(span)
      case .close: close()
      case .delimiters(let index):
        let run = parser.runs[index]
        for _ in 0..<run.closed { close() }
        text.append(contentsOf: bytes[run.rest])
        for span in run.opened.reversed() { open(span) }
      }
    }
    flushText()
    return contents[0]
  }
}

private extension InlineTreeBuilder {
  mutating func append(_ leaf: MarkupInline) {
    flushText()
    if openLinks > 0, case .autolink(let label, _) = leaf {
      add(.text(label))
    } else {
      add(leaf)
    }
  }

  mutating func open(_ span: InlineSpan) {
    let isKept = spans.count < maximumDepth
    spans.append(isKept ? span : nil)
    guard isKept else { return }
    flushText()
    if case .link = span { openLinks += 1 }
    contents.append([])
  }

  mutating func close() {
    guard let span = spans.popLast().flatMap(\.self) else { return }
    flushText()
    if case .link = span { openLinks -= 1 }
    add(span.around(contents.removeLast()))
  }

  mutating func add(_ inline: MarkupInline) { contents[contents.count - 1].append(inline) }

  mutating func flushText() {
    guard !text.isEmpty else { return }
    if linksAddresses, openLinks == 0, text.contains(.atSign) {
      for inline in EmailAddresses.linked(in: text) { add(inline) }
    } else {
      add(.text(text.text))
    }
    text.removeAll(keepingCapacity: true)
  }
}

/// Web addresses that become links without angle brackets, as GitHub has them.
extension InlineParser {
  /// Reads an address at its `:` or its first `w`.
  mutating func readAddress(_ byte: UInt8) -> Bool {
    guard brackets.isEmpty else { return false }
    return byte == .colon ? readSchemeAddress() : readHostAddress()
  }
}

private extension InlineParser {
  mutating func readHostAddress() -> Bool {
    var probe = scanner
    let start = scanner.offset
    guard probe.skip("www.", ignoringCase: true), mayStartAddress(at: start),
      let end = scanner.endOfAddress(host: start)
    else { return false }
    scanner.offset = end
    let text = scanner.text(from: start)
    tokens.append(.leaf(.autolink(text, destination: "http://" + text)))
    return true
  }

  mutating func readSchemeAddress() -> Bool {
    guard scanner.peek(1) == .slash, scanner.peek(2) == .slash,
      case .source(let range) = tokens.last, range.upperBound == scanner.offset,
      let start = startOfScheme(notBefore: range.lowerBound),
      let end = scanner.endOfAddress(host: scanner.offset + 3)
    else { return false }
    tokens[tokens.count - 1] = .source(range.lowerBound..<start)
    scanner.offset = end
    let text = scanner.text(from: start)
    tokens.append(.leaf(.autolink(text, destination: text)))
    return true
  }

  func startOfScheme(notBefore first: Int) -> Int? {
    for scheme: StaticString in ["https", "http", "ftp"] {
      let start = scanner.offset - scheme.utf8CodeUnitCount
      var probe = ByteScanner(scanner.bytes, from: max(start, 0), to: scanner.offset)
      if start >= first, probe.skip(scheme, ignoringCase: true) {
        return start > 0 && scanner.bytes[start - 1].isASCIILetter ? nil : start
      }
    }
    return nil
  }

  func mayStartAddress(at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = scanner.bytes[offset - 1]
    return before.isMarkupSpace || before == .asterisk || before == .underscore || before == .tilde
      || before == .openParenthesis
  }
}

private extension ByteScanner {
  /// No name of a host is longer.
  static let longestHost = 255

  /// Where the address ends whose host begins at an offset; its host must be valid.
  func endOfAddress(host: Int) -> Int? {
    var scanner = ByteScanner(bytes, from: host, to: min(end, host + Self.longestHost + 1))
    let length = scanner.skip {
      $0.isASCIIAlphanumeric || $0 == .hyphen || $0 == .underscore || $0 == .dot || $0 >= 0x80
    }
    guard length <= Self.longestHost, isHost(bytes[host..<scanner.offset]) else { return nil }
    scanner = ByteScanner(bytes, from: scanner.offset, to: end)
    scanner.skip { !$0.isMarkupSpace && $0 != .less }
    return withoutTrailingMarks(from: host, to: scanner.offset)
  }

  /// Whether a name has at least two parts, and no underscore in the last two.
  func isHost(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: .dot, omittingEmptySubsequences: false)
    return parts.count >= 2 && parts.first?.isEmpty == false
      && parts.suffix(2).allSatisfy { !$0.contains(.underscore) }
  }

  /// The end without punctuation that belongs to the sentence around the address.
  func withoutTrailingMarks(from start: Int, to limit: Int) -> Int? {
    var last = limit
    var surplus = bytes[start..<last].reduce(into: 0) { count, byte in
      if byte == .closeParenthesis { count += 1 } else if byte == .openParenthesis { count -= 1 }
    }
    loop: while last > start {
      switch bytes[last - 1] {
      case .question, .bang, .dot, UInt8(ascii: ","), .colon, .asterisk, .underscore, .tilde,
        .singleQuote, .doubleQuote:
        last -= 1
      case .closeParenthesis where surplus > 0:
        surplus -= 1
        last -= 1
      case .semicolon:
        var name = last - 1
        while name > start, bytes[name - 1].isASCIIAlphanumeric { name -= 1 }
        last =
          name > start && name < last - 1 && bytes[name - 1] == .ampersand
          ? name - 1 : last - 1
      default: break loop
      }
    }
    return last > start ? last : nil
  }

  /// Moves to the next `@`, or returns false.
  mutating func findsAtSign() -> Bool {
    skip { $0 != .atSign }
    return !isAtEnd
  }

  /// Where the domain ends that begins here.
  func endOfDomain() -> Int? {
    var scanner = self
    scanner.skip { $0.isASCIIAlphanumeric || $0 == .hyphen || $0 == .underscore || $0 == .dot }
    var end = scanner.offset
    while end > offset, bytes[end - 1] == .dot { end -= 1 }
    let isDomain =
      end > offset && bytes[end - 1].isASCIILetter && bytes[offset..<end].contains(.dot)
    return isDomain ? end : nil
  }
}

/// Email addresses in text, which become links without angle brackets.
enum EmailAddresses {
  /// The text with its addresses as links.
  static func linked(in text: [UInt8]) -> [MarkupInline] {
    var result: [MarkupInline] = []
    var done = 0
    var scanner = ByteScanner(text)
    while scanner.findsAtSign() {
      let at = scanner.offset
      scanner.offset += 1
      var start = at
      while start > done, text[start - 1].isLocalByte { start -= 1 }
      guard start < at, let end = scanner.endOfDomain() else { continue }
      if start > done { result.append(.text(text[done..<start].text)) }
      let address = text[start..<end].text
      result.append(.autolink(address, destination: "mailto:" + address))
      done = end
      scanner.offset = end
    }
    if done < text.count { result.append(.text(text[done...].text)) }
    return result
  }
}

private extension UInt8 {
  var isLocalByte: Bool {
    isASCIIAlphanumeric || self == .dot || self == .hyphen || self == .underscore || self == .plus
  }
}
