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
    var bottoms = OpenerBottoms()
    for candidate in candidates {
      if runs[candidate].canClose { close(candidate, openers: &openers, bottoms: &bottoms) }
      if runs[candidate].canOpen, !runs[candidate].rest.isEmpty { openers.append(candidate) }
    }
  }
}

/// The runs below which no opener for a closing run of a kind is left.
private struct OpenerBottoms {
  private var bottoms = [Int](repeating: -1, count: 18)

  subscript(closer: DelimiterRun) -> Int {
    get { bottoms[Self.index(closer)] }
    set { bottoms[Self.index(closer)] = newValue }
  }

  private static func index(_ run: DelimiterRun) -> Int {
    let sign = run.sign == .asterisk ? 0 : run.sign == .underscore ? 6 : 12
    return sign + (run.canOpen ? 3 : 0) + run.length % 3
  }
}

private extension InlineParser {
  /// Pairs a closing run with as many openers as it has delimiters for.
  mutating func close(_ closer: Int, openers: inout [Int], bottoms: inout OpenerBottoms) {
    while !runs[closer].rest.isEmpty {
      let bottom = bottoms[runs[closer]]
      var place = openers.count - 1
      while place >= 0, openers[place] > bottom, !canPair(openers[place], closer) { place -= 1 }
      guard place >= 0, openers[place] > bottom else {
        bottoms[runs[closer]] = openers.last ?? bottom
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
}
