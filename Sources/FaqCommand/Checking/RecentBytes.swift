import FaqImport
import FaqService
import Synchronization

/// The bytes that a source has yielded last, for messages that show them.
///
/// However large the content is, about a mebibyte is kept, or one chunk.
final class RecentBytes: Sendable {
  private static let sufficientCount = 1 << 20
  private static let headCount = 4 << 10
  /// Small chunks are joined up to this size, so that there are never many.
  private static let smallCount = 64 << 10

  private struct State {
    var chunks: [[UInt8]] = []
    /// The offset of the first chunk.
    var start = 0
    var count = 0
    /// The first bytes of the content.
    var head: [UInt8] = []
    var entryStart = 0
    var imported: Import?
    var places: OriginalPlaces?
  }

  private let state = Mutex(State())

  /// Starts over with the first byte.
  func begin() { state.withLock { $0 = State() } }

  /// Adds the bytes that follow those so far.
  func add(_ chunk: [UInt8]) {
    state.withLock { state in
      if state.head.count < Self.headCount {
        state.head += chunk.prefix(Self.headCount - state.head.count)
      }
      if let last = state.chunks.indices.last,
        state.chunks[last].count + chunk.count <= Self.smallCount
      {
        state.chunks[last] += chunk
      } else {
        state.chunks.append(chunk)
      }
      state.count += chunk.count
      while let first = state.chunks.first, state.count - first.count >= Self.sufficientCount {
        state.chunks.removeFirst()
        state.start += first.count
        state.count -= first.count
      }
    }
  }

  /// Where the entry begins in which reading has failed.
  var entryStart: Int {
    get { state.withLock(\.entryStart) }
    set { state.withLock { $0.entryStart = newValue } }
  }

  /// How the content was turned into FAQs; nil for native content.
  ///
  /// The original of what was turned is kept whole.
  var imported: Import? {
    get { state.withLock(\.imported) }
    set {
      state.withLock { state in
        state.imported = newValue
        state.places = nil
        guard let newValue else { return }
        state.chunks = [newValue.original]
        state.start = 0
        state.count = newValue.original.count
      }
    }
  }

  /// The place in the original of a place in the FAQs.
  func origin(of location: RawLocation) -> RawLocation {
    state.withLock { state in
      guard let imported = state.imported else { return location }
      let places = state.places ?? imported.places()
      state.places = places
      return places.origin(of: location)
    }
  }

  /// The first bytes of the content.
  var head: SourceText { SourceText(state.withLock(\.head), at: 0) }

  /// The bytes of a range of the content, as far as they are kept.
  func text(in range: Range<Int>) -> SourceText {
    state.withLock { state in
      var bytes: [UInt8] = []
      let start = max(range.lowerBound, state.start)
      var offset = state.start
      for chunk in state.chunks {
        let from = max(start - offset, 0)
        let to = min(range.upperBound - offset, chunk.count)
        if from < to { bytes += chunk[from..<to] }
        offset += chunk.count
      }
      return SourceText(bytes, at: start)
    }
  }
}

/// A source whose bytes are kept for a while.
struct ObservedSource: FaqSource {
  let base: any FaqSource
  let recent: RecentBytes

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    recent.begin()
    return ObservedStream(base: try await base.open(), recent: recent)
  }
}

private struct ObservedStream: ByteStream {
  var base: any ByteStream
  let recent: RecentBytes

  var totalCount: Int? { base.totalCount }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    let chunk = try await base.next()
    if let chunk { recent.add(chunk) }
    return chunk
  }
}
