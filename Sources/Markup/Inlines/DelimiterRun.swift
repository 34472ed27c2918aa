import Bytes

/// A run of `*`, `_` or `~`, which can begin and end emphasis.
struct DelimiterRun {
  let sign: UInt8
  let length: Int
  let canOpen: Bool
  let canClose: Bool
  /// Where the delimiters are that are not paired.
  var rest: Range<Int>
  /// The spans that begin here; the innermost comes first.
  var opened: [InlineSpan] = []
  /// How many spans end here.
  var closed = 0

  /// Reads the run that begins at the place of the scanner and moves past it.
  init(at scanner: inout ByteScanner) {
    let start = scanner.offset
    let sign = scanner.bytes[start]
    let length = scanner.skip { $0 == sign }
    let before = Surrounding(before: start, in: scanner)
    let after = Surrounding(at: scanner.offset, in: scanner)
    let isLeftFlanking = after.isFlanked(by: before)
    let isRightFlanking = before.isFlanked(by: after)
    if sign == .underscore {
      canOpen = isLeftFlanking && (!isRightFlanking || before == .punctuation)
      canClose = isRightFlanking && (!isLeftFlanking || after == .punctuation)
    } else {
      let isSuitable = sign == .asterisk || length <= 2
      canOpen = isLeftFlanking && isSuitable
      canClose = isRightFlanking && isSuitable
    }
    self.sign = sign
    self.length = length
    rest = start..<scanner.offset
  }
}

/// The kind of a character beside a run.
private enum Surrounding {
  case space
  case punctuation
  case other

  init(before offset: Int, in scanner: ByteScanner) {
    guard offset > 0 else {
      self = .space
      return
    }
    self.init(scanner.bytes.span.scalar(before: offset))
  }

  init(at offset: Int, in scanner: ByteScanner) {
    guard offset < scanner.end else {
      self = .space
      return
    }
    self.init(scanner.bytes.span.scalar(at: offset))
  }

  private init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      self = byte.isASCIIPunctuation ? .punctuation : scalar.isWhiteSpace ? .space : .other
      return
    }
    let isSpace = scalar.properties.generalCategory == .spaceSeparator
    self = isSpace ? .space : scalar.isPunctuationOrSymbol ? .punctuation : .other
  }

  /// Whether a run between this character and the one on its other side is flanking on this side.
  func isFlanked(by other: Self) -> Bool {
    switch self {
    case .space: false
    case .punctuation: other != .other
    case .other: true
    }
  }
}
