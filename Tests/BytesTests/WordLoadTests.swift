import Bytes
import Testing

@Suite("Loading words")
struct WordLoadTests {
  @Test("Eight bytes are loaded from any offset, the first of them lowest", arguments: 0...8)
  func offsets(offset: Int) {
    let bytes = Array(0..<16 as Range<UInt8>)
    #expect(
      bytes.span.word(at: offset) == 0x0706_0504_0302_0100 + UInt64(offset) * 0x0101_0101_0101_0101
    )
  }
}
