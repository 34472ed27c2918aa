import Bytes

/// Splits running text into tokens and pairs the ones that belong together.
struct InlineParser {
  var scanner: ByteScanner
  /// What the text has in common with the others of the document.
  var reader: InlineReader
  var tokens: [InlineToken] = []
  var runs: [DelimiterRun] = []
  /// The runs that can still be paired, by index in `runs`.
  var waitingRuns: [Int] = []
  var brackets: [OpenBracket] = []
  /// The link openers below this index cannot become links, because they would hold one.
  var firstActiveBracket = 0
  /// Where the last run of backticks of each length is, so that no search is in vain.
  private var lastBackticks: [Int: Int]?
  /// The ends of HTML that were searched for in vain, so that no search is repeated.
  var missingEnds: Set<String> = []

  init(_ bytes: [UInt8], to end: Int, _ reader: InlineReader) {
    scanner = ByteScanner(bytes, to: end)
    self.reader = reader
  }

  /// Reads all of the text.
  mutating func parse() {
    while let byte = scanner.next {
      let start = scanner.offset
      if !Self.isSpecial[Int(byte)] || !readSpecial(byte) {
        scanner.offset = start + 1
        scanner.skip { !Self.isSpecial[Int($0)] }
        appendSource(from: start)
      }
    }
    pairDelimiters(from: 0)
  }

  /// Appends what lies between an offset and here as it is.
  mutating func appendSource(from start: Int) {
    if case .source(let range) = tokens.last, range.upperBound == start {
      tokens[tokens.count - 1] = .source(range.lowerBound..<scanner.offset)
    } else {
      tokens.append(.source(start..<scanner.offset))
    }
  }

  /// Reads code between two runs of backticks of the same length.
  mutating func readCodeSpan() -> Bool {
    let start = scanner.offset
    let length = scanner.skip { $0 == .backtick }
    guard hasBackticks(length) else {
      appendSource(from: start)
      return true
    }
    let contentStart = scanner.offset
    var contentEnd = scanner.offset
    repeat {
      scanner.skip { $0 != .backtick }
      contentEnd = scanner.offset
    } while scanner.skip { $0 == .backtick } != length && !scanner.isAtEnd
    tokens.append(.leaf(.code(code(contentStart..<contentEnd))))
    return true
  }

  /// Whether a run of backticks of just this length follows.
  private mutating func hasBackticks(_ length: Int) -> Bool {
    let runs = lastBackticks ?? scanner.lastBackticks
    lastBackticks = runs
    return runs[length, default: -1] >= scanner.offset
  }

  private func code(_ range: Range<Int>) -> String {
    var text = scanner.bytes[range].map { $0 == .newline ? .space : $0 }
    if text.first == .space, text.last == .space, text.contains(where: { $0 != .space }) {
      text.removeFirst()
      text.removeLast()
    }
    return text.text
  }
}

private extension InlineParser {
  /// Whether each byte can begin more than text.
  static let isSpecial = (0...UInt8.max).map { "\n\\`*_~[]!&<:wW".utf8.contains($0) }

  /// Reads what begins with a special byte; returns false where the byte is text.
  mutating func readSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case .newline: readLineEnd()
    case .backslash: readEscape()
    case .backtick: readCodeSpan()
    case .asterisk, .underscore: readDelimiters()
    case .tilde: reader.extensions == .github && readDelimiters()
    case .openBracket: openBracket(isImage: false)
    case .bang: openBracket(isImage: true)
    case .closeBracket: closeBracket()
    case .ampersand: readEntity()
    case .less: readAngleBracket()
    case .colon, UInt8(ascii: "w"), UInt8(ascii: "W"):
      reader.extensions == .github && readAddress(byte)
    default: false
    }
  }

  mutating func readLineEnd() -> Bool {
    var spaces = 0
    if case .source(let range) = tokens.last, range.upperBound == scanner.offset {
      while spaces < range.count, scanner.bytes[range.upperBound - spaces - 1].isSpaceOrTab {
        spaces += 1
      }
      tokens[tokens.count - 1] = .source(range.dropLast(spaces))
    }
    let isHard =
      spaces >= 2
      && scanner.bytes[scanner.offset - 2..<scanner.offset].allSatisfy { $0 == .space }
    scanner.offset += 1
    scanner.skip(while: \.isSpaceOrTab)
    tokens.append(.leaf(isHard ? .hardBreak : .softBreak))
    return true
  }

  mutating func readEscape() -> Bool {
    guard let escaped = scanner.peek(1) else { return false }
    if escaped == .newline {
      scanner.offset += 2
      scanner.skip(while: \.isSpaceOrTab)
      tokens.append(.leaf(.hardBreak))
      return true
    }
    guard escaped.isASCIIPunctuation else { return false }
    scanner.offset += 2
    tokens.append(.source(scanner.offset - 1..<scanner.offset))
    return true
  }

  mutating func readEntity() -> Bool {
    guard let text = scanner.skipEntity() else { return false }
    tokens.append(.text(text))
    return true
  }
}

/// A piece of running text before its structure is known.
enum InlineToken {
  /// A part of the source as it is.
  case source(Range<Int>)
  /// A `[` or `![`, which becomes `open` when its link is complete.
  case bracket(Range<Int>)
  /// Text that differs from the source.
  case text(String)
  case leaf(MarkupInline)
  /// A run of delimiters, by its index.
  case delimiters(Int)
  case open(InlineSpan)
  case close
}

/// What encloses other inlines.
enum InlineSpan {
  case emphasis, strong, strikethrough
  case link(LinkTarget)
  case image(LinkTarget)

  /// The finished inline around its content.
  func around(_ content: [MarkupInline]) -> MarkupInline {
    switch self {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    case .link(let target):
      .link(content, destination: target.destination, title: target.title)
    case .image(let target):
      .image(content, destination: target.destination, title: target.title)
    }
  }
}

/// Reads the running text of the blocks of one document.
struct InlineReader {
  let references: LinkReferences
  let extensions: MarkupExtensions
  let maximumDepth: Int
  /// How many bytes of addresses and titles references may still add.
  var expansionBudget: Int

  /// Reads one text: `*a* b` is an emphasis and the text ` b`.
  mutating func read(_ content: [UInt8]) -> [MarkupInline] {
    var end = content.count
    while end > 0, content[end - 1].isMarkupSpace { end -= 1 }
    var parser = InlineParser(content, to: end, self)
    parser.parse()
    expansionBudget = parser.reader.expansionBudget
    var builder = InlineTreeBuilder(for: self)
    return builder.build(parser)
  }
}

private extension ByteScanner {
  var lastBackticks: [Int: Int] {
    var scanner = self
    var result: [Int: Int] = [:]
    while !scanner.isAtEnd {
      scanner.skip { $0 != .backtick }
      let start = scanner.offset
      let length = scanner.skip { $0 == .backtick }
      if length > 0 { result[length] = start }
    }
    return result
  }
}
