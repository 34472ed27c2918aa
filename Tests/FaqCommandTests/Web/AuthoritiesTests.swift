import FaqCommand
import Platform
import TestServer
import Testing

@Suite("Variables name certificate authorities", .needsLibcurl)
struct AuthoritiesTests {
  @Test(
    "If the list of authorities is missing, the error names the variable",
    arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE"]
  )
  func missing(variable: String) throws {
    let server = try LoopbackServer(.silence)
    let address = "https://127.0.0.1:\(server.port)/"
    let result = try Program.faq.run(
      ["list", "--source", address],
      variables: [variable: "/nonexistent/authorities.pem"]
    )
    #expect(result.ending == .exited(69))
    #expect(
      result.error == """
        faq: \(address): the list of certificate authorities cannot be read
        Install the package ca-certificates, or name another list. \
        \(variable) is /nonexistent/authorities.pem.

        """
    )
  }
}
