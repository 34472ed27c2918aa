/// A look of text: how styled text becomes bytes.
protocol TextEncoding: Sendable {
  /// Appends text that has a style.
  func encode(_ text: Span<UInt8>, _ style: TextStyle, to output: inout OutputBuffer)
}

/// Text without a look.
struct PlainEncoding: TextEncoding {
  func encode(_ text: Span<UInt8>, _: TextStyle, to output: inout OutputBuffer) {
    output.append(text)
  }
}
