/// Finds where lines may break, by UAX #14 of Unicode 17, scalar by scalar.
struct LineBreaking {
  private let table = ScalarTable.shared
  private let units = LineBreakUnit.byValue
  private let pairs = LineBreakPairs.shared
  private let letters = LineBreakUnit.lettersOfASCII
  private var before = LineBreakUnit.start
  /// What stands in front of the spaces in front.
  private var base = LineBreakUnit.start
  private var row = LineBreakPairs.row(of: .start)
  private var history = LineBreakHistory()

  /// Whether a line may or must begin with the scalar at an offset, which is put behind the others.
  @inline(__always)
  mutating func breaks(
    before scalar: ScalarTraits,
    at offset: Int,
    in text: Span<UInt8>
  ) -> Bool {
    let behind = units[Int(scalar.lineBreak)]
    let answer = pairs[row, behind.tableClass]
    if answer == .unknown {
      if before.takes(behind) {
        takeMark(behind)
        return false
      }
      let breaks = breaks(behind, at: offset, in: text)
      pass(behind)
      return breaks
    }
    pass(behind)
    return answer == .breaks
  }
}

extension LineBreaking {
  /// Goes on behind letters of ASCII that follow a letter, between which no line may break.
  ///
  /// - Returns: How many there are.
  @inline(__always)
  mutating func passLetters(from offset: Int, in text: Span<UInt8>) -> Int {
    guard row == LineBreakPairs.letterRow else { return 0 }
    let count = end(ofLettersFrom: offset, in: text) - offset
    if count == 0 { return 0 }
    history.beforeLast = count > 1 ? .letter : before
    before = .letter
    base = .letter
    return count
  }

  @inline(__always)
  private func end(ofLettersFrom start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    while offset < text.count, letters[Int(text[offset])] { offset &+= 1 }
    return offset
  }

  @inline(__always)
  private mutating func pass(_ unit: LineBreakUnit) {
    history.pass(unit, behind: before)
    if unit.tableClass == .sp {
      row = LineBreakPairs.rowBehindSpaces(of: base)
    } else {
      base = unit
      row = LineBreakPairs.row(of: unit)
    }
    before = unit
  }

  private mutating func takeMark(_ mark: LineBreakUnit) {
    before.take(mark)
    base = before
    row = LineBreakPairs.row(of: before)
  }
}

private extension LineBreaking {
  /// Whether a line may break, where the classes in front and behind do not tell.
  @inline(never)
  func breaks(_ behind: LineBreakUnit, at offset: Int, in text: Span<UInt8>) -> Bool {
    func breaks(_ following: LineBreakRules.Following? = nil) -> Bool? {
      try? LineBreakRules(
        before,
        behind,
        base: base.lineClass,
        history: history,
        following: following
      ).breaks()
    }
    return breaks() ?? breaks(following(behind, at: offset, in: text)) ?? true
  }

  /// The two units that follow one at an offset.
  func following(
    _ unit: LineBreakUnit,
    at offset: Int,
    in text: Span<UInt8>
  ) -> LineBreakRules.Following {
    var end = offset
    guard let next = self.unit(after: unit, at: &end, in: text) else { return (nil, nil) }
    return (next, self.unit(after: next, at: &end, in: text))
  }

  /// Goes from one unit to the next, if there is one.
  func unit(
    after unit: LineBreakUnit,
    at offset: inout Int,
    in text: Span<UInt8>
  ) -> LineBreakUnit? {
    offset += text.lengthOfScalar(at: offset)
    while offset < text.count {
      let scalar = table.scalar(at: offset, in: text)
      let next = units[Int(scalar.traits.lineBreak)]
      guard unit.takes(next) else { return next }
      offset += scalar.length
    }
    return nil
  }
}
