import FaqFoundation
import FaqService
import FaqSources
import Foundation
import TestServer
import Testing

@Suite("The stream of a source on URLSession")
struct SessionStreamTests {
  @Test("The first bytes are there before the last")
  func streaming() async throws {
    let server = try LoopbackServer(.head("200 OK", "Content-Length: 9"), .send("[1,"), .silence)
    var stream = try await server.source(limits: .endless).open()
    #expect(stream.totalCount == 9)
    #expect(try await stream.next() == Array("[1,".utf8))
  }

  @Test(
    "A fetch that waits ends when its task is cancelled",
    arguments: [
      [], [ServerStep.head("200 OK", "Content-Length: 9")], [.head("200 OK"), .send("[1,")],
    ]
  )
  func cancelled(steps: [ServerStep]) async throws {
    let server = try LoopbackServer { _ in steps + [.silence] }
    let source = try server.source(limits: .endless)
    let task = Task { await source.outcome() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    #expect(await task.value == .failure("fetching was cancelled"))
    while server.openCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("A stream that is dropped half-way closes its connection")
  func dropped() async throws {
    let server = try LoopbackServer(.head("200 OK"), .drip)
    var stream = Optional(try await server.source().open())
    #expect(try await stream?.next()?.isEmpty == false)
    stream = nil
    while server.openCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }
}
