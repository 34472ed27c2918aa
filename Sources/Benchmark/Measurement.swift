/// Running times of one competitor.
///
/// Competitors take turns, so that load affects them equally.
struct Measurement {
  let name: String
  let run: () async throws -> Int
  private(set) var seconds: [Double] = []

  init(_ name: String, run: @escaping () async throws -> Int) {
    self.name = name
    self.run = run
  }

  var median: Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? .infinity : sorted[sorted.count / 2]
  }

  /// Runs all competitors in turn, and checks that they return the same count.
  static func measure(_ competitors: inout [Self], runs: Int) async throws {
    for run in 0...runs {
      var counts: Set<Int> = []
      for index in competitors.indices {
        let clock = ContinuousClock()
        let start = clock.now
        counts.insert(try await competitors[index].run())
        let time = (clock.now - start) / Duration.seconds(1)
        if run > 0 { competitors[index].seconds.append(time) }
      }
      guard counts.count == 1 else { throw DifferentCounts(counts: counts) }
    }
  }

  struct DifferentCounts: Error {
    let counts: Set<Int>
  }
}
