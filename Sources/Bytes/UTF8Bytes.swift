extension String {
  /// Lends the text as UTF-8, usually without a copy.
  ///
  /// The pointer stays valid while it is used: a span cannot escape from `body`.
  ///
  /// This does not use `utf8Span`: when Swift 6.3 inlines that for a short string, whose storage is
  /// on the stack, it ends the storage's life before `body` has read it.
  @inlinable
  package func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe body($0.span) }
      ?? body(Array(utf8).span)
  }

  /// A copy of UTF-8 as text; invalid bytes become U+FFFD.
  @inlinable
  package init(copying utf8: Span<UInt8>) {
    self = unsafe utf8.withUnsafeBufferPointer { unsafe Self(decoding: $0, as: UTF8.self) }
  }
}
