import Renderers

/// The theme of a terminal, and why.
struct ThemeDecision: Sendable {
  let name: Theme.Name
  let reason: String
  private let hasColors: Bool

  /// Colours are removed from the theme if they are off; its attributes stay.
  init(_ request: Theme.Name?, color: ColorDecision, in environment: Environment) {
    hasColors = color.isOn
    if let request {
      name = request
      reason = "--theme \(request.rawValue)"
    } else if let configured = environment.configuration.options.theme {
      name = configured
      reason = Configuration.reason
    } else {
      name = .dark
      reason = "the default"
    }
  }

  var theme: Theme {
    let theme = Theme(named: name)
    return hasColors ? theme : theme.withoutColors
  }
}
