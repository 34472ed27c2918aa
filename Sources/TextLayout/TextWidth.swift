/// The columns that a grapheme cluster takes in a terminal.
package enum TextWidth {
  /// Two for an emoji, else the sum of its scalars: two if East Asian wide, none if combining.
  package static func of(_ cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    if first.isShownAsText(in: scalars) { return 1 }
    if first.isShownAsEmoji(in: scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    ScalarTable.shared[scalar].columns
  }
}

private extension Unicode.Scalar {
  /// Whether an emoji is followed by the selector for text presentation: `⌚︎`.
  func isShownAsText(in cluster: Character.UnicodeScalarView) -> Bool {
    properties.isEmoji && cluster.dropFirst().first == "\u{FE0E}" && cluster.count == 2
  }

  /// Whether it is an emoji, by itself or by a selector, keycap, skin tone or sequence behind it.
  func isShownAsEmoji(in cluster: Character.UnicodeScalarView) -> Bool {
    guard properties.isEmoji else { return false }
    return properties.isEmojiPresentation
      || cluster.contains { scalar in
        switch scalar.value {
        case 0xFE0F, 0x20E3, 0x200D, 0x1F3FB...0x1F3FF: true
        default: false
        }
      }
  }
}
