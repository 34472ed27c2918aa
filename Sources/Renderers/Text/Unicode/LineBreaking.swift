/// Where lines may break, by UAX #14 of Unicode 17.
struct LineBreaking {
  private let units: [LineBreakUnit]
  /// The unit in front of which a break is looked for.
  private var index = 0
  /// The class in front of the spaces in front.
  private var base = LineBreakClass.bk
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

  private init(_ text: String) { units = LineBreakUnit.all(of: text) }

  /// The UTF-8 offsets at which a line may or must begin, without the start and the end.
  static func opportunities(in text: String) -> [Int] {
    var breaking = Self(text)
    var offsets: [Int] = []
    for unit in breaking.units {
      if breaking.index > 0, breaking.breaks() { offsets.append(unit.start) }
      breaking.pass()
    }
    return offsets
  }
}

extension LineBreaking {
  private var last: LineBreakClass { units[index - 1].lineClass }
  private var next: LineBreakClass { units[index].lineClass }
  /// The unit before the last one.
  private var beforeLast: LineBreakUnit? { index > 1 ? units[index - 2] : nil }
  private func afterNext(_ count: Int = 1) -> LineBreakUnit? {
    index + count < units.count ? units[index + count] : nil
  }

  /// Goes on behind a unit.
  private mutating func pass() {
    let passed = next
    switch passed {
    case .nu: number = .digits
    case .sy, .is: if number == .closed { number = .outside }
    case .cl, .cp: number = number == .digits ? .closed : .outside
    default: number = .outside
    }
    indicators = passed == .ri ? indicators + 1 : 0
    if passed != .sp {
      base = passed
      isInQuotation = passed == .qi && (index == 0 || last.isBeforeQuotation)
    }
    index += 1
  }

  /// LB4 to LB8a.
  private func breaks() -> Bool {
    switch (last, next) {
    case (.al, .al), (.cr, .lf): return false
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return true
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return false
    default: return base == .zw || !units[index - 1].endsInJoiner && breaksBehindSpaces()
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
    if next == .qi, !(units[index - 1].isEastAsian && afterNext()?.isEastAsian ?? false) {
      return false
    }
    if last == .qf, !(units[index].isEastAsian && beforeLast?.isEastAsian ?? false) {
      return false
    }
    return breaksBetween()
  }

  /// LB20 to LB24.
  private func breaksBetween() -> Bool {
    switch (last, next) {
    case (_, .cb), (.cb, _): true
    case (.hy, .al), (.hy, .hl), (.hh, .al), (.hh, .hl):
      !(beforeLast?.lineClass.isBeforeHyphenatedWord ?? true)
        && !(beforeLast?.lineClass == .hl && next != .hl)
    case (_, .ba), (_, .hh), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): false
    case (.hy, _) where beforeLast?.lineClass == .hl: false
    case (.hh, _) where beforeLast?.lineClass == .hl: false
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
    let (before, behind) = (units[index - 1], units[index])
    switch (last, next) {
    case (.ap, _) where behind.isAksara: return false
    case (_, .vf) where before.isAksara, (_, .vi) where before.isAksara: return false
    case (.vi, _) where behind.isAksara && next != .as:
      return !(beforeLast?.isAksara ?? false)
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
    case (.al, .op), (.hl, .op), (.nu, .op): units[index].isEastAsian
    case (.cp, .al), (.cp, .hl), (.cp, .nu): units[index - 1].isEastAsian
    case (.ri, .ri): indicators.isMultiple(of: 2)
    case (_, .em): !units[index - 1].takesModifier
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
