extension [Inline] {
  /// Appends text to the text at the end, or behind anything else.
  ///
  /// The text at the end is removed first, so that appending to it does not copy it.
  package mutating func append(text: String) {
    guard !text.isEmpty else { return }
    var joined = popText() ?? ""
    joined += text
    append(.text(joined))
  }

  private mutating func popText() -> String? {
    guard case .text(let text) = last else { return nil }
    removeLast()
    return text
  }
}
