/// What the rules say of two classes, as far as these two tell: nearly always all of it.
struct LineBreakPairs: Sendable {
  enum Answer: UInt8 {
    case holds
    case breaks
    /// The rules ask for more than the classes, or the second is a mark of the first.
    case unknown
  }

  /// Asked of the rules on first use.
  static let shared = Self()

  /// A row for each class in front, then one for each in front of spaces, then one of no answers.
  private let answers: [Answer]
  private static let rowSize = 64
  private static let lastRow = 2 * rowSize

  private init() {
    var answers = [Answer](
      repeating: .unknown,
      count: (Self.lastRow + 1) * Self.rowSize
    )
    let space = LineBreakUnit(LineBreakClass.sp.rawValue)
    for base in LineBreakClass.allCases.map({ LineBreakUnit($0.rawValue) }) {
      for next in LineBreakClass.allCases.map({ LineBreakUnit($0.rawValue) }) {
        let row = Self.row(of: base)
        if row < Self.lastRow, !base.takes(next) {
          answers[row * Self.rowSize + Int(next.tableClass.rawValue)] =
            Self.answer(LineBreakRules(base, next, base: base.lineClass))
        }
        answers[Self.rowBehindSpaces(of: base) * Self.rowSize + Int(next.tableClass.rawValue)] =
          Self.answer(LineBreakRules(space, next, base: base.lineClass))
      }
    }
    self.answers = answers
  }

  private static func answer(_ rules: LineBreakRules) -> Answer {
    guard let breaks = try? rules.breaks() else { return .unknown }
    return breaks ? .breaks : .holds
  }

  static let letterRow = row(of: .letter)

  /// The row of a unit that has what follows right behind it.
  static func row(of unit: LineBreakUnit) -> Int {
    unit.endsInJoiner ? lastRow : Int(unit.tableClass.rawValue)
  }

  /// The row of a unit that has spaces behind it.
  static func rowBehindSpaces(of unit: LineBreakUnit) -> Int {
    Int(unit.tableClass.rawValue) + rowSize
  }

  @inline(__always)
  subscript(row: Int, next: LineBreakClass) -> Answer {
    answers[row &* Self.rowSize &+ Int(next.rawValue)]
  }
}
