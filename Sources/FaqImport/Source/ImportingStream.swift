import FaqService

/// The bytes of a source, as native content.
struct ImportingStream: ByteStream {
  /// The bytes that are looked at in one step, and those of a chunk of imported content.
  private static let stepCount = 64 << 10

  private enum Phase {
    /// Nothing has been read.
    case start
    /// The bytes that were held back come first, then the rest of the source.
    case passing(held: [UInt8])
    /// The rest of the native content.
    case imported(ArraySlice<UInt8>)
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
    case .imported(let rest): rest.endIndex
    case .end: nil
    }
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while true {
      switch phase {
      case .start: try await decide()
      case .passing(let held):
        guard !held.isEmpty else { return try await base.next() }
        phase = .passing(held: [])
        return held
      case .imported(let rest):
        let chunk = rest.prefix(Self.stepCount)
        phase = chunk.isEmpty ? .end : .imported(rest.dropFirst(chunk.count))
        if !chunk.isEmpty { return Array(chunk) }
      case .end: return nil
      }
    }
  }
}

private extension ImportingStream {
  mutating func decide() async throws(FaqServiceError) {
    let (held, isForeign) = try await heldContent()
    if isForeign { try turn(held) } else { phase = .passing(held: held) }
  }

  /// Reads until the content is known to be native or too large, or else to its end.
  mutating func heldContent() async throws(FaqServiceError) -> (held: [UInt8], isForeign: Bool) {
    var detection = NativeDetection(limits: .standard)
    var verdict = NativeDetection.Verdict.open
    var held: [UInt8] = []
    held.reserveCapacity(min(base.totalCount ?? 0, limit))
    while held.count <= limit {
      guard let chunk = try await base.next() else {
        if verdict == .open { verdict = detection.finish() }
        return (held, verdict == .other)
      }
      held += chunk
      if verdict == .open { verdict = detection.verdict(on: chunk, by: Self.stepCount) }
      if verdict == .native { break }
    }
    return (held, false)
  }

  /// Turns the whole content into native content, or passes it through.
  mutating func turn(_ content: [UInt8]) throws(FaqServiceError) {
    guard let result = try importer.read(content) else {
      phase = .passing(held: content)
      return
    }
    note?(result.record)
    phase = .imported(result.native[...])
  }
}

private extension NativeDetection {
  /// The verdict on a chunk; reading stops where it is reached.
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
