/// A place between the rows of an overview, which decides what stands in front of the next row.
package struct OverviewPlace: Sendable {
  /// The run that the last row belongs to.
  private(set) var run: CategoryRun?
  /// The last row of the run.
  private var last: (number: Int, gapCount: Int)?

  /// The place in front of all rows.
  package init() {
    // All properties have their initial values.
  }

  /// How many gaps there are in the numbers of the run.
  var gapCount: Int { last?.gapCount ?? 0 }

  /// Moves behind the next row.
  package mutating func pass(number: Int, category: String?) {
    if run?.continues(with: category) != true {
      run = CategoryRun(category: category, firstNumber: number, isFirst: run == nil)
      last = nil
    }
    let gapCount = last.map { $0.gapCount + (number == $0.number + 1 ? 0 : 1) } ?? 0
    last = (number, gapCount)
  }

  /// Ends the last run.
  mutating func end() { (run, last) = (nil, nil) }
}
