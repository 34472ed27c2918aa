import FaqService

/// Reads pieces, works on them on several cores, and delivers the results in order.
///
/// The number of pieces in progress is limited, regardless of the content's size. A piece is kept
/// until its result is delivered, so that the thread that allocated its memory frees it.
struct Pipeline {
  /// How many pieces to process at once; with one, everything runs on the calling task.
  let jobs: Int

  /// Takes pieces from `read` until it returns nil, and passes them with the results of `work` to
  /// `deliver`, in order.
  ///
  /// The first error ends the run. If `read` throws it, the pieces so far are delivered before.
  func run<Piece: Sendable, Outcome: Sendable>(
    read: () async throws -> Piece?,
    work: @escaping @Sendable (Piece) -> Outcome,
    deliver: (Piece, Outcome) throws -> Void
  ) async throws {
    guard jobs > 1 else {
      while let piece = try await read() { try deliver(piece, work(piece)) }
      return
    }
    var pieces = ReadPieces<Piece>()
    guard await pieces.areSeveral(read) else {
      // A single piece is not worth another thread.
      if let only = await pieces.next(read) { try deliver(only, work(only)) }
      try pieces.end()
      return
    }
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      var begun: [Int: Piece] = [:]
      var waiting: [Int: Outcome] = [:]
      var (beginning, delivering) = (0, 0)
      while true {
        if beginning - delivering < jobs * 2, let piece = await pieces.next(read) {
          begun[beginning] = piece
          group.addTask { [beginning] in (beginning, work(piece)) }
          beginning += 1
          continue
        }
        guard let (index, outcome) = try await group.next() else { break }
        waiting[index] = outcome
        while let outcome = waiting.removeValue(forKey: delivering),
          let piece = begun.removeValue(forKey: delivering)
        {
          try deliver(piece, outcome)
          delivering += 1
        }
      }
    }
    try pieces.end()
  }
}

/// Pieces as they are read, and the error that ended reading.
private struct ReadPieces<Piece> {
  /// Pieces that were read ahead, the next one last.
  private var ahead: [Piece] = []
  private var isEnded = false
  private var failure: (any Error)?

  /// Whether there are at least two pieces; they are read ahead to find out.
  mutating func areSeveral(_ read: () async throws -> Piece?) async -> Bool {
    guard let first = await next(read) else { return false }
    let second = await next(read)
    ahead = [second, first].compactMap(\.self)
    return second != nil
  }

  /// The next piece, or nil at the end and after an error.
  mutating func next(_ read: () async throws -> Piece?) async -> Piece? {
    if let piece = ahead.popLast() { return piece }
    guard !isEnded else { return nil }
    do {
      if let piece = try await read() { return piece }
    } catch {
      failure = error
    }
    isEnded = true
    return nil
  }

  /// Throws the error that ended reading, if there was one.
  func end() throws { if let failure { throw failure } }
}

/// Consecutive FAQs, enough to keep a core busy for a while.
struct Batch: Sendable {
  /// The bytes of content that complete a batch.
  private static let sufficientSize = 128 << 10

  private(set) var entries: [Entry] = []
  /// The bytes of content in the batch.
  private(set) var size = 0

  /// The next FAQs that a function returns one by one, or nil at the end; at least two, except at
  /// the end.
  ///
  /// An error is kept until the FAQs before it have been returned, and then thrown.
  static func next(
    keeping failure: inout (any Error)?,
    _ nextEntry: () async throws -> Entry?
  ) async throws -> Self? {
    var batch = Self()
    do {
      while failure == nil, batch.size < sufficientSize || batch.entries.count < 2,
        let entry = try await nextEntry()
      {
        batch.size += entry.faq.source.count
        batch.entries.append(entry)
      }
    } catch {
      failure = error
    }
    guard batch.entries.isEmpty else { return batch }
    if let failure { throw failure }
    return nil
  }
}
