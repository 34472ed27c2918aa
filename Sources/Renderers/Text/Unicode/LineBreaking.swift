/// Where lines may break, by UAX #14 of Unicode 17.
struct LineBreaking {
  private let utf8: [UInt8]
  private let table = LineBreakTable.table
  private let units = LineBreakUnit.byValue
  private let isLetter = LineBreakUnit.isLetterOfASCII
  private var offsets: [Int] = []
  /// Where the unit begins in front of which a break is looked for.
  private var offset = 0
  private var beforeLast = LineBreakUnit.start
  private var before = LineBreakUnit.start
  private var behind = LineBreakUnit.start
  /// The class in front of the spaces in front.
  private var base = LineBreakUnit.start.lineClass
  /// Whether that is a quotation mark that opens (LB15a).
  private var isInQuotation = false
  private var indicators = 0
  private var number = Number.outside

  /// How far a number has come: `(NU | SY | IS)*` behind the first digit, then `(CL | CP)`.
  private enum Number {
    case outside
    case digits
    case closed
  }

  private init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  /// The offsets in UTF-8 at which a line may or must begin, without the start and the end.
  static func opportunities(in utf8: [UInt8]) -> [Int] {
    var breaking = Self(utf8)
    breaking.findOffsets()
    return breaking.offsets
  }
}

extension LineBreaking {
  private var last: LineBreakClass { before.lineClass }
  private var next: LineBreakClass { behind.lineClass }

  private mutating func findOffsets() {
    offsets.reserveCapacity(utf8.count / 4)
    while offset < utf8.count {
      if last == .al, passWords() { continue }
      behind = unit(at: offset)
      if !before.takes(behind) {
        if offset > 0, breaks() { offsets.append(offset) }
        pass()
      }
      offset += utf8.span.lengthOfScalar(at: offset)
    }
  }

  /// Goes on behind letters of ASCII that follow a letter, with single spaces between them.
  ///
  /// No rule but LB18 and LB28 is about them, and nothing in front of them matters to what follows.
  /// Tells whether there are any.
  private mutating func passWords() -> Bool {
    let (utf8, isLetter) = (utf8, isLetter)
    var end = offset
    while end < utf8.count {
      if isLetter[Int(utf8[end])] {
        end &+= 1
      } else if utf8[end] == UInt8(ascii: " "), end + 1 < utf8.count, isLetter[Int(utf8[end + 1])] {
        offsets.append(end + 1)
        end &+= 2
      } else {
        break
      }
    }
    guard end > offset else { return false }
    beforeLast = end - offset > 1 ? unit(at: end - 2) : before
    before = unit(at: end - 1)
    offset = end
    return true
  }

  /// Goes on behind a unit.
  private mutating func pass() {
    defer { (beforeLast, before) = (before, behind) }
    if last == .al, next == .al { return }
    switch next {
    case .nu: number = .digits
    case .sy, .is: if number == .closed { number = .outside }
    case .cl, .cp: number = number == .digits ? .closed : .outside
    default: number = .outside
    }
    indicators = next == .ri ? indicators + 1 : 0
    if next != .sp {
      base = next
      isInQuotation = next == .qi && last.isBeforeQuotation
    }
  }

  private func unit(at offset: Int) -> LineBreakUnit {
    units[Int(table[utf8.span.scalar(at: offset)])]
  }

  /// What follows the unit behind, or what follows that.
  private func afterNext(_ count: Int = 1) -> LineBreakUnit? {
    var unit = behind
    var end = offset
    for _ in 0..<count {
      repeat {
        end += utf8.span.lengthOfScalar(at: end)
      } while end < utf8.count
        && unit.takes(self.unit(at: end))
      guard end < utf8.count else { return nil }
      unit = self.unit(at: end)
    }
    return unit
  }

  /// LB4 to LB8a.
  private func breaks() -> Bool {
    switch (last, next) {
    case (.al, .al), (.cr, .lf): return false
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return true
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return false
    default: return base == .zw || !before.endsInJoiner && breaksBehindSpaces()
    }
  }

  /// LB11 to LB18.
  private func breaksBehindSpaces() -> Bool {
    switch (last, next) {
    case (_, .wj), (.wj, _), (.gl, _): return false
    case (.sp, .gl), (.ba, .gl), (.hy, .gl), (.hh, .gl): break
    case (_, .gl), (_, .cl), (_, .cp), (_, .ex), (_, .sy): return false
    default: break
    }
    switch (base, next) {
    case (.op, _): return false
    case _ where isInQuotation: return false
    case (_, .qf) where afterNext()?.lineClass.isBehindQuotation ?? true: return false
    case (_, .is): return last == .sp && afterNext()?.lineClass == .nu
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): return false
    default: return last == .sp || breaksAtQuotation()
    }
  }

  /// LB19 and LB19a.
  private func breaksAtQuotation() -> Bool {
    if next == .qu || next == .qf || last == .qu || last == .qi { return false }
    if next == .qi, !(before.isEastAsian && afterNext()?.isEastAsian ?? false) {
      return false
    }
    if last == .qf, !(behind.isEastAsian && beforeLast.isEastAsian) {
      return false
    }
    return breaksBetween()
  }

  /// LB20 to LB24.
  private func breaksBetween() -> Bool {
    switch (last, next) {
    case (_, .cb), (.cb, _): true
    case (.hy, .al), (.hy, .hl), (.hh, .al), (.hh, .hl):
      !beforeLast.lineClass.isBeforeHyphenatedWord
        && !(beforeLast.lineClass == .hl && next != .hl)
    case (_, .ba), (_, .hh), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): false
    case (.hy, _) where beforeLast.lineClass == .hl: false
    case (.hh, _) where beforeLast.lineClass == .hl: false
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): false
    case (.pr, .id), (.pr, .eb), (.pr, .em): false
    case (.id, .po), (.eb, .po), (.em, .po): false
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): false
    case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): false
    default: breaksInNumber() && breaksInAksara() && breaksInWord()
    }
  }

  /// LB25.
  private func breaksInNumber() -> Bool {
    switch (last, next) {
    case (.pr, .nu), (.po, .nu), (.hy, .nu), (.is, .nu): return false
    case (.pr, .op), (.po, .op):
      let inner = afterNext()?.lineClass == .is ? afterNext(2) : afterNext()
      return inner?.lineClass != .nu
    case (_, .nu): return number != .digits
    case (_, .po), (_, .pr): return number == .outside
    default: return true
    }
  }

  /// LB28a.
  private func breaksInAksara() -> Bool {
    switch (last, next) {
    case (.ap, _) where behind.isAksara: return false
    case (_, .vf) where before.isAksara, (_, .vi) where before.isAksara: return false
    case (.vi, _) where behind.isAksara && next != .as:
      return !beforeLast.isAksara
    case _ where before.isAksara && behind.isAksara: return afterNext()?.lineClass != .vf
    default: return true
    }
  }

  /// LB26 to LB31, without LB28a.
  private func breaksInWord() -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): false
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): false
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): false
    case (.al, .op), (.hl, .op), (.nu, .op): behind.isEastAsian
    case (.cp, .al), (.cp, .hl), (.cp, .nu): before.isEastAsian
    case (.ri, .ri): indicators.isMultiple(of: 2)
    case (_, .em): !before.takesModifier
    default: true
    }
  }
}

private extension LineBreakClass {
  /// What a quotation mark that opens stands behind (LB15a).
  var isBeforeQuotation: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .op, .qu, .qi, .qf, .gl, .sp, .zw: true
    default: false
    }
  }

  /// What a quotation mark that closes stands in front of (LB15b).
  var isBehindQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .cl, .qu, .qi, .qf, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw: true
    default: false
    }
  }

  /// What a hyphen that begins a word stands behind (LB20a).
  var isBeforeHyphenatedWord: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }
}
