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
