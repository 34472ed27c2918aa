import FaqFoundation
import FaqService
import FaqSources
import Foundation
import TestServer
import Testing

@Suite("What a server does, and what a source on URLSession says of it")
struct SessionFaultTests {
  @Test("Each fault is told in words, and whether it may heal", arguments: FaultCase.all)
  func fault(of faultCase: FaultCase) async throws {
    let steps = faultCase.steps
    let server = try LoopbackServer { _ in steps }
    let outcome = try await server.source(limits: faultCase.limits).outcome()
    #expect(outcome == faultCase.outcome)
  }

  @Test("A server that is not there refuses the connection")
  func refused() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    #expect(
      await URLSessionSource(url, limits: .short).outcome()
        == .failure("no connection", hint: "Check the address, and the network.", .later)
    )
  }

  @Test("A host that is not there may be a network that is not there")
  func unknownHost() async throws {
    let url = try #require(URL(string: "http://faq.invalid/"))
    #expect(
      await URLSessionSource(url, limits: .short).outcome()
        == .failure(
          "the host was not found, or there is no network",
          hint: "Check the address.",
          .later
        )
    )
  }
}
