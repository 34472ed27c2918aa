/// Whether a line may break between two units, by the rules of UAX #14 of Unicode 17.
///
/// The rules are first asked without the surrounding text; a rule that needs it throws.
struct LineBreakRules {
  /// A rule needs context that was not given.
  struct Unknown: Error {}

  let before: LineBreakUnit
  let after: LineBreakUnit
  /// The class of the last unit that is not a space.
  let base: LineBreakClass
  var knownHistory: LineBreakHistory?
  var knownFollowing: Following?

  /// The next two units after the one that follows the break.
  typealias Following = (LineBreakUnit?, LineBreakUnit?)

  /// LB4 to LB8a.
  func breaks() throws(Unknown) -> Bool {
    switch (last, next) {
    case (.al, .al), (.cr, .lf): return false
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return true
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return false
    default:
      if base == .zw { return true }
      return before.endsInJoiner ? false : try breaksAfterSpaces()
    }
  }

  /// LB11 to LB18.
  private func breaksAfterSpaces() throws(Unknown) -> Bool {
    switch (last, next) {
    case (_, .wj), (.wj, _), (.gl, _): return false
    case (.sp, .gl), (.ba, .gl), (.hy, .gl), (.hh, .gl): break
    case (_, .gl), (_, .cl), (_, .cp), (_, .ex), (_, .sy): return false
    default: break
    }
    switch (base, next) {
    case (.op, _): return false
    case (.qi, _) where last != .sp, (_, .qf) where last != .sp: return false  // LB19
    case (.qi, _) where try history.isInQuotation: return false
    case (_, .qf): return try following.0?.lineClass.isAfterQuotation == false
    case (_, .is): return last == .sp ? try following.0?.lineClass == .nu : false
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): return false
    default: return last == .sp ? true : try breaksAtQuotation()
    }
  }

  /// LB19 and LB19a.
  private func breaksAtQuotation() throws(Unknown) -> Bool {
    if next == .qu || last == .qu { return false }
    if next == .qi {
      guard try isEastAsian(before), try following.0?.isEastAsian == true else { return false }
    }
    if last == .qf {
      guard try isEastAsian(after), try history.beforeLast.isEastAsian else { return false }
    }
    return try breaksBetween()
  }

  /// LB20 to LB24.
  private func breaksBetween() throws(Unknown) -> Bool {
    switch (last, next) {
    case (_, .cb), (.cb, _): return true
    case (.hy, .al), (.hy, .hl), (.hh, .al), (.hh, .hl):
      let beforeHyphen = try history.beforeLast.lineClass
      return !beforeHyphen.isBeforeHyphenatedWord && !(beforeHyphen == .hl && next != .hl)
    case (_, .ba), (_, .hh), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): return false
    case (.hy, _) where try history.beforeLast.lineClass == .hl: return false
    case (.hh, _) where try history.beforeLast.lineClass == .hl: return false
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return false
    case (.pr, .id), (.pr, .eb), (.pr, .em): return false
    case (.id, .po), (.eb, .po), (.em, .po): return false
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return false
    case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): return false
    default:
      guard try breaksInNumber(), try breaksInAksara() else { return false }
      return try breaksInWord()
    }
  }

  /// LB25.
  private func breaksInNumber() throws(Unknown) -> Bool {
    switch (last, next) {
    case (.pr, .nu), (.po, .nu), (.hy, .nu), (.is, .nu), (.nu, .nu): return false
    case (.pr, .op), (.po, .op):
      let inner = try following.0?.lineClass == .is ? following.1 : following.0
      return inner?.lineClass != .nu
    case (_, .nu): return try history.number != .digits
    case (_, .po), (_, .pr): return try history.number == .outside
    default: return true
    }
  }

  /// LB28a.
  private func breaksInAksara() throws(Unknown) -> Bool {
    switch (last, next) {
    case (.ap, _) where after.isAksara: return false
    case (_, .vf) where before.isAksara, (_, .vi) where before.isAksara: return false
    case (.vi, _) where after.isAksara && next != .as:
      return try !history.beforeLast.isAksara
    case _ where before.isAksara && after.isAksara:
      return try following.0?.lineClass != .vf
    default: return true
    }
  }

  /// LB26 to LB31, without LB28a.
  private func breaksInWord() throws(Unknown) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): false
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): false
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): false
    case (.al, .op), (.hl, .op), (.nu, .op): try isEastAsian(after)
    case (.cp, .al), (.cp, .hl), (.cp, .nu): try isEastAsian(before)
    case (.ri, .ri): try history.indicators.isMultiple(of: 2)
    case (_, .em): !before.takesModifier
    default: true
    }
  }
}

private extension LineBreakRules {
  var last: LineBreakClass { before.lineClass }
  var next: LineBreakClass { after.lineClass }

  var history: LineBreakHistory {
    get throws(Unknown) {
      guard let knownHistory else { throw Unknown() }
      return knownHistory
    }
  }

  var following: Following {
    get throws(Unknown) {
      guard let knownFollowing else { throw Unknown() }
      return knownFollowing
    }
  }

  /// The width of a unit does not follow from its class, so that asking for it needs context.
  func isEastAsian(_ unit: LineBreakUnit) throws(Unknown) -> Bool {
    _ = try history
    return unit.isEastAsian
  }
}

extension LineBreakClass {
  /// Whether an opening quotation mark that follows it starts a quotation (LB15a).
  var isBeforeQuotation: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .op, .qu, .qi, .qf, .gl, .sp, .zw: true
    default: false
    }
  }

  /// Whether a closing quotation mark before it ends a quotation (LB15b).
  var isAfterQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .cl, .qu, .qi, .qf, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw: true
    default: false
    }
  }

  /// Whether a hyphen that follows it may begin a word (LB20a).
  var isBeforeHyphenatedWord: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }
}
