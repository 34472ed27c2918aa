/// What the rules need to know about the preceding text beyond its last unit.
struct LineBreakHistory {
  var beforeLast = LineBreakUnit.start
  /// Whether the last opening quotation mark starts a quotation (LB15a).
  private(set) var isInQuotation = false
  private(set) var indicators = 0
  private(set) var number = Number.outside

  /// How far a number has been read: a digit, then `(NU | SY | IS)*`, then `(CL | CP)`.
  enum Number {
    case outside
    case digits
    case closed
  }

  /// Advances past a unit that follows another.
  @inline(__always)
  mutating func pass(_ unit: LineBreakUnit, behind before: LineBreakUnit) {
    beforeLast = before
    if unit.isCounted {
      count(unit, behind: before)
    } else {
      number = .outside
      indicators = 0
    }
  }

  @inline(never)
  private mutating func count(_ unit: LineBreakUnit, behind before: LineBreakUnit) {
    let next = unit.lineClass
    switch next {
    case .nu: number = .digits
    case .sy, .is: if number == .closed { number = .outside }
    case .cl, .cp: number = number == .digits ? .closed : .outside
    default: number = .outside
    }
    indicators = next == .ri ? indicators + 1 : 0
    if next == .qi { isInQuotation = before.lineClass.isBeforeQuotation }
  }
}
