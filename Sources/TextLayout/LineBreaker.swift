import Bytes

/// Finds where lines may break by UAX #14 of Unicode 17, one scalar at a time.
struct LineBreaker {
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
  mutating func breaks(before scalar: ScalarTraits, at offset: Int, in text: Span<UInt8>) -> Bool {
    let next = LineBreakUnit(scalar)
    let answer = pairs[row, next]
    if answer == .unknown { return mayBreak(before: next, at: offset, in: text) }
    pass(next)
    return answer == .breaks
  }

  /// The same, where the two classes do not decide.
  @inline(never)
  private mutating func mayBreak(
    before next: LineBreakUnit,
    at offset: Int,
    in text: Span<UInt8>
  ) -> Bool {
    if before.takes(next) {
      before.take(next)
      base = before
      row = LineBreakPairs.Row(before)
      return false
    }
    defer { pass(next) }
    var rules = LineBreakRules(
      before: before,
      after: next,
      base: base.lineClass,
      knownHistory: history
    )
    // First without the text that follows.
    if let breaks = try? rules.breaks() { return breaks }
    rules.knownFollowing = following(next, at: offset, in: text)
    return (try? rules.breaks()) ?? true
  }

  @inline(__always)
  private mutating func pass(_ unit: LineBreakUnit) {
    history.pass(unit, after: before)
    before = unit
    if unit.isSpace {
      row = LineBreakPairs.Row(spacesAfter: base)
    } else {
      base = unit
      row = LineBreakPairs.Row(unit)
    }
  }

  /// Whether the last unit is a letter: no line breaks between it and another letter.
  @inline(__always)
  var followsLetter: Bool { row == .letter }

  /// Advances past the ASCII letters that follow a letter.
  ///
  /// If a space and another letter follow, a line may break between those two, and the space is
  /// passed too. The history need not be updated, since no rule asks for it after a letter.
  @inline(__always)
  mutating func passWord(from start: Int, in text: Span<UInt8>) -> (end: Int, precedesWord: Bool) {
    let end = text.endOfLetters(from: start)
    let precedesWord =
      end &+ 1 < text.count && text[end] == UInt8(ascii: " ") && text.isLetter(at: end &+ 1)
    if end > start || precedesWord { (before, base) = (.letter, .letter) }
    return (end, precedesWord)
  }
}

private extension LineBreaker {
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

/// Answers of the rules that depend on two neighbouring classes alone, which nearly all do.
struct LineBreakPairs: Sendable {
  enum Answer: UInt8 {
    case holds, breaks
    /// The rules need more than the two classes, or the second is a mark that joins the first.
    case unknown

    init(_ rules: LineBreakRules) {
      self = (try? rules.breaks()).map { $0 ? Self.breaks : .holds } ?? .unknown
    }
  }

  /// What precedes the break: a class, a class and spaces, or a joiner, which has no answers.
  struct Row: Equatable {
    let start: Int

    /// A unit directly before the break.
    init(_ unit: LineBreakUnit) { start = (unit.endsInJoiner ? 128 : unit.index) * 64 }

    /// A unit with spaces between it and the break.
    init(spacesAfter unit: LineBreakUnit) { start = (unit.index + 64) * 64 }

    static let letter = Self(.letter)
    static let count = 129
  }

  /// Computed from the rules on first use.
  static let shared = Self()

  private var answers = [Answer](repeating: .unknown, count: Row.count * 64)

  private init() {
    let units = LineBreakClass.allCases.map { LineBreakUnit($0) }
    for before in units {
      for next in units {
        if !before.endsInJoiner, !before.takes(next) {
          self[Row(before), next] =
            Answer(LineBreakRules(before: before, after: next, base: before.lineClass))
        }
        self[Row(spacesAfter: before), next] =
          Answer(LineBreakRules(before: .space, after: next, base: before.lineClass))
      }
    }
  }

  private(set) subscript(row: Row, next: LineBreakUnit) -> Answer {
    @inline(__always) get { answers[row.start &+ next.index] }
    set { answers[row.start + next.index] = newValue }
  }
}

/// Finds runs of ASCII letters, eight bytes at a time; each letter is a cluster of one column.
extension Span<UInt8> {
  /// Where a run of letters ends that begins at an offset.
  ///
  /// Letters are `@`, `A` to `Z`, `^`, `_`, `` ` `` and `a` to `z`: no line breaks between them.
  @inline(__always)
  func endOfLetters(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let others = word(at: offset).bytesOutsideOfLetters
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count, isLetter(at: offset) { offset &+= 1 }
    return offset
  }

  /// Whether the byte at an offset is such a letter.
  @inline(__always)
  func isLetter(at offset: Int) -> Bool { UInt64(self[offset]).bytesOutsideOfLetters & 0xFF == 0 }
}

private extension UInt64 {
  @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte that is not a letter.
  @inline(__always)
  var bytesOutsideOfLetters: UInt64 {
    let low = self & .each(0x7F)
    // Adding 0x80 - n to seven bits sets the high bit if they are at least n, and never carries.
    let upper = (low &+ .each(0x80 - 0x40)) & ~(low &+ .each(0x80 - 0x5B))
    let lower = (low &+ .each(0x80 - 0x5E)) & ~(low &+ .each(0x80 - 0x7B))
    return ~(upper | lower) & .each(0x80) | self & .each(0x80)
  }
}
