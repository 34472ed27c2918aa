/// Whether to draw pictures with coloured characters, and why.
struct PictureDecision: Equatable, Sendable {
  let isOn: Bool
  let reason: String

  /// Terminals with colours of 24 bits say so in a variable.
  init(_ color: ColorDecision, in environment: Environment) {
    let depth = environment.text("COLORTERM")
    if !color.isOn {
      self.init(false, "colour is off")
    } else if environment.text("ACCESSIBLE") != nil {
      self.init(false, "ACCESSIBLE is set")
    } else {
      self.init(
        ["truecolor", "24bit"].contains(depth),
        "COLORTERM is \(depth ?? "not set")"
      )
    }
  }

  private init(_ isOn: Bool, _ reason: String) {
    self.isOn = isOn
    self.reason = reason
  }
}
