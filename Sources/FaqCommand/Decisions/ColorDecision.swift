import Platform

/// Whether to use colour on a stream, and why.
struct ColorDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Applies the first matching rule: options, then variables, then the terminal.
  init(_ request: ColorRequest, for stream: StandardStream, in environment: Environment) {
    self =
      Self.asked(request, for: stream) ?? Self.variables(environment)
      ?? (environment.terminals.contains(stream)
        ? Self(isOn: true, reason: "\(stream.name) is a terminal")
        : Self(isOn: false, reason: "\(stream.name) is not a terminal"))
  }
}

extension ColorDecision {
  private init(isOn: Bool, reason: String) {
    self.isOn = isOn
    self.reason = reason
  }

  private static func asked(_ request: ColorRequest, for stream: StandardStream) -> Self? {
    switch request {
    case .option(.always): Self(isOn: true, reason: "--color always")
    case .option(.never): Self(isOn: false, reason: "--color never")
    case .ansiFormat where stream == .output: Self(isOn: true, reason: "--format ansi")
    case .ansiFormat, .option(.auto), .automatic: nil
    }
  }

  private static func variables(_ environment: Environment) -> Self? {
    if environment.text("NO_COLOR") != nil {
      Self(isOn: false, reason: "NO_COLOR is set")
    } else if environment.text("FORCE_COLOR") != nil {
      Self(isOn: true, reason: "FORCE_COLOR is set")
    } else if let force = environment["CLICOLOR_FORCE"], force != "0" {
      Self(isOn: true, reason: "CLICOLOR_FORCE is set")
    } else if environment["CLICOLOR"] == "0" {
      Self(isOn: false, reason: "CLICOLOR is 0")
    } else if environment.isDumb {
      Self(isOn: false, reason: "TERM is \(environment.text("TERM") ?? "not set")")
    } else {
      nil
    }
  }
}
