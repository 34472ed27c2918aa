/// A place that content comes from.
///
/// It yields bytes and knows nothing of what they say. A transport, a cache or a retry is a type of
/// its own that conforms to this, and may wrap another. It opens anew at each call, so that a fetch
/// can be tried again.
public protocol FaqSource: Sendable {
  /// The source as people name it: a path, an address, `standard input`.
  var name: String { get }

  /// Begins to read from the start.
  func open() async throws(FaqServiceError) -> sending any ByteStream
}

/// The bytes of a source in chunks, as they arrive.
public protocol ByteStream {
  /// How many bytes there are in all, if that is known.
  var totalCount: Int? { get }

  /// The next chunk, or nil at the end.
  mutating func next() async throws(FaqServiceError) -> [UInt8]?
}

extension ByteStream {
  /// Unknown.
  public var totalCount: Int? { nil }
}
