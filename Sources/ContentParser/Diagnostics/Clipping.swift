extension String {
  /// The text as a message quotes it: of a long one the beginning, and `…`.
  package var clipped: String { clipped(to: 80) }

  /// At most as many scalars, and then `…` if there are more.
  package func clipped(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
