/// What the rules say of two classes, as far as these two tell: nearly always all of it.
struct LineBreakPairs: Sendable {
  enum Answer: UInt8 {
    case holds
    case breaks
    /// The rules ask for more than the classes, or the second is a mark of the first.
    case unknown

    init(_ rules: LineBreakRules) {
      guard let breaks = try? rules.breaks() else {
        self = .unknown
        return
      }
      self = breaks ? .breaks : .holds
    }
  }

  /// What stands in front: a class, a class in front of spaces, or what has no answers.
  struct Row: Equatable {
    let start: Int

    /// A unit that has what follows right behind it.
    init(_ unit: LineBreakUnit) { start = (unit.endsInJoiner ? 128 : unit.index) * 64 }

    /// A unit that has spaces behind it.
    init(spacesBehind unit: LineBreakUnit) { start = (unit.index + 64) * 64 }

    static let letter = Self(.letter)
    static let count = 129
  }

  /// Asked of the rules on first use.
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
