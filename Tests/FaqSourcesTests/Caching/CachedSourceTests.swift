import FaqService
import FaqSources
import Synchronization
import Testing

@Suite("Content is cached, and reused while it is fresh or the source fails")
struct CachedSourceTests {
  private static let minute = KeepingTerms(
    allowsKeeping: true,
    freshness: .seconds(60),
    validators: Validators(tag: "a", modified: nil)
  )

  private let shelf: Shelf

  init() throws { shelf = try Shelf() }

  @Test("Fresh content is reused without asking; afterwards the source is asked with its tag")
  func fresh() async throws {
    let source = ScriptedSource([.content("[1]", Self.minute), .content("[2]", Self.minute)])
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, at: 59).text() == "[1]")
    #expect(source.questions == [nil])
    #expect(try await shelf.cached(source, at: 60).text() == "[2]")
    #expect(source.questions == [nil, Validators(tag: "a", modified: nil)])
    #expect(try await shelf.cached(source, at: 119).text() == "[2]")
    #expect(source.questions.count == 2)
  }

  @Test("Unchanged content is fresh again, and keeps its tag")
  func unchanged() async throws {
    let again = KeepingTerms(allowsKeeping: true, freshness: .seconds(10))
    let source = ScriptedSource([.content("[1]", Self.minute), .unchanged(again), .unchanged()])
    for seconds in [0, 60, 69, 70] {
      #expect(try await shelf.cached(source, at: Int64(seconds)).text() == "[1]")
    }
    #expect(source.questions == [nil, Self.minute.validators, Self.minute.validators])
  }

  @Test("If the source cannot be reached, the copy is used and its age and the reason are reported")
  func falls() async throws {
    let source = ScriptedSource([
      .content("[1]", Self.minute), .failure(.later), .failure(.after(.seconds(3))),
    ])
    for seconds in [0, 7_200, 10_800] {
      #expect(try await shelf.cached(source, at: Int64(seconds)).text() == "[1]")
    }
    #expect(
      shelf.notices == [
        "7200.0 seconds: https://example.com/faqs.json: no connection",
        "10800.0 seconds: https://example.com/faqs.json: no connection",
      ]
    )
  }

  @Test("Content that breaks off does not replace the copy")
  func torn() async throws {
    let source = ScriptedSource([.content("[1]"), .torn("[2")])
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, at: 1).text() == "[1]")
    #expect(shelf.notices.count == 1)
  }

  @Test("A permanent failure is reported even if there is a copy")
  func never() async throws {
    let source = ScriptedSource([.content("[1]"), .failure(.never)])
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    await #expect(throws: FaqServiceError.self) { try await shelf.cached(source, at: 1).text() }
    #expect(try await shelf.cached(source, .offline, at: 1).text() == "[1]")
  }

  @Test("Content that is not JSON is passed on, and does not replace the copy")
  func malformed() async throws {
    let source = ScriptedSource([.content("[1]"), .content("<html>"), .failure(.later)])
    for text in ["[1]", "<html>", "[1]"] {
      #expect(try await shelf.cached(source, at: 0).text() == text)
    }
  }

  @Test("Content that must not be cached is not, and removes the copy")
  func noStore() async throws {
    let source = ScriptedSource([
      .content("[1]", Self.minute), .content("[2]", KeepingTerms(allowsKeeping: false)),
    ])
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, at: 60).text() == "[2]")
    await #expect(throws: FaqServiceError.self) {
      try await shelf.cached(source, .offline, at: 60).text()
    }
  }

  @Test("A refresh asks although the content is fresh, and fails rather than use the copy")
  func refresh() async throws {
    let source = ScriptedSource([
      .content("[1]", Self.minute), .content("[2]", Self.minute), .failure(.later),
    ])
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, .refresh, at: 1).text() == "[2]")
    await #expect(throws: FaqServiceError.self) {
      try await shelf.cached(source, .refresh, at: 2).text()
    }
    #expect(source.questions == [nil, nil, nil])
    #expect(try await shelf.cached(source, at: 3).text() == "[2]")
  }

  @Test("Offline, the source is never asked, however old the copy is")
  func offline() async throws {
    let source = ScriptedSource([.content("[1]"), .content("[2]")])
    let error = await #expect(throws: FaqServiceError.self) {
      try await shelf.cached(source, .offline, at: 0).text()
    }
    #expect(
      error?.description
        == "https://example.com/faqs.json: the content is not in the cache, and fetching is "
        + "turned off"
    )
    #expect(error?.recovery == .never)
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, .offline, at: 1_000_000).text() == "[1]")
    #expect(source.questions.count == 1)
  }

  @Test("Content of a source without an identity is never cached")
  func anonymous() async throws {
    let replies: [ScriptedSource.Reply] = [.content("[1]", Self.minute), .content("[2]")]
    let source = ScriptedSource(replies, identity: nil)
    #expect(try await shelf.cached(source, at: 0).text() == "[1]")
    #expect(try await shelf.cached(source, at: 0).text() == "[2]")
    #expect(Files.names(in: shelf.folder.path).isEmpty)
    let error = await #expect(throws: FaqServiceError.self) {
      try await shelf.cached(source, .offline, at: 0).text()
    }
    #expect(error?.reason == "content from this source is never cached, and fetching is turned off")
  }

  @Test("The answer “unchanged” is an error if there is no copy")
  func unasked() async {
    let source = ScriptedSource([.unchanged()])
    let error = await #expect(throws: FaqServiceError.self) {
      try await shelf.cached(source, at: 0).text()
    }
    #expect(
      error?.reason
        == "the server says that the content has not changed, but there is no copy of it"
    )
  }

  @Test("If the cache cannot be written, the source still works")
  func impossible() async throws {
    let source = ScriptedSource([.content("[1]", Self.minute), .content("[2]", Self.minute)])
    let store = CacheStore(path: "/dev/null/faq")
    let cached = CachedSource(source, in: store) { _, _ in
      Issue.record("an old copy is used")
    }
    #expect(try await cached.text() == "[1]")
    #expect(try await cached.text() == "[2]")
  }

  @Test("No part of the address is in the name or contents of the file")
  func secrets() async throws {
    _ = try await shelf.cached(ScriptedSource([.content("[1]", Self.minute)]), at: 0).text()
    let path = shelf.folder.path("faq")
    let name = try #require(Files.names(in: path).first)
    #expect(!(name + String(utf8: Files.bytes(of: "\(path)/\(name)"))).contains("example"))
  }
}

/// A cache for a test, with its notices.
private final class Shelf: Sendable {
  let folder: TemporaryFolder
  private let state = Mutex<[String]>([])

  init() throws { folder = try TemporaryFolder() }

  var notices: [String] { state.withLock { $0 } }

  func cached(
    _ source: ScriptedSource,
    _ policy: CachePolicy = .normal,
    at seconds: Int64
  ) -> CachedSource<ScriptedSource> {
    CachedSource(
      source,
      in: CacheStore(path: folder.path("faq")),
      policy: policy,
      now: { Timestamp(seconds: seconds) },
      fallsBack: { age, failure in
        self.state.withLock { $0.append("\(age): \(failure.description)") }
      }
    )
  }
}
