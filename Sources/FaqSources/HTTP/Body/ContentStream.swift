import FaqService

/// The content of a response; throws if it exceeds the size limit, is a web page or is not UTF-8.
struct ContentStream: ByteStream {
  let totalCount: Int?
  private let name: String
  private let limit: Int
  private var body: any ByteStream
  private var gate: ContentGate
  private var count = 0
  private var first: [UInt8]?

  /// Reads and checks the first bytes of a decompressed body.
  init(
    _ body: sending any ByteStream,
    of head: ResponseHead,
    limit: Int,
    name: String
  ) async throws(FaqServiceError) {
    let length = try head.length(upTo: limit, name: name)
    gate = try ContentGate(head, name: name)
    totalCount = head.packings.isEmpty ? length : nil
    self.name = name
    self.limit = limit
    self.body = body
    first = try await advance()
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    if let first {
      self.first = nil
      return first
    }
    return try await advance()
  }

  private mutating func advance() async throws(FaqServiceError) -> [UInt8]? {
    guard let chunk = try await body.next() else { return nil }
    count += chunk.count
    guard count <= limit else { throw .tooLarge(limit: limit, source: name) }
    try gate.pass(chunk, name: name)
    return chunk
  }
}
