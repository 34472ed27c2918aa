/// A source of content, as bytes.
///
/// Transports, caches and retries are types that conform to this protocol, and may wrap another
/// source. Each call of `open()` starts at the first byte, so that a fetch can be retried.
public protocol FaqSource: Sendable {
  /// The name of the source in messages: a path, an address, `standard input`.
  var name: String { get }

  /// Opens the source at its first byte.
  func open() async throws(FaqServiceError) -> sending any ByteStream
}

/// The bytes of a source, in chunks as they arrive.
public protocol ByteStream {
  /// The size of the content in bytes, if it is known.
  var totalCount: Int? { get }

  /// The next chunk, or nil at the end.
  mutating func next() async throws(FaqServiceError) -> [UInt8]?
}

extension ByteStream {
  /// The size is unknown unless a stream says otherwise.
  public var totalCount: Int? { nil }
}
