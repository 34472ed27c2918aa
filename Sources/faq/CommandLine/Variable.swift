/// An environment variable that faq reads.
struct Variable: Sendable {
  let name: String
  let summary: String
}

extension Variable {
  /// The variables, in the order of help.
  static let all = [
    Self(name: "FAQ_SOURCE", summary: "the source, if --source names none"),
    Self(name: "FAQ_PAGER, PAGER", summary: "the pager; empty or cat: none"),
    Self(name: "BROWSER", summary: "what faq open starts; %s stands for the address"),
    Self(name: "NO_COLOR", summary: "no colour, if not empty"),
    Self(name: "FORCE_COLOR, CLICOLOR_FORCE", summary: "colour in a pipe too"),
    Self(name: "CLICOLOR", summary: "no colour, if 0"),
    Self(name: "COLUMNS", summary: "the width, if --width names none"),
    Self(name: "XDG_CACHE_HOME", summary: "where the cache is, instead of ~/.cache"),
    Self(
      name: "http_proxy, https_proxy, all_proxy, no_proxy",
      summary: "the proxy to fetch through"
    ),
    Self(
      name: "CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR",
      summary: "certificates of authorities to trust"
    ),
    Self(name: "ACCESSIBLE", summary: "nothing moves on the screen, if set"),
    Self(name: "CI", summary: "never ask, if set"),
  ]
}
