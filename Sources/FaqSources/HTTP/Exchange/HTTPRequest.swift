/// A request to one server.
struct HTTPRequest: Sendable {
  let address: HTTPAddress
  let credentials: HTTPAddress.Credentials?
  let authorities: CertificateAuthorities
  let agent: String
  /// The headers in libcurl's form.
  let lines: [String]
  /// Whether the method is HEAD.
  let asksOnlyForHead: Bool

  /// A request to `address`; secrets are sent only to the origin of the source's own address.
  init(
    to address: HTTPAddress,
    for source: HTTPSource,
    unlessStill validators: Validators?,
    unpacks: Bool
  ) {
    let isTrusted = address.origin == source.address.origin
    self.address = address
    asksOnlyForHead = false
    credentials = address.credentials ?? (isTrusted ? source.address.credentials : nil)
    authorities = source.authorities
    agent = source.agent
    let own = isTrusted ? source.headers : []
    let usual = [
      ("Accept", "application/json, application/x-ndjson;q=0.9, */*;q=0.5"),
      ("Accept-Encoding", unpacks ? "gzip" : "identity"),
      ("If-None-Match", validators?.tag),
      ("If-Modified-Since", validators?.modified),
    ]
    lines =
      usual.compactMap { name, value in
        let isOwn = own.contains { $0.name.lowercased() == name.lowercased() }
        // A cached copy may have been tampered with.
        let isClean = value?.unicodeScalars.contains(where: \.isControl) == false
        return isClean && !isOwn ? value.map { Self.line(name, $0) } : nil
      } + own.map { Self.line($0.name, $0.value) }
  }

  /// A request without secrets for anything that is at `address`.
  init(
    probing address: HTTPAddress,
    onlyHead: Bool,
    authorities: CertificateAuthorities,
    agent: String
  ) {
    self.address = address
    self.authorities = authorities
    self.agent = agent
    credentials = nil
    lines = [Self.line("Accept", "*/*")]
    asksOnlyForHead = onlyHead
  }

  /// libcurl expects a semicolon after the name of a header without a value.
  private static func line(_ name: String, _ value: String) -> String {
    value.isEmpty ? "\(name);" : "\(name): \(value)"
  }
}
