import FaqService

/// Content that is generated while it is read.
struct GeneratedSource: FaqSource {
  let name = "generated content"
  let count: Int

  func open() -> sending any ByteStream { Stream(count: count) }

  struct Stream: ByteStream {
    let count: Int
    var made = 0

    mutating func next() -> [UInt8]? {
      guard made < count else { return nil }
      let batch = made..<min(made + 1_000, count)
      made = batch.upperBound
      return batch.flatMap { #"{"elements":[{"type":"title","text":"\#($0)"}]}"#.utf8 + [0x0A] }
    }
  }
}
