import FaqCommand
import Platform
import TestServer
import Testing

@Suite("Content from the web is cached", .needsLibcurl)
struct WebCacheTests {
  private static let one = "FAQ Overview\n\n1. One\n"

  private let run = WebRun()

  @Test("While the copy is fresh, the server is not asked")
  func fresh() throws {
    let server = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    for _ in 1...3 { #expect(try run.list(server.address) == .done(Self.one)) }
    #expect(server.requests.map(\.line) == ["GET /faqs.json HTTP/1.1"])
  }

  @Test("Afterwards the server is asked whether the content has changed")
  func unchanged() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"a\""
        ? [.head("304 Not Modified")] : [.faq("One", "ETag: \"a\"")]
    }
    for _ in 1...3 { #expect(try run.list(server.address) == .done(Self.one)) }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"a\"", "\"a\""])
  }

  @Test("If the server cannot be reached, the copy is shown, with its age and the reason")
  func unreachable() throws {
    var server: LoopbackServer? = try LoopbackServer(.faq("One"))
    let address = try #require(server?.address)
    #expect(try run.list(address) == .done(Self.one))
    server = nil
    let result = try run.list(address)
    #expect(result.ending == .exited(0))
    #expect(result.output == Self.one)
    let error = result.error.replacing(#/just now|\d+ seconds ago/#, with: "just now")
    #expect(
      error == """
        faq: \(address): no connection: connection refused; \
        showing the copy from just now

        """
    )
  }

  @Test(
    "If the server fails, the copy is shown",
    arguments: ["500 Internal Server Error", "503 Service Unavailable", "429 Too Many Requests"]
  )
  func trouble(status: String) throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? [.faq("One", "ETag: \"a\"")] : [.answer(status, [], body: "")]
    }
    #expect(try run.list(server.address) == .done(Self.one))
    let result = try run.list(server.address)
    #expect(result.output == Self.one)
    #expect(result.error.contains("; showing the copy from "))
  }

  @Test("If the content no longer exists, it fails although there is a copy")
  func gone() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? [.faq("One", "ETag: \"a\"")] : [.answer("404 Not Found", [], body: "")]
    }
    #expect(try run.list(server.address) == .done(Self.one))
    let result = try run.list(server.address)
    #expect(result.ending == .exited(69))
    #expect(result.output.isEmpty)
    #expect(
      result.error.replacing(#/just now|\d+ seconds ago/#, with: "just now") == """
        faq: \(server.address): the server answered 404 Not Found
        Check the address. There is a copy from just now: --offline shows it.

        """
    )
    #expect(try run.list(server.address, "--offline") == .done(Self.one))
  }

  @Test("--refresh fetches although the copy is fresh, --no-cache neither reads nor writes")
  func options() throws {
    let server = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    #expect(try run.list(server.address, "--no-cache") == .done(Self.one))
    #expect(run.files.isEmpty)
    #expect(try run.list(server.address) == .done(Self.one))
    #expect(try run.list(server.address, "--refresh") == .done(Self.one))
    #expect(try run.list(server.address, "--no-cache") == .done(Self.one))
    #expect(server.requests.count == 4)
  }

  @Test("A failed --refresh mentions the copy, and a failed --no-cache does not")
  func failedRefresh() throws {
    var server: LoopbackServer? = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    let address = try #require(server?.address)
    #expect(try run.list(address) == .done(Self.one))
    server = nil
    let advice = " There is a copy from just now: --offline shows it."
    for (option, sentence) in [("--refresh", advice), ("--no-cache", "")] {
      let result = try run.list(address, option)
      #expect(result.ending == .exited(69))
      #expect(
        result.error.replacing(#/just now|\d+ seconds ago/#, with: "just now") == """
          faq: \(address): no connection: connection refused
          Check the address, the network, and the proxy if there is one.\(sentence) \
          Try again, or use --retries N.

          """
      )
    }
  }

  @Test("--offline shows the copy, and fails if there is none")
  func offline() throws {
    let server = try LoopbackServer(.faq("One"))
    let error = """
      faq: \(server.address): the content is not in the cache, and fetching is turned off
      Omit --offline to fetch it.

      """
    let failed = Program.Result(ending: .exited(69), output: "", error: error)
    #expect(try run.list(server.address, "--offline") == failed)
    #expect(try run.list(server.address) == .done(Self.one))
    #expect(try run.list(server.address, "--offline") == .done(Self.one))
    #expect(server.requests.count == 1)
  }

  @Test("--offline fails if there is no folder for a cache")
  func nowhere() throws {
    let result = try Program.faq.run(["list", "--source", "https://example.com/", "--offline"])
    let error = """
      faq: https://example.com/: --offline needs a cache: HOME is not set
      Set HOME or XDG_CACHE_HOME, or omit --offline.

      """
    #expect(result == .init(ending: .exited(69), output: "", error: error))
  }

  @Test("Content is not cached if the server forbids it")
  func noStore() throws {
    let server = try LoopbackServer(.faq("One", "Cache-Control: no-store"))
    #expect(try run.list(server.address) == .done(Self.one))
    #expect(run.files.isEmpty)
  }

  @Test("If the file in the cache is damaged, the content is fetched again")
  func damaged() throws {
    let server = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    #expect(try run.list(server.address) == .done(Self.one))
    let script = "for f in \"$0\"/faq/*; do printf x >> \"$f\"; done"
    #expect(try Program(path: "/bin/sh").run(["-c", script, run.folder]) == .done(""))
    #expect(try run.list(server.address) == .done(Self.one))
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
  }

  @Test("If the disk is full, the content is shown but not cached")
  func fullDisk() throws {
    let server = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$@\""
    let result = try Program(path: "/bin/sh").run(
      ["-c", script, "sh", Program.faq.path, "list", "--source", server.address],
      variables: run.variables
    )
    #expect(result == .done(Self.one))
    #expect(run.files.isEmpty)
  }

  @Test("faq cache shows the folder and the size, and removes all entries on request")
  func command() throws {
    let path = run.folder + "/faq"
    #expect(try cache() == .done("\(path): 0 entries, 0 bytes\n"))
    let server = try LoopbackServer(.faq("One", "Cache-Control: max-age=3600"))
    #expect(try run.list(server.address) == .done(Self.one))
    let size = try #require(run.files.first).utf8.count - 65
    #expect(try cache() == .done("\(path): 1 entry, \(size) bytes\n"))
    #expect(try cache("clear") == .done("\(path): removed 1 entry, \(size) bytes\n"))
    #expect(run.files.isEmpty)
    #expect(try Program.faq.run(["cache"]) == .done("There is no cache: HOME is not set.\n"))
  }

  private func cache(_ operands: String...) throws -> Program.Result {
    try Program.faq.run(["cache"] + operands, variables: run.variables)
  }

  @Test("A failure can be simulated for a server too, and the next attempt asks the server")
  func simulated() throws {
    let server = try LoopbackServer(.faq("One"))
    let failure = "--simulate-failure=count:1"
    #expect(try run.list(server.address, failure).ending == .exited(69))
    #expect(server.requests.isEmpty)
    #expect(try run.list(server.address, failure, "--retries=1").output == Self.one)
  }
}
