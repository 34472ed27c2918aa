extension Span<UInt8> {
  /// Eight bytes at any offset, the first of them in the lowest bits.
  ///
  /// The load checks its bounds, and any bit pattern is a valid word: only its name is unsafe.
  @inlinable
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
