/// Answers of the rules that depend on two neighbouring classes alone, which nearly all do.
struct LineBreakPairs: Sendable {
  enum Answer: UInt8 {
    case holds
    case breaks
    /// The rules need more than the two classes, or the second is a mark that joins the first.
    case unknown

    init(_ rules: LineBreakRules) {
      guard let breaks = try? rules.breaks() else {
        self = .unknown
        return
      }
      self = breaks ? .breaks : .holds
    }
  }

  /// What precedes the break: a class, a class and spaces, or a joiner, which has no answers.
  struct Row: Equatable {
    let start: Int

    /// A unit directly before the break.
    init(_ unit: LineBreakUnit) { start = (unit.endsInJoiner ? 128 : unit.index) * 64 }

    /// A unit with spaces between it and the break.
    init(spacesBehind unit: LineBreakUnit) { start = (unit.index + 64) * 64 }

    static let letter = Self(.letter)
    static let count = 129
  }

  /// Computed from the rules on first use.
  static let shared = Self()

  private var answers = [Answer](repeating: .unknown, count: Row.count * 64)

  private init() {
    let units = LineBreakClass.allCases.map { LineBreakUnit($0) }
    for before in units {
      for next in units {
        if !before.endsInJoiner, !before.takes(next) {
          self[Row(before), next] = Answer(LineBreakRules(before, next, base: before.lineClass))
        }
        self[Row(spacesBehind: before), next] =
          Answer(LineBreakRules(.space, next, base: before.lineClass))
      }
    }
  }

  private(set) subscript(row: Row, next: LineBreakUnit) -> Answer {
    @inline(__always) get { answers[row.start &+ next.index] }
    set { answers[row.start + next.index] = newValue }
  }
}
