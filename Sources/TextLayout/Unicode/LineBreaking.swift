import Bytes

/// Finds where lines may break by UAX #14 of Unicode 17, one scalar at a time.
struct LineBreaking {
  private let table = ScalarTable.shared
  private let pairs = LineBreakPairs.shared
  private var before = LineBreakUnit.start
  /// The last unit that is not a space.
  private var base = LineBreakUnit.start
  private var row = LineBreakPairs.Row(.start)
  private var history = LineBreakHistory()

  /// Starts a new text.
  mutating func begin() {
    (before, base, row) = (.start, .start, LineBreakPairs.Row(.start))
    history = LineBreakHistory()
  }

  /// Whether a line may or must begin with the scalar at an offset; advances past it.
  @inline(__always)
  mutating func breaks(
    before scalar: ScalarTraits,
    at offset: Int,
    in text: Span<UInt8>
  ) -> Bool {
    let behind = LineBreakUnit(scalar)
    let answer = pairs[row, behind]
    if answer == .unknown { return asksToBreak(before: behind, at: offset, in: text) }
    pass(behind)
    return answer == .breaks
  }

  /// The same, where the two classes do not decide.
  @inline(never)
  private mutating func asksToBreak(
    before behind: LineBreakUnit,
    at offset: Int,
    in text: Span<UInt8>
  ) -> Bool {
    if before.takes(behind) {
      before.take(behind)
      base = before
      row = LineBreakPairs.Row(before)
      return false
    }
    let breaks = breaks(behind, at: offset, in: text)
    pass(behind)
    return breaks
  }

  @inline(__always)
  private mutating func pass(_ unit: LineBreakUnit) {
    history.pass(unit, behind: before)
    before = unit
    if unit.isSpace {
      row = LineBreakPairs.Row(spacesBehind: base)
    } else {
      base = unit
      row = LineBreakPairs.Row(unit)
    }
  }
}

extension LineBreaking {
  /// Whether the last unit is a letter: no line breaks between it and another letter.
  @inline(__always)
  var isBehindLetter: Bool { row == .letter }

  /// Advances past the ASCII letters that follow a letter.
  ///
  /// If a space and another letter follow, a line may break between those two, and the space is
  /// passed too. The history need not be updated, since no rule asks for it after a letter.
  @inline(__always)
  mutating func passWord(
    from start: Int,
    in text: Span<UInt8>
  ) -> (end: Int, isInFrontOfWord: Bool) {
    let end = text.endOfLetters(from: start)
    let isInFrontOfWord =
      end &+ 1 < text.count && text[end] == UInt8(ascii: " ") && text.isLetter(at: end &+ 1)
    if end > start || isInFrontOfWord { (before, base) = (.letter, .letter) }
    return (end, isInFrontOfWord)
  }
}

private extension LineBreaking {
  /// Asks the rules, first without the text that follows.
  func breaks(_ behind: LineBreakUnit, at offset: Int, in text: Span<UInt8>) -> Bool {
    var answer = answer(behind, following: nil)
    if answer == .unknown {
      answer = self.answer(behind, following: following(behind, at: offset, in: text))
    }
    return answer != .holds
  }

  func answer(
    _ behind: LineBreakUnit,
    following: LineBreakRules.Following?
  ) -> LineBreakPairs.Answer {
    LineBreakPairs.Answer(
      LineBreakRules(
        before,
        behind,
        base: base.lineClass,
        history: history,
        following: following
      )
    )
  }

  /// The two units that follow the one at an offset.
  func following(
    _ unit: LineBreakUnit,
    at offset: Int,
    in text: Span<UInt8>
  ) -> LineBreakRules.Following {
    var end = offset
    guard let next = self.unit(after: unit, at: &end, in: text) else { return (nil, nil) }
    return (next, self.unit(after: next, at: &end, in: text))
  }

  /// Advances from one unit to the next, if there is one.
  func unit(
    after unit: LineBreakUnit,
    at offset: inout Int,
    in text: Span<UInt8>
  ) -> LineBreakUnit? {
    offset += text.lengthOfScalar(at: offset)
    while offset < text.count {
      let scalar = table.scalar(at: offset, in: text)
      let next = LineBreakUnit(scalar.traits)
      guard unit.takes(next) else { return next }
      offset += scalar.length
    }
    return nil
  }
}
