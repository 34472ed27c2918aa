/// Where lines may break, by UAX #14 with numbers as its Example 7 of section 8.2 has them.
struct LineBreaking {
  /// The class in front, spaces included.
  private var last = LineBreakClass.bk
  /// The class in front of the spaces in front, and the one in front of that without spaces.
  private var base = LineBreakClass.bk
  private var beforeLast = LineBreakClass.bk
  private var endsInJoiner = false
  private var indicators = 0
  private var number = Number.outside

  /// How far a number has come: `(NU | SY | IS)*` behind the first digit, then `(CL | CP)`.
  private enum Number {
    case outside
    case digits
    case closed
  }

  /// The UTF-8 offsets at which a line may or must begin, without the start and the end.
  static func opportunities(in text: String) -> [Int] {
    let scalars = text.unicodeScalars
    var breaking = Self()
    var offsets: [Int] = []
    var offset = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let next = LineBreakClass(scalar)
      if offset == 0 {
        breaking.pass(next, isFirst: true)
      } else {
        if breaking.breaks(before: next, scalars[index...]) { offsets.append(offset) }
        breaking.pass(next, isFirst: false)
      }
      offset += UTF8.width(scalar)
    }
    return offsets
  }
}

extension LineBreaking {
  /// LB9: whether a mark belongs to what is in front of it.
  private var takesMarks: Bool {
    switch last {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }

  /// Goes on behind a scalar; LB9 and LB10 are here.
  private mutating func pass(_ raw: LineBreakClass, isFirst: Bool) {
    let isMark = raw == .cm || raw == .zwj
    endsInJoiner = raw == .zwj
    if isMark, !isFirst, takesMarks { return }
    let next = isMark ? .al : raw
    switch next {
    case .nu: number = .digits
    case .sy, .is: break
    case .cl, .cp: number = number == .digits ? .closed : .outside
    default: number = .outside
    }
    if number == .closed, next == .sy || next == .is { number = .outside }
    indicators = next == .ri ? indicators + 1 : 0
    beforeLast = last
    last = next
    if next != .sp { base = next }
  }

  private func breaks(
    before raw: LineBreakClass,
    _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    let isMark = raw == .cm || raw == .zwj
    switch (last, raw) {
    case (.cr, .lf): return false
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return true
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return false
    default: break
    }
    if base == .zw, last == .zw || last == .sp { return true }
    if endsInJoiner || isMark && takesMarks { return false }
    return breaksBehindSpaces(before: isMark ? .al : raw, rest)
  }

  /// LB11 to LB18.
  private func breaksBehindSpaces(
    before next: LineBreakClass,
    _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    switch (last, next) {
    case (_, .wj), (.wj, _), (.gl, _): return false
    case (.sp, .gl), (.ba, .gl), (.hy, .gl): break
    case (_, .gl), (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy): return false
    default: break
    }
    switch (base, next) {
    case (.op, _), (.ow, _), (.qu, .op), (.qu, .ow), (.cl, .ns), (.cp, .ns), (.b2, .b2):
      return false
    default: return last == .sp || breaksBetween(next, rest)
    }
  }

  /// LB19 to LB24.
  private func breaksBetween(
    _ next: LineBreakClass,
    _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    switch (last, next) {
    case (_, .qu), (.qu, _): false
    case (_, .cb), (.cb, _): true
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): false
    case (.hy, _) where beforeLast == .hl, (.ba, _) where beforeLast == .hl: false
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): false
    case (.pr, .id), (.pr, .xp), (.pr, .eb), (.pr, .em): false
    case (.id, .po), (.xp, .po), (.eb, .po), (.em, .po): false
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): false
    case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): false
    default: breaksInNumber(next, rest) && breaksInWord(next)
    }
  }

  /// LB25.
  private func breaksInNumber(
    _ next: LineBreakClass,
    _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    switch (last, next) {
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.ow, .nu), (.hy, .nu): false
    case (.pr, .op), (.po, .op), (.pr, .ow), (.po, .ow), (.pr, .hy), (.po, .hy):
      rest.lazy.map { LineBreakClass($0) }.first { $0 != .cm && $0 != .zwj } != .nu
    case (_, .nu): number != .digits
    case (_, .po), (_, .pr): number == .outside
    default: true
    }
  }

  /// LB26 to LB31.
  private func breaksInWord(_ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): false
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): false
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): false
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): false
    case (.ri, .ri): indicators.isMultiple(of: 2)
    case (.eb, .em), (.xp, .em): false
    default: true
    }
  }
}
