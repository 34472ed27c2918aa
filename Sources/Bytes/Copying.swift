extension [UInt8] {
  /// Appends text, asking for a substitution at each byte that meets a condition.
  ///
  /// `substitution` is not asked about bytes that an earlier substitution has replaced.
  @inlinable
  @inline(__always)
  package mutating func append<Look: ByteCondition>(
    _ text: Span<UInt8>,
    lookingAt look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) {
    var copy = SubstitutingCopy()
    while copy.start < text.count {
      let end = Swift.min(copy.start + SubstitutingCopy.pieceSize, text.count)
      append(addingCapacity: copy.capacity(upTo: end)) { output in
        unsafe output.withUnsafeMutableBufferPointer { output, count in
          guard let start = UnsafeMutableRawPointer(output.baseAddress) else { return }
          let end = unsafe copy.copy(text, upTo: end, to: start, look, substitution)
          count = unsafe end - start
        }
      }
    }
  }

  /// Appends ASCII in small letters and substitutions for other characters, from an offset to the
  /// end or to a character that has no substitution; returns where it ends.
  @inlinable
  @inline(__always)
  package mutating func appendLowercased(
    _ text: Span<UInt8>,
    from start: Int,
    _ substitution: (_ offset: Int) -> Substitution?
  ) -> Int {
    var offset = start
    append(addingCapacity: text.count &- start &+ 8) { output in
      unsafe output.withUnsafeMutableBufferPointer { output, count in
        guard let bytes = UnsafeMutableRawPointer(output.baseAddress) else { return }
        while offset < text.count, count &+ 8 <= output.count {
          if offset &+ 8 <= text.count {
            let word = text.word(at: offset)
            let small = word.lowercasedASCII.littleEndian
            unsafe bytes.storeBytes(of: small, toByteOffset: count, as: UInt64.self)
            let length = (word & UInt64.each(0x80)).trailingZeroBitCount / 8
            offset &+= length
            count &+= length
            if length == 8 || count &+ 8 > output.count { continue }
          } else if text[offset] < 0x80 {
            let small = text[offset].lowercasedASCII
            unsafe bytes.storeBytes(of: small, toByteOffset: count, as: UInt8.self)
            offset &+= 1
            count &+= 1
            continue
          }
          guard let substitution = substitution(offset) else { return }
          let word = substitution.bytes.littleEndian
          unsafe bytes.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
          offset &+= substitution.length
          count &+= substitution.count
        }
      }
    }
    return offset
  }
}

/// Copies text with substitutions; the only place that writes output without bounds checks.
///
/// Where the next substitution falls cannot be predicted, and a mispredicted branch costs more than
/// copying a word. So all candidates among 32 bytes are found at once, and the text between two of
/// them is copied as 32 bytes whatever its length; what was copied too far is overwritten next.
/// This is safe because
/// - each block that `WideScan` lends has 64 readable bytes, and a copy starts in its first 32;
/// - the output has room for nine bytes for each byte of text, and for 40 more.
@usableFromInline
struct SubstitutingCopy {
  /// How much text is copied at a time, which bounds the room that is reserved.
  @usableFromInline static let pieceSize = 512

  /// Everything before this offset has been searched.
  @usableFromInline private(set) var start = 0
  /// Everything before this offset has been copied or replaced.
  @usableFromInline private(set) var done = 0

  @inlinable
  init() {
    // It begins at the start of the text.
  }

  /// The room to reserve for copying up to an offset.
  @inlinable
  func capacity(upTo end: Int) -> Int { (end - start) * 9 + 40 }

  /// Copies the text up to `end` and returns where the output ends.
  @inlinable
  @inline(__always)
  mutating func copy<Look: ByteCondition>(
    _ text: Span<UInt8>,
    upTo end: Int,
    to output: UnsafeMutableRawPointer,
    _ look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) -> UnsafeMutableRawPointer {
    unsafe text.withUnsafeBufferPointer { text in
      var output = unsafe output
      unsafe WideScan.forEachBlock(of: text, from: start, to: end) { block, offset, count in
        var looks = unsafe WideScan.matches(at: block, where: look).bits & ~(~0 << UInt64(count))
        while looks != 0 {
          let place = offset &+ looks.trailingZeroBitCount
          looks &= looks &- 1
          guard place >= done, let substitution = substitution(place) else { continue }
          unsafe move(block + (done &- offset), to: &output, count: place &- done)
          unsafe output.storeBytes(of: substitution.bytes.littleEndian, as: UInt64.self)
          unsafe output += substitution.count
          done = place &+ substitution.length
        }
        if done < offset &+ count {
          unsafe move(block + (done &- offset), to: &output, count: offset &+ count &- done)
          done = offset &+ count
        }
        return true
      }
      start = end
      return unsafe output
    }
  }

  @inlinable
  @inline(__always)
  func move(_ bytes: UnsafePointer<UInt8>, to output: inout UnsafeMutableRawPointer, count: Int) {
    let bytes = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD32<UInt8>.self)
    unsafe output.storeBytes(of: bytes, as: SIMD32<UInt8>.self)
    unsafe output += count
  }
}

/// Up to eight bytes to write in place of a stretch of text.
@usableFromInline
package struct Substitution: Sendable {
  /// The bytes, the first of them the lowest.
  @usableFromInline let bytes: UInt64
  /// How many bytes to write, at most eight.
  @usableFromInline let count: Int
  /// How many bytes of the text are replaced; 0 if the substitution is inserted before them.
  @usableFromInline let length: Int

  /// The first bytes of a word, at most eight.
  @inlinable
  package init(_ bytes: UInt64, count: Int, for length: Int) {
    self.bytes = bytes
    self.count = count
    self.length = length
  }

  /// One byte of ASCII.
  @inlinable
  package init(_ byte: UInt8, for length: Int) {
    bytes = UInt64(byte)
    count = 1
    self.length = length
  }

  /// A text of at most eight bytes.
  package init(_ text: String, for length: Int) {
    bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = text.utf8.count
    precondition(count <= 8, "a substitution is short")
    self.length = length
  }
}

extension UInt64 {
  @inlinable
  @inline(__always)
  static func each(_ byte: UInt8) -> Self { Self(byte) &* 0x0101_0101_0101_0101 }

  /// Whether each of eight bytes is ASCII.
  @inlinable
  @inline(__always)
  package var isASCII: Bool { self & Self.each(0x80) == 0 }

  /// Eight bytes in small letters, up to the first that is not ASCII.
  @inlinable
  @inline(__always)
  var lowercasedASCII: Self {
    let fromA = self &+ Self.each(0x80 - UInt8(ascii: "A"))
    let pastZ = self &+ Self.each(0x7F - UInt8(ascii: "Z"))
    return self | ((fromA ^ pastZ) & Self.each(0x80)) &>> 2
  }

  /// The highest bit of each byte that is a letter or a digit of ASCII, or not ASCII.
  @inlinable
  @inline(__always)
  package var wordBits: UInt64 {
    let low = self & Self.each(0x7F)
    let small = low | Self.each(0x20)
    let digits =
      (low &+ Self.each(0x80 - UInt8(ascii: "0"))) & ~(low &+ Self.each(0x7F - UInt8(ascii: "9")))
    let letters =
      (small &+ Self.each(0x80 - UInt8(ascii: "a")))
      & ~(small &+ Self.each(0x7F - UInt8(ascii: "z")))
    return (digits | letters | self) & Self.each(0x80)
  }

  /// How many bytes, from the lowest, have the highest bit, if no other bit is set.
  @inlinable
  @inline(__always)
  package var countOfFirstBytes: Int { (self ^ Self.each(0x80)).trailingZeroBitCount / 8 }
}

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

/// A copy of a value with a change.
@inlinable
package func changing<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
