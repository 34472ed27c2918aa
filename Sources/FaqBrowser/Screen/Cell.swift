/// One column of a row.
struct Cell: Hashable, Sendable {
  /// A grapheme cluster, or empty text where the cluster of the cell before it goes on.
  var text: String
  /// 1 or 2, or 0 where the cluster of the cell before it goes on.
  var columns: Int
  var style: CellStyle

  static let blank = Self(text: " ", columns: 1, style: .plain)

  /// The second column of a wide cluster.
  static func covered(_ style: CellStyle) -> Self { Self(text: "", columns: 0, style: style) }
}

extension Cell {
  /// Whether the cluster may be written from right to left.
  var isRightToLeft: Bool {
    guard let first = text.unicodeScalars.first?.value, first >= 0x0590 else { return false }
    return switch first {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// Whether terminals may disagree on the columns of the cluster.
  ///
  /// They agree on single scalars of Latin, Greek, Cyrillic and Armenian, and on punctuation,
  /// arrows and lines.
  var hasUncertainWidth: Bool {
    guard let first = text.unicodeScalars.first, columns == 1 else { return columns == 2 }
    guard text.unicodeScalars.count == 1 else { return true }
    return switch first.value {
    case 0..<0x0590, 0x2010..<0x2600: false
    default: true
    }
  }
}
