import Platform

@testable import FaqCommand

extension Environment {
  /// A foreground process at a terminal of 100 columns and 30 rows.
  static func terminal(
    _ variables: [String: String] = [:],
    only streams: Set<StandardStream> = [.input, .output, .error],
    foreground: Bool = true
  ) -> Self {
    let size = TerminalSize(columns: 100, rows: 30)
    return Self(
      program: "faq",
      variables: ["TERM": "xterm-256color"].merging(variables) { $1 },
      terminals: streams,
      outputSize: streams.contains(.output) ? size : nil,
      errorSize: streams.contains(.error) ? TerminalSize(columns: 90, rows: 30) : nil,
      isForeground: foreground
    )
  }

  /// A process without a terminal.
  static func pipe(_ variables: [String: String] = [:]) -> Self { terminal(variables, only: []) }
}
