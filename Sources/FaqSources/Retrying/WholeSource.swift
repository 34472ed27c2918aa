import FaqService

/// A source that reads all content before it returns the first byte.
///
/// A failure while reading therefore occurs while the source is opened, before any output. The
/// content is held in memory; the wrapped source limits its size.
public struct WholeSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let progress: @Sendable (_ count: Int, _ totalCount: Int?) -> Void

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - base: The source to read.
  ///   - progress: Called after each chunk with the bytes read so far since the source was opened,
  ///     and the size of the content if it is known.
  public init(
    _ base: Base,
    progress: @escaping @Sendable (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in
      // By default, progress is not reported.
    }
  ) {
    self.base = base
    self.progress = progress
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Reads the wrapped source to its end, and then returns its content from the start.
  ///
  /// - Throws: The errors of the wrapped source, those of its stream included.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    var stream = try await base.open()
    return MemorySource(try await stream.collect(progress), name: name).open()
  }
}

extension WholeSource: RevalidatingSource where Base: RevalidatingSource {
  /// The identity of the wrapped source.
  public var identity: String? { base.identity }

  /// Asks the wrapped source, and reads new content to its end.
  ///
  /// - Throws: The errors of the wrapped source, those of its stream included.
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
  /// All remaining bytes.
  mutating func collect(
    _ progress: (_ count: Int, _ totalCount: Int?) -> Void = { _, _ in
      // By default, progress is not reported.
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
