/// Works on pieces on several cores, and hands over what becomes of them in their order.
///
/// Only so many pieces are under way or wait for their turn at a time, whatever the content's size.
struct OrderedWork {
  /// How many pieces are worked on at once; one needs no other core.
  let jobs: Int

  /// Takes pieces until there are no more, and hands over in order what `work` makes of them.
  ///
  /// The first error ends it all.
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
