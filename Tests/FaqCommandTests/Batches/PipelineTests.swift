import Testing

@testable import FaqCommand

@Suite("Work on several cores is delivered in order")
struct PipelineTests {
  @Test("Results have the order of the pieces", arguments: [1, 2, 3, 8])
  func order(jobs: Int) async throws {
    var next = 0
    var finished: [Int] = []
    try await Pipeline(jobs: jobs).run {
      next += 1
      return next <= 200 ? next : nil
    } work: { piece in
      // Every other piece takes longer, so that pieces overtake each other.
      (0..<(piece.isMultiple(of: 2) ? 10 : 20_000)).reduce(piece) { $0 ^ $1 ^ $1 }
    } deliver: {
      finished.append($1)
    }
    #expect(finished == Array(1...200))
  }

  @Test("At most twice as many pieces as jobs are in progress", arguments: [2, 4])
  func bound(jobs: Int) async throws {
    var begun = 0
    var finished = 0
    var most = 0
    try await Pipeline(jobs: jobs).run {
      most = max(most, begun - finished)
      begun += 1
      return begun <= 100 ? begun : nil
    } work: {
      $0
    } deliver: { _, _ in
      finished += 1
    }
    #expect(finished == 100)
    #expect(most == jobs * 2 - 1)
  }

  @Test("An error ends the run", arguments: [1, 2])
  func error(jobs: Int) async {
    struct Stop: Error {}
    var next = 0
    await #expect(throws: Stop.self) {
      try await Pipeline(jobs: jobs).run {
        next += 1
        return next
      } work: {
        $0
      } deliver: { _, outcome in
        if outcome == 5 { throw Stop() }
      }
    }
    #expect(next < 20)
  }

  @Test(
    "An error while reading is thrown after the results of the pieces before it",
    arguments: 0...5
  )
  func readingError(count: Int) async {
    struct Stop: Error {}
    for jobs in [1, 2, 3] {
      var next = 0
      var finished: [Int] = []
      await #expect(throws: Stop.self) {
        try await Pipeline(jobs: jobs).run {
          next += 1
          guard next <= count else { throw Stop() }
          return next
        } work: {
          $0
        } deliver: {
          finished.append($1)
        }
      }
      #expect(finished == Array(0..<count).map { $0 + 1 })
    }
  }
}
