import FaqService

/// A source that reads all content before it returns the first byte.
///
/// A failure while reading therefore occurs while the source is opened, before any output. The
/// content is held in memory, whose size the wrapped source limits, or `limits`.
public struct WholeSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let limits: TransferLimits?
  private let progress: @Sendable (_ count: Int, _ totalCount: Int?) -> Void

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - base: The source to read.
  ///   - limits: The limits of total time and size; nil for a source that has limits itself. After
  ///     the time, the wrapped source is cancelled, and nobody waits for it.
  ///   - progress: Called after each chunk with the bytes read so far since the source was opened,
  ///     and the size of the content if it is known.
  public init(
    _ base: Base,
    limits: TransferLimits? = nil,
    progress: @escaping @Sendable (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in
      // By default, progress is not reported.
    }
  ) {
    self.base = base
    self.limits = limits
    self.progress = progress
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Reads the wrapped source to its end, and then returns its content from the start.
  ///
  /// - Throws: The errors of the wrapped source, those of its stream included, and those of the
  ///   limits, which have the codes `.tooLarge` and `.tooSlow`.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    let bytes = try await limited { () async throws(FaqServiceError) -> [UInt8] in
      var stream = try await base.open()
      return try await stream.collect(upTo: limits?.size, of: name, progress)
    }
    return MemorySource(bytes, name: name).open()
  }
}

extension WholeSource: RevalidatingSource where Base: RevalidatingSource {
  /// The identity of the wrapped source.
  public var identity: String? { base.identity }

  /// Asks the wrapped source, and reads new content to its end.
  ///
  /// - Throws: The errors of the wrapped source, those of its stream included, and those of the
  ///   limits.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    let content = try await limited { () async throws(FaqServiceError) -> Content in
      switch try await base.open(unlessStill: validators) {
      case .unchanged(let terms): return (nil, terms)
      case .content(var stream, let terms):
        return (try await stream.collect(upTo: limits?.size, of: name, progress), terms)
      }
    }
    guard let bytes = content.bytes else { return .unchanged(content.terms) }
    return .content(MemorySource(bytes, name: name).open(), content.terms)
  }
}

private extension WholeSource {
  /// The bytes of an answer, or nil if nothing has changed.
  typealias Content = (bytes: [UInt8]?, terms: KeepingTerms)

  /// Reads in a task of its own, which a time limit can leave to itself.
  func limited<Value: Sendable>(
    _ read: @escaping @Sendable () async throws(FaqServiceError) -> Value
  ) async throws(FaqServiceError) -> Value {
    guard let limits else { return try await read() }
    let late = FaqServiceError(.total, limits: limits, source: name)
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Value, FaqServiceError>.self)
    let reading = Task {
      do throws(FaqServiceError) {
        outcome.yield(.success(try await read()))
      } catch {
        outcome.yield(.failure(error))
      }
    }
    let clock = Task {
      try await Task.sleep(for: limits.total)
      outcome.yield(.failure(late))
    }
    defer {
      reading.cancel()
      clock.cancel()
    }
    for await outcome in outcomes { return try outcome.get() }
    throw FaqServiceError(.cancelled, limits: limits, source: name)
  }
}

extension ByteStream {
  /// All remaining bytes; throws if there are more than the limit.
  package mutating func collect(
    upTo limit: Int? = nil,
    of name: String = "",
    _ progress: (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in return }
  ) async throws(FaqServiceError) -> [UInt8] {
    var bytes: [UInt8] = []
    if let limit, let totalCount, totalCount > limit {
      throw .tooLarge(declaredLength: totalCount, limit: limit, source: name)
    }
    while let chunk = try await next() {
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if let limit, bytes.count > limit { throw .tooLarge(limit: limit, source: name) }
      progress(bytes.count, totalCount)
    }
    return bytes
  }
}
