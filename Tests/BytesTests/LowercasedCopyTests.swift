import Bytes
import Testing

@Suite("Copying ASCII in small letters")
struct LowercasedCopyTests {
  @Test("It ends before the first byte of another character", arguments: 0...40)
  func end(length: Int) {
    let run = [UInt8](repeating: UInt8(ascii: "Z"), count: length)
    let text = Array("É".utf8) + run + Array("É".utf8) + Array("ABCDEFGH".utf8)
    var copy = Array("A".utf8)
    #expect(copy.appendLowercasedASCII(of: text.span, from: 2) == 2 + length)
    #expect(copy == Array("A".utf8) + [UInt8](repeating: UInt8(ascii: "z"), count: length))
  }

  @Test("Letters alone change")
  func letters() {
    var copy: [UInt8] = []
    let all = Array(UInt8(0)..<0x80)
    #expect(copy.appendLowercasedASCII(of: all.span, from: 0) == 0x80)
    #expect(copy == all.map(\.lowercasedASCII))
  }
}
