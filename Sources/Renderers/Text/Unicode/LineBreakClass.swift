/// The classes of UAX #14 that are left after LB1, in the order of scripts/generate-unicode.
///
/// Five are not Unicode's: `qi` and `qf`, a `qu` that opens or closes (LB15a, LB15b), `dc`, the
/// dotted circle, which is an `al` (LB28a), and `xa` and `xi`, an `al` and an `id` that are kept
/// for pictographs to come (LB30b).
enum LineBreakClass: UInt8 {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, ba, hy, hh, bb, b2, cb, cl, cp, ex, `is`, sy, op
  case qu, qi, qf, ns, `in`, nu, pr, po, al, dc, hl, xa, id, xi, eb, em, h2, h3, jl, jv, jt, ri
  case ak, ap, `as`, vf, vi
}

/// What line breaking asks about a scalar with the marks that belong to it (LB9, LB10).
struct LineBreakUnit {
  private(set) var lineClass: LineBreakClass
  let isEastAsian: Bool
  /// A consonant, or what stands for one, in the scripts of LB28a.
  let isAksara: Bool
  /// Whether a skin colour may follow (LB30b).
  let takesModifier: Bool
  private(set) var endsInJoiner: Bool
  /// The UTF-8 offset at which it begins.
  let start: Int

  private init(_ raw: LineBreakClass, isEastAsian: Bool, start: Int) {
    lineClass =
      switch raw {
      case .cm, .zwj, .dc, .xa: .al
      case .xi: .id
      default: raw
      }
    isAksara = raw == .ak || raw == .as || raw == .dc
    takesModifier = raw == .eb || raw == .xa || raw == .xi
    endsInJoiner = raw == .zwj
    self.isEastAsian = isEastAsian
    self.start = start
  }

  static func all(of text: String) -> [Self] {
    let table = LineBreakTable.table
    var units: [Self] = []
    units.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let value = table[scalar]
      let raw = LineBreakClass(rawValue: value & 63) ?? .al
      let isMark = raw == .cm || raw == .zwj
      if isMark, let last = units.indices.last, units[last].takesMarks {
        units[last].endsInJoiner = raw == .zwj
      } else {
        units.append(Self(raw, isEastAsian: value & 64 != 0, start: offset))
      }
      offset += UTF8.width(scalar)
    }
    return units
  }

  private var takesMarks: Bool {
    switch lineClass {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }
}
