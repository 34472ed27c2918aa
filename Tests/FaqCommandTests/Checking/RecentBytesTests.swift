import Testing

@testable import FaqCommand

@Suite("The bytes that were read last are kept")
struct RecentBytesTests {
  @Test("About a mebibyte is kept, whatever the size of the chunks", arguments: [1, 100, 300_000])
  func window(size: Int) {
    let recent = RecentBytes()
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: size)
    var count = 0
    while count < 3 << 20 {
      recent.add(chunk)
      count += size
    }
    recent.add(Array("end".utf8))
    let kept = recent.text(in: 0..<count + 3)
    #expect(kept[count] == UInt8(ascii: "e") && kept[count + 2] == UInt8(ascii: "d"))
    #expect(kept[count - (1 << 20) + 3] == UInt8(ascii: "a"))
    #expect(kept[count - (2 << 20)] == nil)
    #expect(recent.head[0] == UInt8(ascii: "a"))
  }
}
