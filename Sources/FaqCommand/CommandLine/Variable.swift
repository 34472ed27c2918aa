/// An environment variable that the program reads.
struct Variable: Sendable {
  let name: String
  let summary: String
}

extension Variable {
  /// The variables, in the order of help; some begin with the name of the program.
  static func all(in environment: Environment) -> [Self] {
    let source = environment.ownVariable("SOURCE")
    let pager = environment.ownVariable("PAGER")
    return [
      Self(name: source, summary: "the source, unless --source names one"),
      Self(name: "\(pager), PAGER", summary: "the pager; none if empty or cat"),
    ] + common
  }

  private static let common = [
    Self(name: "BROWSER", summary: "the browser for the open command; %s stands for the address"),
    Self(name: "VISUAL, EDITOR", summary: "the editor for the browse command"),
    Self(name: "NO_COLOR", summary: "turns colour off, if not empty"),
    Self(name: "FORCE_COLOR, CLICOLOR_FORCE", summary: "turns colour on, even in a pipe"),
    Self(name: "CLICOLOR", summary: "turns colour off, if 0"),
    Self(name: "COLORTERM", summary: "draws pictures in the terminal, if truecolor or 24bit"),
    Self(name: "COLUMNS", summary: "the width, unless --width sets it"),
    Self(name: "XDG_CACHE_HOME", summary: "the folder for the cache, instead of ~/.cache"),
    Self(name: "XDG_DATA_HOME", summary: "the folder for favourites, instead of ~/.local/share"),
    Self(
      name: "http_proxy, https_proxy, all_proxy, no_proxy",
      summary: "the proxy to use"
    ),
    Self(
      name: "CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR",
      summary: "the certificate authorities to trust"
    ),
    Self(name: "ACCESSIBLE", summary: "turns animation off, and makes browse print lines, if set"),
    Self(name: "CI", summary: "turns prompts off, if set"),
  ]
}
