import FaqService

/// The bytes of a source, as native content.
struct ImportingStream: ByteStream {
  /// How much of a chunk is looked at in one step.
  private static let stepCount = 64 << 10

  private enum Phase {
    /// Nothing has been read.
    case start
    /// Chunks that were held back come first, then the rest of the source.
    case passing(held: [[UInt8]])
    case imported([UInt8])
    case end
  }

  private var base: any ByteStream
  private var phase = Phase.start
  private let importer: Importer
  private let limit: Int
  private let note: (@Sendable (Import?) -> Void)?

  init(
    base: any ByteStream,
    importer: Importer,
    limit: Int,
    note: (@Sendable (Import?) -> Void)?
  ) {
    self.base = base
    self.importer = importer
    self.limit = limit
    self.note = note
  }

  var totalCount: Int? {
    switch phase {
    case .start, .passing: base.totalCount
    case .imported(let bytes): bytes.count
    case .end: nil
    }
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while true {
      switch phase {
      case .start: try await decide()
      case .passing(var held):
        guard !held.isEmpty else { return try await base.next() }
        let chunk = held.removeFirst()
        phase = .passing(held: held)
        return chunk
      case .imported(let bytes):
        phase = .end
        return bytes
      case .end: return nil
      }
    }
  }
}

private extension ImportingStream {
  mutating func decide() async throws(FaqServiceError) {
    var detection = NativeDetection(limits: .standard)
    var verdict = NativeDetection.Verdict.open
    var held: [[UInt8]] = []
    var heldCount = 0
    while heldCount <= limit {
      guard let chunk = try await base.next() else {
        if verdict == .open { verdict = detection.finish() }
        if verdict == .other { try turn(held) } else { phase = .passing(held: held) }
        return
      }
      held.append(chunk)
      heldCount += chunk.count
      if verdict == .open { verdict = detection.verdict(on: chunk, by: Self.stepCount) }
      if verdict == .native { break }
    }
    phase = .passing(held: held)
  }

  /// Turns the whole content into native content, or passes it through.
  mutating func turn(_ held: [[UInt8]]) throws(FaqServiceError) {
    guard
      let result = try importer.read(held.count == 1 ? held[0] : held.reduce(into: []) { $0 += $1 })
    else {
      phase = .passing(held: held)
      return
    }
    note?(result.record)
    phase = .imported(result.native)
  }
}

private extension NativeDetection {
  /// The verdict on a chunk, of which no more is read than is needed.
  mutating func verdict(on chunk: [UInt8], by count: Int) -> Verdict {
    var rest = chunk[...]
    while !rest.isEmpty {
      let verdict = feed(Array(rest.prefix(count)))
      guard verdict == .open else { return verdict }
      rest = rest.dropFirst(count)
    }
    return .open
  }
}
