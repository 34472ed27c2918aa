import FaqCommand
import Platform
import TestServer
import Testing

@Suite("The screens show content from the web", .needsLibcurl)
struct WebBrowseTests {
  private let run = WebRun()

  /// The screens of a server whose answers change once there is a copy of the first.
  private func session(_ later: ServerStep...) throws -> (LoopbackServer, TerminalSession) {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil ? [.faq("Old", "ETag: \"a\"")] : later
    }
    #expect(try run.list(server.address) == .done("FAQ Overview\n\n1. Old\n"))
    let session = try TerminalSession(
      .faq,
      ["browse", "--source", server.address],
      variables: run.variables.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 },
      size: TerminalSize(columns: 160, rows: 6)
    )
    return (server, session)
  }

  @Test("A copy is shown while the server is silent")
  func copy() throws {
    let (server, session) = try session(.silence)
    #expect(session.waits(for: "Old"))
    #expect(session.waits(for: " · \(server.address)"))
  }

  @Test("An assistant is answered from the copy while the server is silent")
  func assistant() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil ? [.faq("Old", "ETag: \"a\"")] : [.silence]
    }
    #expect(try run.list(server.address) == .done("FAQ Overview\n\n1. Old\n"))
    let call = #"{"name":"read_faq","arguments":{"id":1},\#(Conversation.meta)}"#
    let result = try Program.faq.run(
      ["mcp", "--source", server.address],
      variables: run.variables,
      input: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(call)}"#
    )
    #expect(result.ending == .exited(0))
    #expect(result.output.contains("# Old"), "\(result)")
  }

  @Test("Newer content takes the place of the copy")
  func newer() throws {
    let (server, session) = try session(.faq("New"))
    #expect(session.waits(for: "New"))
    #expect(server.requests.count == 2)
  }

  @Test("If the server fails, the copy stays, with the reason")
  func failure() throws {
    let (server, session) = try session(.answer("500 Internal Server Error", [], body: ""))
    #expect(session.waits(for: "showing"))
    try session.send("\u{0C}")
    #expect(session.waits(for: "the server answered 500 Internal Server Error; showing the copy"))
    #expect(session.transcript.contains("Old"))
    #expect(server.requests.count == 2)
  }
}
