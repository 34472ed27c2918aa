import Platform

/// How to show that an operation is in progress, and why.
struct SpinnerDecision: Equatable, Sendable {
  enum Style: Equatable, Sendable {
    case moving
    /// One line without animation.
    case still
    case hidden
  }

  let style: Style
  let reason: String

  init(in environment: Environment) {
    if !environment.terminals.contains(.error) {
      self.init(.hidden, "standard error is not a terminal")
    } else if environment["CI"] != nil {
      self.init(.hidden, "CI is set")
    } else if !environment.isForeground {
      self.init(.hidden, "the program runs in the background")
    } else if environment.isDumb {
      self.init(.hidden, "TERM is \(environment.text("TERM") ?? "not set")")
    } else if environment["ACCESSIBLE"] != nil {
      self.init(.still, "ACCESSIBLE is set")
    } else {
      self.init(.moving, "standard error is a terminal")
    }
  }

  private init(_ style: Style, _ reason: String) {
    self.style = style
    self.reason = reason
  }
}
