/// The variables whose values are invalid, and therefore ignored.
struct IgnoredSettings: Equatable, Sendable {
  /// `COLUMNS is wide, not a number from 1 to 10000`, for each of them.
  let reasons: [String]

  init(in environment: Environment) {
    var reasons: [String] = []
    if let columns = environment.text("COLUMNS"), WidthDecision.columns(columns) == nil {
      reasons.append("COLUMNS is \(columns), not a number from 1 to 10000")
    }
    for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
      guard let path = environment.text(name), !path.hasPrefix("/") else { continue }
      reasons.append("\(name) is \(path), not an absolute path")
    }
    self.reasons = reasons
  }
}
