import Renderers
import TextSearch

/// Writes the best hits; the memory that it takes does not grow with the content.
///
/// In text for a terminal, a hit of the best rank is written at once, since none can precede it.
/// All others wait until the end.
struct SearchWriting {
  private let session: Session
  private let limit: Int
  private var waiting: [SearchHit] = []
  /// The number of FAQs that match.
  private(set) var count = 0
  private var writtenCount = 0
  /// How many hits there must be before the best of them are chosen again.
  private var nextCount: Int
  /// The rank that further hits must be better than.
  let bound = SearchBound()

  init(session: Session, limit: Int) {
    self.session = session
    self.limit = limit
    nextCount = limit
  }

  /// How much of a line the format shows.
  var extent: Excerpt.Extent { session.style.nodeRenderer == nil ? .data : .line }

  /// Writes the hits of a batch, or keeps them if they are among the best.
  mutating func add(_ batch: SearchedBatch) throws {
    count += batch.hitCount
    var best: [SearchHit] = []
    for hit in batch.hits {
      if writesAtOnce, hit.rank == .best { best.append(hit) } else { waiting.append(hit) }
    }
    try write(best.prefix(limit - writtenCount))
    if writtenCount + waiting.count >= nextCount { keepBest() }
  }

  /// Writes the hits that are left; nothing if there are none, except in JSON, which other programs
  /// read.
  mutating func end() throws {
    keepBest()
    if session.style.nodeRenderer == nil {
      try writeJSON()
    } else {
      try write(waiting[...])
    }
  }
}

private extension SearchWriting {
  /// Whether parts of the output can be written one by one.
  var writesAtOnce: Bool { [.ansi, .plain].contains(session.style.format.value) }

  mutating func keepBest() {
    waiting.sort { $0.precedes($1) }
    let room = limit - writtenCount
    waiting.removeLast(max(0, waiting.count - room))
    if waiting.count == room { bound.lower(to: waiting.last?.rank ?? .best) }
    nextCount = 2 * limit
  }

  mutating func write(_ hits: ArraySlice<SearchHit>) throws {
    guard !hits.isEmpty, let renderer = session.style.nodeRenderer else { return }
    var buffer = OutputBuffer()
    if writtenCount > 0 { buffer.append("\n") }
    buffer.append(renderer.render(hits.map(\.node)))
    writtenCount += hits.count
    try session.flush(&buffer)
  }

  func writeJSON() throws {
    var buffer = OutputBuffer()
    buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"hits\":[")
    for (index, hit) in waiting.enumerated() {
      buffer.append(index == 0 ? "" : ",\n")
      hit.writeJSON(place: index + 1, to: &buffer)
      try session.flush(&buffer, atLeast: 64 << 10)
    }
    buffer.append("],\"count\":\(count)}\n")
    try session.flush(&buffer)
  }
}
