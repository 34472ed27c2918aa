import Bytes
import Testing

@Suite("Searching bytes")
struct WideScanTests {
  /// `abc`, or the start of it at the end of the text, which is padded with zeros.
  private enum Sequence: ByteCondition {
    static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
      byte == UInt8(ascii: "a") && (next == 0 || next == UInt8(ascii: "b"))
        && (afterNext == 0 || afterNext == UInt8(ascii: "c"))
    }
  }

  private enum Letter: ByteCondition {
    static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte == UInt8(ascii: "a") }
  }

  @Test("A match is found at every offset in texts of every length", arguments: 0...140)
  func place(count: Int) {
    for place in 0..<max(count, 1) {
      var text = [UInt8](repeating: UInt8(ascii: "b"), count: count)
      if count > 0 { text[place] = UInt8(ascii: "a") }
      if place + 2 < count { text[place + 2] = UInt8(ascii: "c") }
      let expected = count == 0 ? 0 : place
      #expect(text.span.firstOffset(from: 0, where: Sequence.self) == expected)
      #expect(text.span.firstOffset(from: place, where: Sequence.self) == expected)
      #expect(text.span.firstOffset(from: min(place + 1, count), where: Sequence.self) == count)
    }
  }

  @Test("The first of several matches is found, and no partial one")
  func first() {
    let text = Array((String(repeating: "abb", count: 30) + "abc" + "abc").utf8)
    #expect(text.span.firstOffset(from: 0, where: Sequence.self) == 90)
    #expect(text.span.firstOffset(from: 91, where: Sequence.self) == 93)
  }

  @Test("Operators without branches have the results of `||` and `&&`")
  func operators() {
    for (left, right) in [(true, true), (true, false), (false, true), (false, false)] {
      #expect((left | right) == (left || right))
      #expect((left & right) == (left && right))
    }
  }
}
