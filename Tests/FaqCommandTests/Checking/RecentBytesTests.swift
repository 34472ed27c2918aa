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

  @Test("What is still needed is kept, with a line before it, until it is no longer")
  func needed() {
    let recent = RecentBytes()
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)
    recent.keep(from: 500_000)
    for _ in 0..<50 { recent.add(chunk) }
    let kept = recent.text(in: 0..<5_000_000)
    #expect(kept.start == 400_000 && kept.end == 5_000_000)
    recent.keep(from: 5_000_000)
    recent.add(chunk)
    #expect(recent.text(in: 0..<5_100_000).start == 4_000_000)
  }
}
