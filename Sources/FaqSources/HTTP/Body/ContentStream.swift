import FaqService

/// The content of a response; throws if it exceeds the size limit, is not UTF-8, or is a web page
/// that is not accepted.
struct ContentStream: ByteStream {
  let totalCount: Int?
  private let name: String
  private let limit: Int
  private let acceptsPage: HTTPSource.PageCheck?
  private var body: any ByteStream
  private var gate: ContentGate
  private var count = 0
  private var first: [UInt8]?

  /// Reads and checks the first bytes of a decompressed body.
  init(
    _ body: sending any ByteStream,
    of head: ResponseHead,
    limit: Int,
    acceptsPage: HTTPSource.PageCheck?,
    name: String
  ) async throws(FaqServiceError) {
    let length = try head.length(upTo: limit, name: name)
    gate = try ContentGate(head, name: name)
    totalCount = head.packings.isEmpty ? length : nil
    self.name = name
    self.limit = limit
    self.acceptsPage = acceptsPage
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

  /// The next chunk, or all of a page.
  private mutating func advance() async throws(FaqServiceError) -> [UInt8]? {
    guard var chunk = try await read() else { return nil }
    guard gate.findsPage(in: chunk) else { return chunk }
    guard let acceptsPage else { throw .webPage(source: name) }
    while let more = try await read() { chunk += more }
    guard acceptsPage(chunk) else { throw .webPage(source: name) }
    return chunk
  }

  private mutating func read() async throws(FaqServiceError) -> [UInt8]? {
    guard let chunk = try await body.next() else { return nil }
    count += chunk.count
    guard count <= limit else { throw .tooLarge(limit: limit, source: name) }
    return chunk
  }
}
