import Platform

/// Whether to write terminal hyperlinks, and why.
struct HyperlinkDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Assumes that the pager runs: the length of the output is not known yet.
  init(_ choice: HyperlinkChoice, pager: PagerDecision, in environment: Environment) {
    switch choice {
    case .always: self.init(true, "--hyperlinks always")
    case .never: self.init(false, "--hyperlinks never")
    case .auto:
      if !environment.terminals.contains(.output) {
        self.init(false, "standard output is not a terminal")
      } else if environment.isDumb {
        self.init(false, "TERM is \(environment.text("TERM") ?? "not set")")
      } else if let program = pager.words.first, !pager.isLess {
        self.init(false, "the pager is \(program), not less")
      } else {
        self.init(true, "standard output is a terminal")
      }
    }
  }

  private init(_ isOn: Bool, _ reason: String) {
    self.isOn = isOn
    self.reason = reason
  }
}
