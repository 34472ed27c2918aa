import Platform

/// Whether faq can fill the screen, and why.
struct ScreenDecision: Equatable, Sendable {
  let isPossible: Bool
  let reason: String

  /// Content may come from standard input if keys can be read from a terminal beside it.
  init(in environment: Environment, takesContent: Bool = false) {
    let isFed = takesContent && environment.isFedAtTerminal
    let streams: [StandardStream] = isFed ? [.output] : [.input, .output]
    let absent = streams.first { !environment.terminals.contains($0) }
    if let absent {
      self.init(false, "\(absent.name) is not a terminal")
    } else if environment.isDumb {
      self.init(false, "TERM is \(environment.text("TERM") ?? "not set")")
    } else {
      self.init(true, "the program runs at a terminal")
    }
  }

  private init(_ isPossible: Bool, _ reason: String) {
    self.isPossible = isPossible
    self.reason = reason
  }
}
