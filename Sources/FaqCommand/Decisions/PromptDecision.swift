import Platform

/// Whether faq may ask the user, and why.
struct PromptDecision: Equatable, Sendable {
  let isAllowed: Bool
  let reason: String

  init(allowsInput: Bool, in environment: Environment) {
    let absent = StandardStream.allCases.first { !environment.terminals.contains($0) }
    if !allowsInput {
      self.init(false, "--no-input")
    } else if environment["CI"] != nil {
      self.init(false, "CI is set")
    } else if let absent {
      self.init(false, "\(absent.name) is not a terminal")
    } else if !environment.isForeground {
      self.init(false, "the program runs in the background")
    } else {
      self.init(true, "the program runs at a terminal")
    }
  }

  private init(_ isAllowed: Bool, _ reason: String) {
    self.isAllowed = isAllowed
    self.reason = reason
  }
}
