import FaqService
import Testing

@Suite("Reading from an actor")
struct ActorTests {
  @Test("The main actor is free while content is fetched and parsed")
  @MainActor
  func fetch() async throws {
    let signal = Signal()
    Task { signal.send() }
    let faqs = try await FaqService(source: BlockingSource(signal: signal)).fetch()
    #expect(faqs.map(\.items.first?.value.description) == ["true"])
  }

  @Test("The main actor does other work while it reads a stream")
  @MainActor
  func chunks() async throws {
    var isDone = false
    Task { isDone = true }
    let stream = try await FaqService(source: GeneratedSource(count: 1_000_000)).stream()
    var count = 0
    while !isDone, try await stream.next() != nil { count += 1 }
    #expect(isDone)
    #expect(count < 1_000_000)
  }

  @Test("An actor stores a stream, and continues where it stopped")
  func actor() async throws {
    let reader = StreamReader(
      try await FaqService(source: .text(#"{"version":1,"faqs":[[{"type":1}],[2],[3],[4]]}"#))
        .stream()
    )
    #expect(try await reader.next() == #"{"type":1}"#)
    #expect(try await reader.rest(upTo: 2) == ["2", "3"])
    #expect(try await reader.next() == "4")
    #expect(try await reader.rest(upTo: 2).isEmpty)
  }

  @Test("Overlapping calls of an actor get different FAQs")
  func sharing() async throws {
    let (chunks, writer) = AsyncStream<[UInt8]>.makeStream()
    let reader = StreamReader(try await FaqService(source: PipedSource(chunks: chunks)).stream())
    async let first = reader.next()
    async let second = reader.next()
    async let third = reader.next()
    for _ in 0..<100 { await Task.yield() }
    writer.yield(Array("[1]\n[2]\n[".utf8))
    for _ in 0..<100 { await Task.yield() }
    writer.yield(Array("3]\n".utf8))
    #expect(try await Set([first, second, third]) == ["1", "2", "3"])
    writer.finish()
    #expect(try await reader.next() == nil)
  }

  @Test("A loop over a stream fails with the source's error")
  func failure() async throws {
    let stream = try await FaqService(source: .text("[[1],[2]")).stream()
    var items: [String] = []
    do throws(FaqServiceError) {
      for try await faq in stream { items += faq.items.map(\.value.description) }
      Issue.record("the content was accepted")
    } catch {
      #expect(error.fault?.code == .unexpectedEnd)
    }
    #expect(items == ["1", "2"])
    #expect(try await stream.next() == nil)
  }
}

/// Stores a stream between calls, as the model of a view does.
private actor StreamReader {
  private let stream: FaqStream

  init(_ stream: sending FaqStream) { self.stream = stream }

  func next() async throws -> String? {
    try await stream.next()?.items.first?.value.description
  }

  func rest(upTo count: Int) async throws -> [String] {
    var items: [String] = []
    for try await faq in stream {
      items += faq.items.map(\.value.description)
      if items.count == count { break }
    }
    return items
  }
}
