import TestServer
import Testing

@testable import FaqSources

@Suite("Whether something is at an address", .needsLibcurl)
struct LinkProbeTests {
  @Test("HEAD is enough if the server answers it")
  func head() async throws {
    let server = try LoopbackServer(.answer())
    #expect(try await ask(server) == .found(movedTo: nil))
    #expect(server.requests.map(\.line) == ["HEAD /page?q=1 HTTP/1.1"])
  }

  @Test(
    "If the server refuses HEAD, it is asked with GET",
    arguments: [["403 Forbidden"], ["404 Not Found"], ["405 Not Allowed"], ["501 No"], []]
  )
  func get(refusal: [String]) async throws {
    let server = try LoopbackServer { request in
      request.line.hasPrefix("GET") ? [.answer(), .silence] : refusal.map { .answer($0) }
    }
    #expect(try await ask(server) == .found(movedTo: nil))
    #expect(server.requests.map { $0.line.prefix(4) } == ["HEAD", "GET "])
  }

  @Test(
    "A refusal of both is the answer, except that a busy server is asked once",
    arguments: [
      ("404 Not Found", 404, "the server answered 404 Not Found", 2),
      ("500 Oops", 500, "the server answered 500 Internal Server Error", 2),
      ("429 Slow Down", 429, "the server answered 429 Too Many Requests", 1),
    ]
  )
  func refusal(line: String, status: Int, reason: String, count: Int) async throws {
    let server = try LoopbackServer(.answer(line))
    #expect(try await ask(server) == .refused(status: status, reason: reason))
    #expect(server.requests.count == count)
  }

  @Test(
    "Only if all redirects are permanent has the page moved",
    arguments: [
      (["301 Moved", "308 Moved"], true), (["301 Moved", "302 Found"], false),
      (["307 Found"], false), (["301 Moved"], true),
    ]
  )
  func moved(redirects: [String], isMoved: Bool) async throws {
    let server = try LoopbackServer { request in
      let step = Int(request.path.dropFirst()) ?? 0
      return redirects.indices.contains(step)
        ? [.answer(redirects[step], ["Location: /\(step + 1)"])] : [.answer()]
    }
    let target = try HTTPAddress("\(server.origin)/\(redirects.count)")
    #expect(try await ask(server, "/0") == .found(movedTo: isMoved ? target : nil))
  }

  @Test("Redirects end after ten, and go nowhere but to http: and https:")
  func redirects() async throws {
    let endless = try LoopbackServer(.answer("302 Found", ["Location: /again"]))
    #expect(
      try await ask(endless)
        == .failed(reason: "the server redirects more than 10 times", hint: nil)
    )
    #expect(endless.requests.count == 11)
    let local = try LoopbackServer(.answer("302 Found", ["Location: file:///etc/passwd"]))
    #expect(
      try await ask(local)
        == .failed(reason: "the server redirects to an invalid address", hint: nil)
    )
  }

  @Test("No secrets are sent, not even those in the address")
  func secrets() async throws {
    let server = try LoopbackServer(.answer())
    let address = try HTTPAddress("http://me:word@127.0.0.1:\(server.port)/")
    #expect(await probe.ask(address) == .found(movedTo: nil))
    let names = server.requests.flatMap(\.headers.keys).sorted()
    #expect(names == ["accept", "host", "user-agent"])
  }

  @Test("A server that cannot be reached, or does not answer in time, is a failure")
  func failures() async throws {
    let closed = try HTTPAddress("http://127.0.0.1:1/")
    #expect(
      await probe.ask(closed)
        == .failed(
          reason: "no connection: connection refused",
          hint: "Check the address, the network, and the proxy if there is one."
        )
    )
    let silent = try LoopbackServer(.silence)
    let impatient = LinkProbe(limits: TransferLimits(silence: .milliseconds(50)))
    #expect(
      await impatient.ask(try HTTPAddress(silent.origin))
        == .failed(reason: "no response within 50 milliseconds", hint: nil)
    )
  }

  @Test("Without libcurl, the failure says what to install")
  func library() async throws {
    var probe = LinkProbe(limits: .short)
    probe.library.names = ["libno.so"]
    #expect(
      await probe.ask(try HTTPAddress("http://127.0.0.1:1/"))
        == .failed(
          reason: "fetching needs the library libcurl, which is not installed",
          hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
        )
    )
  }

  private let probe = LinkProbe(limits: .short)

  private func ask(
    _ server: LoopbackServer,
    _ path: String = "/page?q=1"
  ) async throws -> LinkProbe.Answer {
    await probe.ask(try HTTPAddress(server.origin + path))
  }
}
