import Testing

@testable import FaqSources

@Suite("Digests and checksums")
struct DigestTests {
  @Test(
    "The digest is SHA-256 of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
    ]
  )
  func digest(message: String, digest: String) {
    let hex = SHA256.digest(of: Array(message.utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hex == digest)
  }

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
