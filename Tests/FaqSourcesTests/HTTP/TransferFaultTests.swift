import FaqService
import FaqSources
import TestServer
import Testing

@Suite("Faults of servers and networks", .needsLibcurl)
struct TransferFaultTests {
  @Test("Each fault is reported in words, and decides whether to retry", arguments: FaultCase.all)
  func fault(of faultCase: FaultCase) async throws {
    let steps = faultCase.steps
    let server = try LoopbackServer { _ in steps }
    let source = try server.source(limits: faultCase.limits)
    #expect(await source.outcome() == faultCase.outcome)
  }

  @Test("A port without a server refuses the connection")
  func refused() async throws {
    let port = try LoopbackServer(.silence).port
    let source = HTTPSource(try HTTPAddress("http://127.0.0.1:\(port)/"), limits: .short)
    #expect(
      await source.outcome()
        == .failure(
          "no connection: connection refused",
          hint: "Check the address, the network, and the proxy if there is one.",
          .later
        )
    )
  }

  @Test("An unknown host is reported together with the possibility of no network")
  func unknownHost() async throws {
    let source = HTTPSource(try HTTPAddress("http://faq.invalid/"), limits: .short)
    #expect(
      await source.outcome()
        == .failure(
          "the host was not found, or there is no network",
          hint: "Check the address.",
          .later
        )
    )
  }

  @Test("A server that does not complete the TLS handshake exceeds the time to connect")
  func silentTLS() async throws {
    let server = try LoopbackServer(.silence)
    let address = try HTTPAddress("https://127.0.0.1:\(server.port)/")
    let source = HTTPSource(address, limits: TransferLimits(connecting: .milliseconds(50)))
    #expect(await source.outcome() == .failure("no connection within 50 milliseconds", .later))
  }

  @Test("A source can be opened again after temporary failures")
  func heals() async throws {
    let failures = Countdown(2)
    let server = try LoopbackServer { _ in
      failures.next() ? [.answer("500 Internal Server Error")] : [.answer(body: "[1]")]
    }
    let source = try server.source()
    let failure = Outcome.failure("the server answered 500 Internal Server Error", .later)
    #expect(await source.outcome() == failure)
    #expect(await source.outcome() == failure)
    #expect(await source.outcome() == .content("[1]"))
  }

  @Test("A message names the address, but neither user and password nor a query's values")
  func name() async throws {
    let server = try LoopbackServer(.answer("404 Not Found"))
    let address = try HTTPAddress("http://me:secret@127.0.0.1:\(server.port)/a?token=secret&b")
    let error = await #expect(throws: FaqServiceError.self) {
      _ = try await HTTPSource(address).open()
    }
    #expect(
      error?.description == """
        http://127.0.0.1:\(server.port)/a?token=…&…: the server answered 404 Not Found
        """
    )
  }
}
