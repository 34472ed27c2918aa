/// A scalar with the marks that combine with it (LB9).
struct LineBreakUnit {
  /// The scalar's value in the table, plus 128 if the unit ends in a joiner.
  private var value: UInt8

  /// Added to the value of a class if the scalar is of East Asian width.
  private static let eastAsian: UInt8 = 64
  private static let joiner: UInt8 = 128

  /// What precedes a text: for all rules, the end of a line.
  static let start = Self(.bk)
  static let space = Self(.sp)
  /// Most letters, including those of ASCII.
  static let letter = Self(.al)

  /// The unit that starts with a scalar.
  init(_ scalar: ScalarTraits) {
    value = scalar.lineBreak
    if value == LineBreakClass.zwj.rawValue { value |= Self.joiner }
  }

  init(_ tableClass: LineBreakClass) { self.init(ScalarTraits(lineBreak: tableClass.rawValue)) }

  /// The scalar's class in the table, as a number.
  var index: Int { Int(value & 63) }
  var isSpace: Bool { index == LineBreakClass.sp.rawValue }
  var isEastAsian: Bool { value & Self.eastAsian != 0 }
  /// Whether a history keeps count of it: part of a number, a regional indicator, or an opening
  /// quotation mark.
  var isCounted: Bool { Self.counted &>> UInt64(index) & 1 != 0 }

  private static let counted: UInt64 =
    bit(.nu) | bit(.sy) | bit(.is) | bit(.cl) | bit(.cp) | bit(.ri) | bit(.qi)

  @inline(__always)
  private static func bit(_ tableClass: LineBreakClass) -> UInt64 {
    1 &<< UInt64(tableClass.rawValue)
  }

  var endsInJoiner: Bool { value & Self.joiner != 0 }

  private var tableClass: LineBreakClass { LineBreakClass(rawValue: value & 63) ?? .al }

  /// The class that the rules use; for a mark without a base that of a letter (LB10).
  var lineClass: LineBreakClass {
    switch tableClass {
    case .cm, .zwj, .dc, .xa: .al
    case .xi: .id
    case let other: other
    }
  }

  /// Whether it is a consonant in the scripts of LB28a, or takes the place of one.
  var isAksara: Bool {
    switch tableClass {
    case .ak, .as, .dc: true
    default: false
    }
  }

  /// Whether a skin tone may follow (LB30b).
  var takesModifier: Bool {
    switch tableClass {
    case .eb, .xa, .xi: true
    default: false
    }
  }

  /// Whether another unit is a mark that combines with this one.
  func takes(_ other: Self) -> Bool {
    switch (tableClass, other.tableClass) {
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _), (.sp, _), (.zw, _): false
    case (_, .cm), (_, .zwj): true
    default: false
    }
  }

  /// Combines a mark with the unit.
  mutating func take(_ mark: Self) { value = value & ~Self.joiner | mark.value & Self.joiner }
}

/// The classes of UAX #14 that remain after LB1, in the order of scripts/generate-unicode.
///
/// Five are not Unicode's: `qi` and `qf` are a `qu` that opens or closes (LB15a, LB15b), `dc` is
/// the dotted circle, an `al` (LB28a), and `xa` and `xi` are an `al` and an `id` that are reserved
/// for pictographs (LB30b).
enum LineBreakClass: UInt8, CaseIterable {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, ba, hy, hh, bb, b2, cb, cl, cp, ex, `is`, sy, op
  case qu, qi, qf, ns, `in`, nu, pr, po, al, dc, hl, xa, id, xi, eb, em, h2, h3, jl, jv, jt, ri
  case ak, ap, `as`, vf, vi
}

/// What the rules need to know about the preceding text beyond its last unit.
struct LineBreakHistory {
  var beforeLast = LineBreakUnit.start
  /// Whether the last opening quotation mark starts a quotation (LB15a).
  private(set) var isInQuotation = false
  private(set) var indicators = 0
  private(set) var number = Number.outside

  /// How far a number has been read: a digit, then `(NU | SY | IS)*`, then `(CL | CP)`.
  enum Number {
    case outside, digits, closed
  }

  /// Advances past a unit that follows another.
  @inline(__always)
  mutating func pass(_ unit: LineBreakUnit, after before: LineBreakUnit) {
    beforeLast = before
    if unit.isCounted {
      count(unit, after: before)
    } else {
      number = .outside
      indicators = 0
    }
  }

  @inline(never)
  private mutating func count(_ unit: LineBreakUnit, after before: LineBreakUnit) {
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
