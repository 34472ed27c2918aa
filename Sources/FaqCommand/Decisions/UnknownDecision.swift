import ContentParser

/// How to treat items of unknown types, and why.
struct UnknownDecision: Equatable, Sendable {
  let policy: UnknownPolicy
  let reason: String

  init(_ request: UnknownPolicy?, in environment: Environment) {
    if let request {
      policy = request
      reason = "--unknown \(request.rawValue)"
    } else if let configured = environment.configuration.options.unknown {
      policy = configured
      reason = Configuration.reason
    } else {
      policy = .show
      reason = "the default"
    }
  }
}
