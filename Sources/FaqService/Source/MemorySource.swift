/// Content in memory, read in chunks of a chosen size.
public struct MemorySource: FaqSource {
  /// The name of the content in messages.
  public let name: String
  private let bytes: [UInt8]
  private let chunkSize: Int

  /// Creates a source of bytes, which are one chunk unless `chunkSize` is given.
  public init(_ bytes: [UInt8], name: String = "memory", chunkSize: Int = .max) {
    self.bytes = bytes
    self.name = name
    self.chunkSize = max(1, chunkSize)
  }

  /// Starts at the first byte.
  public func open() -> sending any ByteStream {
    MemoryStream(rest: bytes[...], chunkSize: chunkSize)
  }
}

struct MemoryStream: ByteStream {
  private var rest: ArraySlice<UInt8>
  private let chunkSize: Int
  let totalCount: Int?

  init(rest: ArraySlice<UInt8>, chunkSize: Int) {
    self.rest = rest
    self.chunkSize = chunkSize
    totalCount = rest.count
  }

  mutating func next() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    defer { rest = rest.dropFirst(chunkSize) }
    return Array(rest.prefix(chunkSize))
  }
}

extension FaqSource where Self == MemorySource {
  /// The content of a string.
  public static func text(_ text: String) -> Self { Self(Array(text.utf8)) }

  /// Content in memory.
  public static func bytes(_ bytes: [UInt8]) -> Self { Self(bytes) }
}
