/// Where the last run of backticks of each length is, so that no search is in vain.
struct CodeSpanIndex {
  private var lastRun: [Int: Int]?

  /// Whether a run of just this length begins at an offset or behind it.
  mutating func hasRun(of length: Int, from offset: Int, in scanner: ByteScanner) -> Bool {
    let runs = lastRun ?? Self.lastRuns(in: scanner)
    lastRun = runs
    return runs[length, default: -1] >= offset
  }

  private static func lastRuns(in scanner: ByteScanner) -> [Int: Int] {
    var scanner = scanner
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

extension InlineParser {
  /// Reads code between two runs of backticks of the same length.
  mutating func readCodeSpan() -> Bool {
    let start = scanner.offset
    let length = scanner.skip { $0 == .backtick }
    guard codeSpans.hasRun(of: length, from: scanner.offset, in: scanner) else {
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

  private func code(_ range: Range<Int>) -> String {
    var text = scanner.bytes[range].map { $0 == .newline ? .space : $0 }
    if text.first == .space, text.last == .space, text.contains(where: { $0 != .space }) {
      text.removeFirst()
      text.removeLast()
    }
    return text.text
  }
}
