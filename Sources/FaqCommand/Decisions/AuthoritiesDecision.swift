import FaqSources

/// Which certificate authorities to trust, and why: reads the variables of curl and OpenSSL.
struct AuthoritiesDecision: Equatable, Sendable {
  let authorities: CertificateAuthorities
  let reason: String

  init(in environment: Environment) {
    if let file = environment.text("CURL_CA_BUNDLE") {
      authorities = CertificateAuthorities(file: file)
      reason = "CURL_CA_BUNDLE is \(file)"
    } else {
      authorities = CertificateAuthorities(
        file: environment.text("SSL_CERT_FILE"),
        folder: environment.text("SSL_CERT_DIR")
      )
      let named = ["SSL_CERT_FILE", "SSL_CERT_DIR"].compactMap { name in
        environment.text(name).map { "\(name) is \($0)" }
      }
      reason = named.isEmpty ? "no variable names any" : named.joined(separator: ", ")
    }
  }
}
