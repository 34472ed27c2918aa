import FaqService
import FaqSources
import FaqTesting
import TestServer
import Testing

@Suite("The promises of the sources")
struct PromiseTests {
  /// Only a promise that is broken takes as long, however busy the machine is.
  private static let patience = Duration.seconds(600)

  @Test("An address of the web keeps them", .needsLibcurl)
  func content() async throws {
    let server = try LoopbackServer(.answer(body: #"[{"elements":[]}]"#))
    let found = await violations(of: try server.source(), patience: Self.patience)
    #expect(found.isEmpty)
  }

  @Test(
    "A server that fails or breaks off is reported as promised",
    .needsLibcurl,
    arguments: [
      [.answer("404 Not Found")], [.reset], [.head("200 OK", "Content-Length: 9"), .send("[")],
    ] as [[ServerStep]]
  )
  func failure(steps: [ServerStep]) async throws {
    let server = try LoopbackServer { _ in steps }
    let found = await violations(
      of: try server.source(),
      expecting: .failure,
      patience: Self.patience
    )
    #expect(found.isEmpty)
  }

  @Test(
    "A server that says nothing is left when the task is cancelled",
    .needsLibcurl,
    arguments: [[.silence], [.head("200 OK"), .send("[1,"), .silence]] as [[ServerStep]]
  )
  func silence(steps: [ServerStep]) async throws {
    let server = try LoopbackServer { _ in steps }
    let source = try server.source(limits: .endless)
    let found = await violations(
      of: source,
      expecting: .silence,
      patience: Self.patience
    )
    #expect(found.isEmpty)
  }

  @Test("A cache keeps them, with a copy and without one", .needsLibcurl)
  func cache() async throws {
    let folder = try TemporaryFolder()
    let store = CacheStore(path: folder.path("cache"))
    let server = try LoopbackServer(.answer(body: #"[{"elements":[]}]"#))
    let kept = CachedSource(try server.source(), in: store) { _, _ in
      // No server fails here.
    }
    let brokenWithCopy = await violations(of: kept, patience: Self.patience)
    #expect(brokenWithCopy.isEmpty)
    let failingServer = try LoopbackServer { _ in [.reset] }
    let failing = CachedSource(try failingServer.source(), in: store) { _, _ in
      // There is no copy to fall back on.
    }
    let brokenWithoutCopy = await violations(
      of: failing,
      expecting: .failure,
      patience: Self.patience
    )
    #expect(brokenWithoutCopy.isEmpty)
  }

  @Test("A source that reads everything first keeps them")
  func whole() async {
    let found = await violations(of: { WholeSource($0) }, patience: Self.patience)
    #expect(found.isEmpty)
    let limited = await violations(
      of: { WholeSource($0, limits: .standard) },
      patience: Self.patience
    )
    #expect(limited.isEmpty)
  }

  @Test("A source that tries again keeps them")
  func retrying() async {
    let found = await violations(
      of: { RetryingSource($0, retries: 2) },
      patience: Self.patience
    )
    #expect(found.isEmpty)
  }
}
