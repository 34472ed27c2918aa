import ContentParser
import Renderers

/// The value of something that an option or the configuration can set, and why.
struct SettingDecision<Value: Choice>: Equatable, Sendable {
  let value: Value
  let reason: String

  private init(_ option: String, _ request: Value?, _ configured: Value?, otherwise usual: Value) {
    value = request ?? configured ?? usual
    reason =
      if let request {
        "\(option) \(request.rawValue)"
      } else {
        configured == nil ? "the default" : Configuration.reason
      }
  }
}

extension SettingDecision<UnknownPolicy> {
  /// How to treat items of unknown types.
  init(_ request: UnknownPolicy?, in environment: Environment) {
    let configured = environment.configuration.options.unknown
    self.init("--unknown", request, configured, otherwise: .show)
  }
}

extension SettingDecision<Theme.Name> {
  /// The theme of a terminal.
  init(_ request: Theme.Name?, in environment: Environment) {
    self.init("--theme", request, environment.configuration.options.theme, otherwise: .dark)
  }
}
