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
    let text = scanner.bytes.span
    let before = Surrounding(start > 0 ? text.scalar(before: start) : nil)
    let after = Surrounding(scanner.isAtEnd ? nil : text.scalar(at: scanner.offset))
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
  case space, punctuation, other

  /// The kind of a character; nil is the start or the end of the text.
  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .space
      return
    }
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

extension InlineParser {
  /// Reads a run of delimiters.
  mutating func readDelimiters() -> Bool {
    let run = DelimiterRun(at: &scanner)
    tokens.append(.delimiters(runs.count))
    if run.canOpen || run.canClose { waitingRuns.append(runs.count) }
    runs.append(run)
    return true
  }

  /// Pairs the waiting runs from a place in `waitingRuns` on; none of them waits any longer.
  mutating func pairDelimiters(from first: Int) {
    let candidates = Array(waitingRuns[first...])
    waitingRuns.removeSubrange(first...)
    var openers: [Int] = []
    var bottoms = [Int](repeating: -1, count: 18)
    for candidate in candidates {
      if runs[candidate].canClose { close(candidate, openers: &openers, bottoms: &bottoms) }
      if runs[candidate].canOpen, !runs[candidate].rest.isEmpty { openers.append(candidate) }
    }
  }

  /// Reads `[` or `![`.
  mutating func openBracket(isImage: Bool) -> Bool {
    if isImage, scanner.peek(1) != .openBracket { return false }
    let start = scanner.offset
    scanner.offset += isImage ? 2 : 1
    tokens.append(.bracket(start..<scanner.offset))
    if !brackets.isEmpty { brackets[brackets.count - 1].isFollowedByBracket = true }
    brackets.append(
      OpenBracket(
        isImage: isImage,
        token: tokens.count - 1,
        textStart: scanner.offset,
        waitingRuns: waitingRuns.count
      )
    )
    return true
  }

  /// Reads `]`, and what follows it if a link or an image ends here.
  mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    let isActive = bracket.isImage || brackets.count >= firstActiveBracket
    firstActiveBracket = min(firstActiveBracket, brackets.count)
    let textEnd = scanner.offset
    scanner.offset += 1
    guard isActive, let target = linkTarget(of: bracket, textEnd: textEnd) else {
      scanner.offset = textEnd
      return false
    }
    pairDelimiters(from: bracket.waitingRuns)
    tokens[bracket.token] = .open(bracket.isImage ? .image(target) : .link(target))
    tokens.append(.close)
    if !bracket.isImage { firstActiveBracket = brackets.count }
    return true
  }
}

/// The runs below which no opener for a closing run of a kind is left.
private extension DelimiterRun {
  var bottom: Int {
    (sign == .asterisk ? 0 : sign == .underscore ? 6 : 12) + (canOpen ? 3 : 0) + length % 3
  }
}

private extension InlineParser {
  /// Pairs a closing run with as many openers as it has delimiters for.
  mutating func close(_ closer: Int, openers: inout [Int], bottoms: inout [Int]) {
    while !runs[closer].rest.isEmpty {
      let bottom = bottoms[runs[closer].bottom]
      var place = openers.count - 1
      while place >= 0, openers[place] > bottom, !canPair(openers[place], closer) { place -= 1 }
      guard place >= 0, openers[place] > bottom else {
        bottoms[runs[closer].bottom] = openers.last ?? bottom
        return
      }
      let opener = openers[place]
      openers.removeSubrange((place + 1)...)
      pair(opener, closer)
      if runs[opener].rest.isEmpty { openers.removeLast() }
    }
  }

  func canPair(_ opener: Int, _ closer: Int) -> Bool {
    let (first, second) = (runs[opener], runs[closer])
    guard first.sign == second.sign else { return false }
    if first.sign == .tilde { return first.length == second.length }
    guard first.canClose || second.canOpen else { return true }
    return !(first.length + second.length).isMultiple(of: 3)
      || first.length.isMultiple(of: 3) && second.length.isMultiple(of: 3)
  }

  mutating func pair(_ opener: Int, _ closer: Int) {
    let count =
      runs[opener].sign == .tilde
      ? runs[opener].length : min(runs[opener].rest.count, runs[closer].rest.count, 2)
    let span: InlineSpan =
      runs[opener].sign == .tilde ? .strikethrough : count == 2 ? .strong : .emphasis
    runs[opener].rest = runs[opener].rest.dropLast(count)
    runs[opener].opened.append(span)
    runs[closer].rest = runs[closer].rest.dropFirst(count)
    runs[closer].closed += 1
  }

  /// The target that follows the closing bracket, in parentheses or as a reference.
  mutating func linkTarget(of bracket: OpenBracket, textEnd: Int) -> LinkTarget? {
    if let target = scanner.skipInlineTarget() { return target }
    var probe = scanner
    if let label = probe.skipLabel() {
      guard let target = target(of: label) else { return nil }
      scanner = probe
      return target
    }
    guard !bracket.isFollowedByBracket,
      let target = target(of: scanner.bytes[bracket.textStart..<textEnd])
    else { return nil }
    if scanner.next == .openBracket, scanner.peek(1) == .closeBracket { scanner.offset += 2 }
    return target
  }

  /// The target of a reference, unless references added too much already.
  mutating func target(of label: ArraySlice<UInt8>) -> LinkTarget? {
    guard let target = reader.references.place(of: label)?.target else { return nil }
    let size = target.destination.utf8.count + target.title.utf8.count
    guard size <= reader.expansionBudget else { return nil }
    reader.expansionBudget -= size
    return target
  }
}

/// A `[` or `![` that may begin a link or an image.
struct OpenBracket {
  let isImage: Bool
  /// Its place in the tokens.
  let token: Int
  /// Where the text after it begins in the source.
  let textStart: Int
  /// How many runs of delimiters waited when it came.
  let waitingRuns: Int
  /// Whether another bracket follows it, which a label may not hold.
  var isFollowedByBracket = false
}

private extension ByteScanner {
  /// Moves past `(destination "title")`; otherwise does not move.
  mutating func skipInlineTarget() -> LinkTarget? {
    var probe = self
    guard probe.skip(.openParenthesis) else { return nil }
    probe.skip(while: \.isMarkupSpace)
    let destination = probe.skipDestination() ?? ""
    var title = ""
    if probe.skip(while: \.isMarkupSpace) > 0 { title = probe.skipTitle() ?? "" }
    probe.skip(while: \.isMarkupSpace)
    guard probe.skip(.closeParenthesis) else { return nil }
    self = probe
    return LinkTarget(destination: destination, title: title)
  }
}
