/// The columns that text takes in a terminal, by grapheme clusters.
enum TextWidth {
  /// The spaces that stand for a tab, whose width would depend on where it stands.
  static let tab = 4

  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Two for what is East Asian wide or shown as an emoji, none for what only combines.
  static func of(_ cluster: Character) -> Int {
    guard let first = cluster.unicodeScalars.first else { return 0 }
    if first == "\t" { return tab }
    if first.value < 0x7F { return cluster.unicodeScalars.count > 1 && isEmoji(cluster) ? 2 : 1 }
    if isEmoji(cluster) || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static func isEmoji(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.contains { $0 == "\u{FE0F}" }
      || cluster.unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
