/// Copies ASCII in small letters, eight bytes at a time, and short pieces of other text.
extension [UInt8] {
  /// Appends the first bytes of a word, up to eight.
  @inlinable
  @inline(__always)
  package mutating func append(_ word: UInt64, count wordCount: Int) {
    precondition(wordCount <= 8, "a word has eight bytes")
    append(addingCapacity: 8) { output in
      unsafe output.withUnsafeMutableBufferPointer { output, count in
        guard let bytes = UnsafeMutableRawPointer(output.baseAddress) else { return }
        unsafe bytes.storeBytes(of: word.littleEndian, as: UInt64.self)
        count = wordCount
      }
    }
  }

  /// Appends the run of ASCII at an offset in small letters, and returns where it ends.
  @inlinable
  @inline(__always)
  package mutating func appendLowercasedASCII(of text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end &+ 8 <= text.count, text.word(at: end).isASCII { end &+= 8 }
    while end < text.count, text[end] < 0x80 { end &+= 1 }
    var place = start
    append(addingCapacity: end &- start &+ 8) { output in
      unsafe output.withUnsafeMutableBufferPointer { output, count in
        guard let bytes = UnsafeMutableRawPointer(output.baseAddress) else { return }
        while place &+ 8 <= end {
          let word = text.word(at: place).lowercasedASCII
          unsafe bytes.storeBytes(
            of: word.littleEndian,
            toByteOffset: place &- start,
            as: UInt64.self
          )
          place &+= 8
        }
        while place < end {
          unsafe bytes.storeBytes(
            of: text[place].lowercasedASCII,
            toByteOffset: place &- start,
            as: UInt8.self
          )
          place &+= 1
        }
        count = end &- start
      }
    }
    return end
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

  /// Eight bytes of ASCII in small letters.
  @inlinable
  @inline(__always)
  var lowercasedASCII: Self {
    let fromA = self &+ Self.each(0x80 - UInt8(ascii: "A"))
    let pastZ = self &+ Self.each(0x7F - UInt8(ascii: "Z"))
    return self | ((fromA ^ pastZ) & Self.each(0x80)) &>> 2
  }
}
