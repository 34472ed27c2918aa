/// A scalar with the marks that belong to it (LB9), as line breaking sees it.
struct LineBreakUnit {
  /// The value that the table has for the scalar, with 128 if a joiner is at the end.
  private var value: UInt8

  /// What the value of a class is raised by if the scalar is of East Asian width.
  private static let eastAsian: UInt8 = 64
  private static let joiner: UInt8 = 128

  /// What a text begins behind: to all rules, the end of another line.
  static let start = Self(.bk)
  static let space = Self(.sp)
  /// The unit that most letters are, with those of ASCII.
  static let letter = Self(.al)

  /// The unit that a scalar begins.
  init(_ scalar: ScalarTraits) {
    value = scalar.lineBreak
    if value == LineBreakClass.zwj.rawValue { value |= Self.joiner }
  }

  init(_ tableClass: LineBreakClass) { self.init(ScalarTraits(lineBreak: tableClass.rawValue)) }
}

extension LineBreakUnit {
  /// The class that the table has for the scalar, as a number.
  var index: Int { Int(value & 63) }
  var isSpace: Bool { index == LineBreakClass.sp.rawValue }
  var isEastAsian: Bool { value & Self.eastAsian != 0 }
  /// Whether a history keeps more of it than that it is there: a part of a number, an indicator or
  /// a quotation mark that opens.
  var isCounted: Bool { Self.counted &>> UInt64(index) & 1 != 0 }

  private static let counted: UInt64 =
    bit(.nu) | bit(.sy) | bit(.is) | bit(.cl) | bit(.cp) | bit(.ri) | bit(.qi)

  @inline(__always)
  private static func bit(_ tableClass: LineBreakClass) -> UInt64 {
    1 &<< UInt64(tableClass.rawValue)
  }

  var endsInJoiner: Bool { value & Self.joiner != 0 }

  private var tableClass: LineBreakClass { LineBreakClass(rawValue: value & 63) ?? .al }

  /// The class by which the rules go, which is that of a letter for a mark that stands alone (LB10).
  var lineClass: LineBreakClass {
    switch tableClass {
    case .cm, .zwj, .dc, .xa: .al
    case .xi: .id
    case let other: other
    }
  }

  /// A consonant, or what stands for one, in the scripts of LB28a.
  var isAksara: Bool {
    switch tableClass {
    case .ak, .as, .dc: true
    default: false
    }
  }

  /// Whether a skin colour may follow (LB30b).
  var takesModifier: Bool {
    switch tableClass {
    case .eb, .xa, .xi: true
    default: false
    }
  }

  /// Whether another is a mark that becomes part of the unit.
  func takes(_ other: Self) -> Bool {
    switch (tableClass, other.tableClass) {
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _), (.sp, _), (.zw, _): false
    case (_, .cm), (_, .zwj): true
    default: false
    }
  }

  /// Makes a mark part of the unit.
  mutating func take(_ mark: Self) { value = value & ~Self.joiner | mark.value & Self.joiner }
}
