extension StringProtocol {
  /// Lends the text as UTF-8, usually without a copy.
  ///
  /// The pointer stays valid while it is used: a span cannot escape from `body`.
  ///
  /// This does not use `utf8Span`: when Swift 6.3 inlines that for a short string, whose storage is
  /// on the stack, it ends the storage's life before `body` has read it.
  @inlinable
  package func withUTF8Bytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable { unsafe body($0.span) }
      ?? body(Array(utf8).span)
  }
}

extension String {
  /// A copy of UTF-8 as text; invalid bytes become U+FFFD.
  @inlinable
  package init(copying utf8: Span<UInt8>) {
    self = unsafe utf8.withUnsafeBufferPointer { unsafe Self(decoding: $0, as: UTF8.self) }
  }
}

/// Reads single scalars of text that is known to be valid UTF-8.
extension Span<UInt8> {
  /// How many bytes the scalar at an offset takes.
  @inlinable
  package func lengthOfScalar(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The scalar that begins at an offset.
  @inlinable
  package func scalar(at offset: Int) -> Unicode.Scalar {
    let length = lengthOfScalar(at: offset)
    guard length > 1 else { return Unicode.Scalar(self[offset]) }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(self[next]) & 0x3F }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalar outside ASCII at an offset: its page of 64 code points, and its place in the page.
  @inlinable
  @inline(__always)
  package func pagedScalar(at offset: Int) -> (page: Int, place: Int, length: Int) {
    let first = Int(self[offset])
    let second = Int(self[offset &+ 1]) & 0x3F
    if first < 0xE0 { return (first & 0x1F, second, 2) }
    let third = Int(self[offset &+ 2]) & 0x3F
    if first < 0xF0 { return ((first & 0xF) << 6 | second, third, 3) }
    let fourth = Int(self[offset &+ 3]) & 0x3F
    return ((first & 7) << 12 | second << 6 | third, fourth, 4)
  }

  /// The scalar that ends just before an offset.
  @inlinable
  package func scalar(before offset: Int) -> Unicode.Scalar {
    scalar(at: startOfScalar(before: offset))
  }

  /// Where the scalar begins that ends just before an offset.
  @inlinable
  package func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
