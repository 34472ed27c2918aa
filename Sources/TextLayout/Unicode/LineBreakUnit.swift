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
}

extension LineBreakUnit {
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
