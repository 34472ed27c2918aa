extension Unicode.Scalar {
  /// Whether it could drive a terminal or reorder text: C0 except line feed and tab, DEL, C1, and
  /// the controls that open and close directions.
  package var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The number as in `U+00AD`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
