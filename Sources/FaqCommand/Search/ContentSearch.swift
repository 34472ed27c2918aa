import ContentParser
import FaqService
import TextSearch

/// Searches the FAQs of all sources on all cores; the result does not depend on their number.
struct ContentSearch {
  /// Content of this size takes long enough to show the progress.
  private static let largeSize = 16 << 20
  /// Near spellings are looked for in this many bytes from the start.
  private static let sampleSize = 2 << 20

  let query: SearchQuery
  let session: Session
  let limit: Int
  let spinner: Spinner

  /// What a search has found.
  struct Result {
    /// The number of FAQs that match.
    var hitCount = 0
    /// Spellings to suggest if there are none.
    var nearWords: NearWords
    var status = ExitStatus.done
  }

  /// A batch, and whether it belongs to the sample for near spellings.
  private struct Piece: Sendable {
    let batch: Batch
    let isSample: Bool
  }

  /// Writes the hits.
  func run(_ entries: inout EntryReader) async throws -> Result {
    guard let size = entries.totalCount, size >= Self.largeSize else {
      return try await search(&entries)
    }
    return try await spinner.show { try await search(&entries) }
  }

  private func search(_ entries: inout EntryReader) async throws -> Result {
    var result = Result(nearWords: NearWords(to: query))
    var faults = FaultReport(session)
    var writing = SearchWriting(session: session, limit: limit)
    let search = BatchSearch(
      query: query,
      extent: writing.extent,
      bound: writing.bound
    )
    let start = ContinuousClock.now
    var size = 0
    try await Pipeline(jobs: session.options.coreCount).run {
      guard let batch = try await entries.nextBatch() else { return nil }
      let piece = Piece(batch: batch, isSample: size < Self.sampleSize)
      size += batch.size
      let time = start.duration(to: .now)
      spinner.note("\(ConversionProgress(entries.offset, of: entries.totalCount, in: time))")
      return piece
    } work: { (piece: Piece) in
      search.search(piece.batch, isSample: piece.isSample)
    } deliver: { _, searched in
      if !searched.hits.isEmpty || !searched.faulty.isEmpty { spinner.end() }
      for faq in searched.faulty { faults.add(faq) }
      try writing.add(searched)
      result.nearWords.add(searched.nearWords)
    }
    spinner.end()
    result.status = faults.end()
    try writing.end()
    result.hitCount = writing.count
    return result
  }
}
