extension String {
  /// Lends the text as UTF-8, as a rule without a copy.
  package func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return body(utf8Span.span)
    }
    return body(Array(utf8).span)
  }
}
