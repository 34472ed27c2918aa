import FaqCommand
import Platform
import TestServer
import Testing

@Suite("Pages on the web", .needsLibcurl)
struct WebPageTests {
  private let run = WebRun()

  private static let page = """
    <!DOCTYPE html><title>Help</title>
    <details><summary>How do I pay?</summary><p>By card, see <a href="cards">the list</a>.</details>
    <details><summary>How do I cancel?</summary><p>Write to us.</details>
    """

  @Test("The questions of a page are listed")
  func questions() throws {
    let server = try LoopbackServer(
      .answer("200 OK", ["Content-Type: text/html; charset=utf-8"], body: Self.page)
    )
    let overview = "FAQ Overview\n\n1. How do I pay?\n2. How do I cancel?\n"
    #expect(try run.list(server.address) == .done(overview))
  }

  @Test("A page without questions does not replace the copy")
  func login() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? [.answer("200 OK", ["Content-Type: text/html", "ETag: \"a\""], body: Self.page)]
        : [.answer("200 OK", ["Content-Type: text/html"], body: "<h1>Log in</h1><form></form>")]
    }
    #expect(try run.list(server.address).ending == .exited(0))
    let result = try run.list(server.address)
    #expect(result.ending == .exited(65))
    #expect(result.error.contains("the server answered with a web page, not JSON"))
    #expect(try run.list(server.address, "--offline").output.contains("2. How do I cancel?"))
  }

  @Test("A page in an encoding that cannot be converted is an error that names it")
  func encoding() throws {
    let page = "<meta charset=iso-2022-kr><details><summary>\u{1B}$B$O\u{1B}(B?</summary>a"
    let server = try LoopbackServer(
      .answer("200 OK", ["Content-Type: text/html"], body: page)
    )
    let result = try run.list(server.address)
    #expect(result.ending == .exited(65))
    #expect(result.error.contains("the page is in ISO-2022-KR, which cannot be converted here"))
    #expect(result.error.contains("iconv -f ISO-2022-KR -t UTF-8"))
  }
}
