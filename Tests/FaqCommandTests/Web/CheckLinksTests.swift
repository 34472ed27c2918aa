import FaqCommand
import Platform
import TestServer
import Testing

@Suite("faq check --links", .needsLibcurl)
struct CheckLinksTests {
  @Test("Each address is asked once, and what is dead or has moved is reported with its place")
  func links() throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/gone": [.answer("410 Gone")]
      case "/old": [.answer("301 Moved", ["Location: /new"])]
      default: [.answer()]
      }
    }
    let pages = ["/here", "/gone", "/old", "/gone"]
    let buttons = pages.map {
      #"  {"type":"button","text":"a","action":"\#(server.origin)\#($0)"}"#
    }
    let content = """
      [{"type":"title","text":"a"},
      \(buttons.joined(separator: ",\n"))]
      """
    let result = try Program.faq.run(["check", "--links"], reading: content)
    let origin = server.origin
    #expect(
      result.output == """
        standard input:3:40: error: nothing is at \(origin)/gone: \
        the server answered 410 Gone [dead-link]
        standard input:4:40: note: \(origin)/old has moved to \(origin)/new. \
        Write \(origin)/new. [moved-link]
        standard input:5:40: error: nothing is at \(origin)/gone: \
        the server answered 410 Gone [dead-link]

        """
    )
    #expect(result.ending == .exited(65))
    #expect(
      server.requests.map { String($0.line.dropLast(9)) }.sorted() == [
        "GET /gone", "HEAD /gone", "HEAD /here", "HEAD /new", "HEAD /old",
      ]
    )
  }

  @Test("Without --links, nothing is asked")
  func none() throws {
    let server = try LoopbackServer(.answer())
    let content = #"[{"type":"button","text":"a","action":"\#(server.origin)/"}]"#
    #expect(try Program.faq.run(["check"], reading: content).ending == .exited(0))
    #expect(server.requests.isEmpty)
  }

  @Test("--links and --offline contradict each other")
  func offline() throws {
    let error = "faq: --links and --offline cannot be combined\nOmit one of them.\n"
    #expect(
      try Program.faq.run(["check", "--links", "--offline"])
        == .init(ending: .exited(2), output: "", error: error)
    )
  }
}
