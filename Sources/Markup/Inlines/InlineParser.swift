import Bytes

/// Splits running text into tokens and pairs the ones that belong together.
struct InlineParser {
  var scanner: ByteScanner
  let references: LinkReferences
  let extensions: MarkupExtensions
  var tokens: [InlineToken] = []
  var runs: [DelimiterRun] = []
  /// The runs that can still be paired, by index in `runs`.
  var waitingRuns: [Int] = []
  var brackets: [OpenBracket] = []
  /// The link openers below this index cannot become links, because they would hold one.
  var firstActiveBracket = 0
  var codeSpans = CodeSpanIndex()
  /// How many bytes of addresses and titles references may still add.
  var expansionBudget = 0
  var missingEnds = MissingEnds()

  init(
    _ bytes: [UInt8],
    to end: Int,
    references: LinkReferences,
    extensions: MarkupExtensions
  ) {
    scanner = ByteScanner(bytes, to: end)
    self.references = references
    self.extensions = extensions
  }

  /// Reads all of the text.
  mutating func parse() {
    while let byte = scanner.next {
      let start = scanner.offset
      if !InlineByte.isSpecial[Int(byte)] || !readSpecial(byte) {
        scanner.offset = start + 1
        scanner.skip { !InlineByte.isSpecial[Int($0)] }
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
}

private extension InlineParser {
  /// Reads what begins with a special byte; returns false where the byte is text.
  mutating func readSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case .newline: readLineEnd()
    case .backslash: readEscape()
    case .backtick: readCodeSpan()
    case .asterisk, .underscore: readDelimiters()
    case .tilde: extensions.contains(.strikethrough) && readDelimiters()
    case .openBracket: openBracket(isImage: false)
    case .bang: openBracket(isImage: true)
    case .closeBracket: closeBracket()
    case .ampersand: readEntity()
    case .less: readAngleBracket()
    case .colon, UInt8(ascii: "w"), UInt8(ascii: "W"):
      extensions.contains(.autolinks) && readAddress(byte)
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

/// The bytes that can begin more than text.
enum InlineByte {
  static let isSpecial: [Bool] = {
    var result = [Bool](repeating: false, count: 256)
    for byte in "\n\\`*_~[]!&<:wW".utf8 { result[Int(byte)] = true }
    return result
  }()
}
