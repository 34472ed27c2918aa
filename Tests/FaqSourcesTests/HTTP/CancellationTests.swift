import FaqService
import FaqSources
import Foundation
import TestServer
import Testing

@Suite("Cancellation", .needsLibcurl)
struct CancellationTests {
  private static let cancelled = Outcome.failure("fetching was cancelled")

  @Test(
    "A waiting fetch ends when its task is cancelled",
    arguments: [
      [], [ServerStep.head("200 OK", "Content-Length: 9")], [.head("200 OK"), .send("[1,")],
    ]
  )
  func waiting(steps: [ServerStep]) async throws {
    let server = try LoopbackServer { _ in steps + [.silence] }
    let source = try server.source(limits: .endless)
    let task = Task { await source.outcome() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    #expect(await task.value == Self.cancelled)
  }

  @Test("A fetch in a cancelled task does not start")
  func before() async throws {
    let server = try LoopbackServer(.silence)
    let source = try server.source(limits: .endless)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await source.outcome()
    }
    task.cancel()
    #expect(await task.value == Self.cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test("Fetches that wait leave the threads free that all tasks share")
  func threads() async throws {
    let server = try LoopbackServer(.silence)
    let source = try server.source(limits: TransferLimits(silence: .seconds(60)))
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let tasks = (0..<count).map { _ in Task { await source.outcome() } }
    while server.requests.count < count { try await Task.sleep(for: .milliseconds(1)) }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == Self.cancelled) }
  }

  @Test("A stream that is dropped half-way closes its connection")
  func dropped() async throws {
    let server = try LoopbackServer(.head("200 OK"), .repeatedly(Array("[1],\n".utf8)))
    var stream = Optional(try await server.source(limits: .endless).open())
    #expect(try await stream?.next()?.isEmpty == false)
    #expect(server.openCount == 1)
    stream = nil
    while server.openCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("Chunks stay small, however fast they arrive and however well they are compressed")
  func chunks() async throws {
    let server = try LoopbackServer { request in
      request.path == "/plain"
        ? [.head("200 OK"), .repeatedly([UInt8](repeating: 0x5B, count: 1 << 20))]
        : [.head("200 OK", "Content-Encoding: gzip"), .repeatedly(Packed.spaces)]
    }
    for path in ["/plain", "/packed"] {
      var stream = try await server.source(path, limits: .endless).open()
      for _ in 0..<20 {
        let count = try await stream.next()?.count ?? 0
        #expect(1...(512 << 10) ~= count)
      }
    }
  }
}

extension TransferLimits {
  /// Limits that a test never reaches.
  static let endless = Self(
    connecting: .seconds(600),
    silence: .seconds(600),
    total: .seconds(600),
    size: .max
  )
}
