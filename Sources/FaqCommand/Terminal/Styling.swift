import Renderers

extension String {
  /// The text with a look, if looks are on; its own characters must be safe to show.
  func styled(_ look: Theme.Look.Part..., if isOn: Bool) -> Self {
    styled(look, if: isOn)
  }

  /// The text with a look of several parts.
  func styled(_ look: [Theme.Look.Part], if isOn: Bool) -> Self {
    guard isOn else { return self }
    let parameters = look.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(parameters)m\(self)\u{1B}[0m"
  }
}
