/// What would drive a terminal or reorder the text around it becomes U+FFFD.
extension String {
  /// The same text without characters that act instead of being seen; line feeds and tabs stay.
  public var sanitised: String {
    guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var safe = UnicodeScalarView()
    for scalar in unicodeScalars { safe.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
    return String(safe)
  }
}

extension Unicode.Scalar {
  /// C0 but for line feed and tab, DEL, C1, and the controls that open and close directions.
  var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
