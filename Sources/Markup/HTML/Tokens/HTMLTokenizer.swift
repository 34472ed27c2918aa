import Bytes

/// Splits HTML into tokens, as the section "Tokenization" of the HTML standard asks for.
///
/// It reads each byte a bounded number of times, and never fails.
package struct HTMLTokenizer: Sendable {
  /// How the text that comes next is read.
  package var state: HTMLTextState
  /// The name of the last start tag; only its end tag ends raw text.
  package var lastStartTag: String
  /// Whether `<![CDATA[` begins a section, as it does in SVG and MathML.
  package var allowsSections = false
  let limits: HTMLLimits
  var scanner: ByteScanner
  /// The text in front of the next token.
  var text: [UInt8] = []
  private var pending: HTMLToken?

  /// Creates a tokenizer at the beginning of a text.
  package init(
    _ text: String,
    state: HTMLTextState = .data,
    lastStartTag: String = "",
    limits: HTMLLimits = .standard
  ) {
    scanner = ByteScanner(Array(text.utf8).normalizingLineEnds())
    self.state = state
    self.lastStartTag = lastStartTag
    self.limits = limits
  }

  /// The next token, or nil at the end; two texts never follow one another.
  package mutating func next() -> HTMLToken? {
    if let token = pending {
      pending = nil
      return token
    }
    while !scanner.isAtEnd {
      guard let token = read() else { continue }
      guard !text.isEmpty else { return token }
      pending = token
      return takeText()
    }
    return text.isEmpty ? nil : takeText()
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
}

private extension [UInt8] {
  /// The same text with a line feed for each line end, as the standard's input stream has.
  func normalizingLineEnds() -> [UInt8] {
    guard contains(.carriageReturn) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte != .carriageReturn {
        result.append(byte)
      } else if index + 1 == count || self[index + 1] != .newline {
        result.append(.newline)
      }
    }
    return result
  }
}
