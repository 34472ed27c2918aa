import Bytes
import Testing

@Suite("Digests")
struct SHA256Tests {
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
}
