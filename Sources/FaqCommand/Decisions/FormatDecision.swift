import Platform

/// The output format, and why.
struct FormatDecision: Equatable, Sendable {
  let format: FormatName
  let reason: String

  /// Colour that is on without a terminal was requested, and only `ansi` has colour.
  init(_ request: FormatName?, color: ColorDecision, in environment: Environment) {
    if let request {
      self.init(request, "--format \(request.rawValue)")
    } else if color.isOn {
      self.init(.ansi, color.reason)
    } else if !environment.terminals.contains(.output) {
      self.init(.plain, "standard output is not a terminal")
    } else if environment.isDumb {
      self.init(.plain, "TERM is \(environment.text("TERM") ?? "not set")")
    } else {
      self.init(.ansi, "standard output is a terminal")
    }
  }

  private init(_ format: FormatName, _ reason: String) {
    self.format = format
    self.reason = reason
  }
}
