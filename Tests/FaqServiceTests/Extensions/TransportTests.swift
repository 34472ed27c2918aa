import FaqService
import Synchronization
import Testing

@Suite("Sources of other modules")
struct TransportTests {
  private static let first = RemoteSource.Answer(tag: "a", body: #"[{"elements":[1]}]"#)
  private static let second = RemoteSource.Answer(tag: "b", body: #"[{"elements":[2]}]"#)

  @Test("A transport defines its own errors, with a pause before a retry")
  func transport() async throws {
    let source = RemoteSource(Self.first, busy: 1)
    let service = FaqService(source: source)
    do throws(FaqServiceError) {
      let faqs = try await service.fetch()
      Issue.record("fetched \(faqs.count)")
    } catch {
      #expect(error.code == .tooManyRequests)
      #expect(error.code.rawValue == "too-many-requests")
      #expect(error.recovery == .after(.seconds(3)))
      #expect(
        error.description
          == "https://example.com/faqs.json: the server answered 429 Too Many Requests"
      )
    }
    #expect(try await service.fetch().count == 1)
  }

  @Test("A retry waits as long as the source asks, and gives up on a lasting failure")
  func retry() async throws {
    let pauses = Mutex<[Duration]>([])
    let pause = { @Sendable (duration: Duration) in pauses.withLock { $0.append(duration) } }
    let busy = RemoteSource(Self.first, busy: 2).failing(.count(1))
    let patient = RetryingSource(base: busy, attempts: 4, pause: pause)
    #expect(try await FaqService(source: patient).fetch().count == 1)
    #expect(pauses.withLock { $0 } == [.seconds(1), .seconds(3), .seconds(3)])
    let missing = RetryingSource(base: .file("/no/such/file"), attempts: 4, pause: pause)
    let error = await #expect(throws: FaqServiceError.self) {
      try await FaqService(source: missing).fetch()
    }
    #expect(error?.code == .notFound)
    #expect(pauses.withLock { $0.count } == 3)
  }

  @Test("A cache sends its tag, and keeps content that has not changed")
  func cache() async throws {
    let remote = RemoteSource(Self.first)
    let service = FaqService(source: CachingSource(remote))
    let before = try await service.fetch()
    #expect(try await service.fetch() == before)
    remote.change(to: Self.second)
    #expect(try await service.fetch().first?.items.first?.value.description == "2")
    #expect(try await service.fetch().first?.items.first?.value.description == "2")
    #expect(remote.requests == [nil, "a", "a", "b"])
  }

  @Test("An FAQ is available as soon as its bytes have arrived")
  func pipe() async throws {
    let (chunks, writer) = AsyncStream<[UInt8]>.makeStream()
    let stream = try await FaqService(source: PipedSource(chunks: chunks)).stream()
    writer.yield(Array("{\"elements\":[1]}\n{\"ele".utf8))
    #expect(try await stream.next()?.items.count == 1)
    writer.yield([])
    writer.yield(Array("ments\":[2,3]}\n".utf8))
    #expect(try await stream.next()?.items.count == 2)
    #expect(stream.totalCount == nil)
    writer.finish()
    #expect(try await stream.next() == nil)
    #expect(stream.offset == 36)
  }

  @Test("The last of many entries is reached by skipping the others")
  func many() async throws {
    let service = FaqService(source: GeneratedSource(count: 200_000))
    let stream = try await service.stream()
    #expect(try await stream.skip(199_999) == 199_999)
    let last = try #require(try await stream.next())
    #expect(last.items.first?["text"]?.string?.text == "199999")
    #expect(last.location.line == 200_000)
    #expect(try await stream.next() == nil)
    #expect(try await stream.skip(1) == 0)
  }
}
