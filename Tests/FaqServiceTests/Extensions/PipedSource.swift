import FaqService

/// Bytes that arrive over time and can be read once, as from standard input.
struct PipedSource: FaqSource {
  let name = "standard input"
  let chunks: AsyncStream<[UInt8]>

  func open() -> sending any ByteStream { Stream(chunks: chunks.makeAsyncIterator()) }

  struct Stream: ByteStream {
    var chunks: AsyncStream<[UInt8]>.Iterator

    mutating func next() async -> [UInt8]? {
      await chunks.next(isolation: #isolation)
    }
  }
}
