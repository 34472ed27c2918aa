/// Encodes styled text as bytes.
protocol TextEncoding: Sendable {
  /// Appends text that has a style.
  func encode(_ text: Span<UInt8>, _ style: TextStyle, to output: inout OutputBuffer)
}

/// Encodes text without its style.
struct PlainEncoding: TextEncoding {
  func encode(_ text: Span<UInt8>, _: TextStyle, to output: inout OutputBuffer) {
    output.append(text)
  }
}
