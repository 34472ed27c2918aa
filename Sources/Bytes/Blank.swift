extension String {
  /// Whether it holds nothing but spaces and tabs; usually the first byte decides.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return first <= UInt8(ascii: " ")
      && utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
