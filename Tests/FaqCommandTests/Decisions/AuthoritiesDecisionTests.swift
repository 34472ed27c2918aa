import FaqSources
import Testing

@testable import FaqCommand

@Suite("The variables of curl and OpenSSL name certificate authorities")
struct AuthoritiesDecisionTests {
  @Test(
    "Variables",
    arguments: [
      ([:], nil, nil, "no variable names any"),
      (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": ""], nil, nil, "no variable names any"),
      (["CURL_CA_BUNDLE": "/a", "SSL_CERT_FILE": "/b"], "/a", nil, "CURL_CA_BUNDLE is /a"),
      (["SSL_CERT_FILE": "/b"], "/b", nil, "SSL_CERT_FILE is /b"),
      (["SSL_CERT_DIR": "/c"], nil, "/c", "SSL_CERT_DIR is /c"),
      (
        ["SSL_CERT_FILE": "/b", "SSL_CERT_DIR": "/c"], "/b", "/c",
        "SSL_CERT_FILE is /b, SSL_CERT_DIR is /c"
      ),
    ] as [([String: String], String?, String?, String)]
  )
  func variables(variables: [String: String], file: String?, folder: String?, reason: String) {
    let decision = Decision.authorities(in: .pipe(variables))
    #expect(decision.value == CertificateAuthorities(file: file, folder: folder))
    #expect(decision.reason == reason)
  }
}
