import Testing

@testable import FaqSources

@Suite("Checksums")
struct ChecksumTests {
  @Test("The checksum changes with any bit and any appended zero", arguments: [0, 31, 32, 99])
  func bits(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var sums: Set = [Checksum(of: bytes.span), Checksum(of: (bytes + [0]).span)]
    for bit in 0..<count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      sums.insert(Checksum(of: changed.span))
    }
    #expect(sums.count == count * 8 + 2)
  }

  @Test("The checksum is the same on every machine")
  func known() {
    #expect(Checksum(of: Array(0..<100).span).value == 7_128_200_280_985_111_962)
  }
}
