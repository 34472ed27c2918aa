/// A set of bytes to find in text, possibly depending on the two bytes that follow.
@usableFromInline
package protocol ByteCondition {
  /// Whether a byte belongs to the set; past the end of the text, `next` and `afterNext` are zero.
  ///
  /// Write it without branches, so that the compiler can test 32 bytes at once.
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool
}

/// Like `||` and `&&`, but both sides are evaluated, so that no branch is needed.
extension Bool {
  @inlinable
  @inline(__always)
  package static func | (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) | UInt8(right ? 1 : 0) != 0
  }

  @inlinable
  @inline(__always)
  package static func & (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) & UInt8(right ? 1 : 0) != 0
  }
}

extension Span<UInt8> {
  /// The offset of the first byte from `start` on that meets a condition, or the count.
  @inlinable
  @inline(__always)
  package func firstOffset<Condition: ByteCondition>(
    from start: Int,
    where condition: Condition.Type
  ) -> Int {
    unsafe withUnsafeBufferPointer { text in
      var found = text.count
      unsafe WideScan.forEachBlock(of: text, from: start, to: text.count) { block, offset, _ in
        let matches = unsafe WideScan.matches(at: block, where: condition)
        guard matches.hasMatch else { return true }
        found = Swift.min(offset &+ matches.bits.trailingZeroBitCount, found)
        return false
      }
      return found
    }
  }

  /// Whether any byte that meets a condition is confirmed by a closer look at its offset.
  @inlinable
  @inline(__always)
  package func contains<Condition: ByteCondition>(
    _ condition: Condition.Type,
    where isConfirmed: (_ offset: Int) -> Bool
  ) -> Bool {
    var offset = firstOffset(from: 0, where: condition)
    while offset < count {
      if isConfirmed(offset) { return true }
      offset = firstOffset(from: offset &+ 1, where: condition)
    }
    return false
  }

  /// Whether the ASCII text `start` is at an offset; it must be in lower case with `ignoringCase`.
  @inlinable
  package func begins(
    with start: StaticString,
    at offset: Int,
    ignoringCase: Bool = false
  ) -> Bool {
    guard offset >= 0, offset + start.utf8CodeUnitCount <= count else { return false }
    return start.withUTF8Buffer { start in
      start.indices.allSatisfy { index in
        let byte = self[offset + index]
        return unsafe start[index] == (ignoringCase ? byte.lowercasedASCII : byte)
      }
    }
  }

  /// The offset of the first occurrence of `sought` at or after `start`, or nil.
  ///
  /// Looks for the first and the last of these bytes at 32 offsets at once.
  package func firstOffset(of sought: Span<UInt8>, from start: Int) -> Int? {
    guard !sought.isEmpty, start >= 0, sought.count <= count &- start else { return nil }
    let last = sought.count &- 1
    var offset = start
    while offset &+ last &+ 32 <= count {
      let matches = PairScan.matches(
        of: sought[0],
        in: block(at: offset),
        and: sought[last],
        in: block(at: offset &+ last)
      )
      if matches.hasMatch {
        var bits = matches.bits
        while bits != 0 {
          let place = offset &+ bits.trailingZeroBitCount
          if starts(with: sought, at: place) { return place }
          bits &= bits &- 1
        }
      }
      offset &+= 32
    }
    while offset &+ last < count {
      if self[offset] == sought[0], starts(with: sought, at: offset) { return offset }
      offset &+= 1
    }
    return nil
  }

  @inline(__always)
  private func block(at offset: Int) -> SIMD32<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
  }

  private func starts(with sought: Span<UInt8>, at offset: Int) -> Bool {
    for place in 0..<sought.count where self[offset &+ place] != sought[place] { return false }
    return true
  }
}

/// Compares 32 bytes with one byte, and 32 others with another.
private enum PairScan {
  /// For each of 32 places, one if both blocks have their byte there, and zero if not.
  ///
  /// The loop without branches compiles to vector instructions, as in `WideScan`.
  @inline(__always)
  static func matches(
    of first: UInt8,
    in one: SIMD32<UInt8>,
    and last: UInt8,
    in other: SIMD32<UInt8>
  ) -> SIMD4<UInt64> {
    let views = (one, other)
    var matches = SIMD4<UInt64>()
    unsafe withUnsafeBytes(of: views) { views in
      unsafe withUnsafeMutableBytes(of: &matches) { matches in
        for offset in 0..<32 {
          let isMatch = unsafe (views[offset] == first) & (views[offset &+ 32] == last)
          unsafe matches[offset] = isMatch ? 1 : 0
        }
      }
    }
    return matches
  }
}

/// Finds a text in another one by its UTF-8, without folding or normalising either.
///
/// The standard library has searches of the same names. They compare grapheme clusters, and they
/// link its engine of regular expressions, which would be a tenth of the program.
extension StringProtocol {
  /// Where another text first occurs in this one; nil if it does not occur, or is empty.
  package func firstRange(of sought: String) -> Range<String.Index>? {
    let start = sought.withUTF8Bytes { sought in
      withUTF8Bytes { $0.firstOffset(of: sought, from: 0) }
    }
    guard let start else { return nil }
    let first = utf8.index(startIndex, offsetBy: start)
    return first..<utf8.index(first, offsetBy: sought.utf8.count)
  }

  /// Whether another text, which is not empty, occurs in this one.
  package func contains(_ sought: String) -> Bool { firstRange(of: sought) != nil }

  /// The parts between the occurrences of `separator`, including empty ones.
  package func parts(between separator: String) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with a replacement wherever another text occurs.
  package func replacing(_ sought: String, with replacement: String) -> String {
    let parts = parts(between: sought)
    return parts.count == 1 ? String(self) : parts.joined(separator: replacement)
  }
}

extension RandomAccessCollection {
  /// The first index at which a condition holds, by binary search; it must hold for all elements
  /// after that one, too.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if holds(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }

  /// The index of the element with a key, in a collection that is sorted by it.
  @inlinable
  package func sortedIndex<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Index? {
    let index = partitioningIndex { keyOf($0) >= key }
    return index < endIndex && keyOf(self[index]) == key ? index : nil
  }
}
