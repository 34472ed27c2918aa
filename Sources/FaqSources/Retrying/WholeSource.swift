import FaqService

/// A source that takes in all content before it hands out the first byte.
///
/// What fails half-way then fails while it is opened, with nothing shown yet. The content is in
/// memory; how much that may be is for the source within to limit.
public struct WholeSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let progress: @Sendable (_ count: Int, _ totalCount: Int?) -> Void

  /// A source taken in whole; `progress` learns how many bytes there are so far.
  public init(
    _ base: Base,
    progress: @escaping @Sendable (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in
      // Nobody is interested.
    }
  ) {
    self.base = base
    self.progress = progress
  }

  /// The name of the source within.
  public var name: String { base.name }

  /// Reads the source within to its end, and begins with the first byte.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    var stream = try await base.open()
    return MemorySource(try await stream.collect(progress), name: name).open()
  }
}

extension WholeSource: RevalidatingSource where Base: RevalidatingSource {
  /// That of the source within.
  public var identity: String? { base.identity }

  /// Asks the source within, and reads it to its end if it has something new.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    switch try await base.open(unlessStill: validators) {
    case .unchanged(let terms): return .unchanged(terms)
    case .content(var stream, let terms):
      let bytes = try await stream.collect(progress)
      return .content(MemorySource(bytes, name: name).open(), terms)
    }
  }
}

extension ByteStream {
  /// All bytes to the end.
  mutating func collect(
    _ progress: (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in
      // Nobody is interested.
    }
  ) async throws(FaqServiceError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try await next() {
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      progress(bytes.count, totalCount)
    }
    return bytes
  }
}
