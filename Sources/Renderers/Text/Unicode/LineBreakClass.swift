/// The classes of UAX #14 that are left after LB1, in the order of scripts/generate-unicode.
///
/// Five are not Unicode's: `qi` and `qf`, a `qu` that opens or closes (LB15a, LB15b), `dc`, the
/// dotted circle, which is an `al` (LB28a), and `xa` and `xi`, an `al` and an `id` that are kept
/// for pictographs to come (LB30b).
enum LineBreakClass: UInt8, CaseIterable {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, ba, hy, hh, bb, b2, cb, cl, cp, ex, `is`, sy, op
  case qu, qi, qf, ns, `in`, nu, pr, po, al, dc, hl, xa, id, xi, eb, em, h2, h3, jl, jv, jt, ri
  case ak, ap, `as`, vf, vi
}

/// What line breaking asks about a scalar with the marks that belong to it (LB9, LB10).
struct LineBreakUnit {
  /// The class that the table has for the scalar.
  let tableClass: LineBreakClass
  /// The class by which the rules go, which is that of a letter for a mark that stands alone.
  let lineClass: LineBreakClass
  private var traits: Traits = []

  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let isEastAsian = Self(rawValue: 1)
    static let isAksara = Self(rawValue: 2)
    static let takesModifier = Self(rawValue: 4)
    static let endsInJoiner = Self(rawValue: 8)
    static let isMark = Self(rawValue: 16)
    static let takesMarks = Self(rawValue: 32)
    static let isCounted = Self(rawValue: 64)
  }

  /// What a text begins behind: to all rules, the end of another line.
  static let start = Self(LineBreakClass.bk.rawValue)

  /// The units of scalars, by the values that the table gives these.
  static let byValue = (0..<128).map { Self($0) }

  /// The unit that most letters are, with those of ASCII.
  static let letter = Self(LineBreakClass.al.rawValue)

  /// Whether a byte is a character of ASCII of which the rules say no more than of any letter.
  static let lettersOfASCII = (0...UInt8.max).map { byte in
    byte < 0x80
      && ScalarTable.shared[Unicode.Scalar(byte)].lineBreak == LineBreakClass.al.rawValue
  }

  init(_ value: UInt8) {
    let raw = LineBreakClass(rawValue: value & 63) ?? .al
    if value & 64 != 0 { traits.insert(.isEastAsian) }
    switch raw {
    case .bk, .cr, .lf, .nl, .sp, .zw: break
    default: traits.insert(.takesMarks)
    }
    switch raw {
    case .cm: traits.insert(.isMark)
    case .zwj: traits.formUnion([.isMark, .endsInJoiner])
    case .ak, .as, .dc: traits.insert(.isAksara)
    case .eb, .xa, .xi: traits.insert(.takesModifier)
    case .nu, .sy, .is, .cl, .cp, .ri, .qi: traits.insert(.isCounted)
    default: break
    }
    tableClass = raw
    lineClass =
      switch raw {
      case .cm, .zwj, .dc, .xa: .al
      case .xi: .id
      default: raw
      }
  }
}

extension LineBreakUnit {
  var isEastAsian: Bool { traits.contains(.isEastAsian) }
  /// A consonant, or what stands for one, in the scripts of LB28a.
  var isAksara: Bool { traits.contains(.isAksara) }
  /// Whether a skin colour may follow (LB30b).
  var takesModifier: Bool { traits.contains(.takesModifier) }
  var endsInJoiner: Bool { traits.contains(.endsInJoiner) }
  /// Whether the history of a text keeps more of it than that it is there.
  var isCounted: Bool { traits.contains(.isCounted) }

  /// Whether another is a mark that becomes part of the unit.
  func takes(_ other: Self) -> Bool {
    other.traits.contains(.isMark) && traits.contains(.takesMarks)
  }

  /// Makes a mark part of the unit.
  mutating func take(_ mark: Self) {
    if mark.endsInJoiner { traits.insert(.endsInJoiner) } else { traits.remove(.endsInJoiner) }
  }
}
