import FaqFoundation
import FaqTesting
import TestServer
import Testing

@Suite("The requirements for a source on URLSession")
struct RequirementTests {
  @Test("It keeps them with content")
  func content() async throws {
    let server = try LoopbackServer(.answer(body: #"[{"elements":[]}]"#))
    let found = await violations(of: try server.source(), patience: .seconds(600))
    #expect(found.isEmpty)
  }

  @Test(
    "It keeps them where the server fails or breaks off",
    arguments: [
      [.answer("404 Not Found")], [.reset], [.head("200 OK", "Content-Length: 9"), .send("[")],
    ] as [[ServerStep]]
  )
  func failure(steps: [ServerStep]) async throws {
    let server = try LoopbackServer { _ in steps }
    let found = await violations(
      of: try server.source(),
      expecting: .failure,
      patience: .seconds(600)
    )
    #expect(found.isEmpty)
  }
}
