/// Processes pieces on several cores, and delivers the results in order.
///
/// The number of pieces in progress is limited, regardless of the content's size.
struct OrderedWork {
  /// How many pieces to process at once; with one, everything runs on the calling task.
  let jobs: Int

  /// Takes pieces from `next` until it returns nil, and passes the results of `work` to `finish` in
  /// order.
  ///
  /// The first error ends the run.
  func run<Piece: Sendable, Outcome: Sendable>(
    next: () async throws -> Piece?,
    work: @escaping @Sendable (Piece) -> Outcome,
    finish: (Outcome) throws -> Void
  ) async throws {
    guard jobs > 1 else {
      while let piece = try await next() { try finish(work(piece)) }
      return
    }
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      var waiting: [Int: Outcome] = [:]
      var begun = 0
      var finished = 0
      var isEnded = false
      while true {
        if !isEnded, begun - finished < jobs * 2 {
          if let piece = try await next() {
            group.addTask { [begun] in (begun, work(piece)) }
            begun += 1
            continue
          }
          isEnded = true
        }
        guard let (index, outcome) = try await group.next() else { break }
        waiting[index] = outcome
        while let outcome = waiting.removeValue(forKey: finished) {
          try finish(outcome)
          finished += 1
        }
      }
    }
  }
}
