import TestServer
import Testing

@testable import faq

@Suite("The variables that name certificate authorities are obeyed", .needsLibcurl)
struct AuthoritiesTests {
  @Test(
    "A list that is not there is an error that names the variable",
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
