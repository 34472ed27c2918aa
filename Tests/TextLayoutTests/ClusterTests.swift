import Testing
import TextLayout

@Suite("Grapheme clusters")
struct ClusterTests {
  @Test("Clusters are those of Swift's Character, in any mixture of scalars", arguments: 0..<16)
  func characters(seed: Int) {
    let marks = "\u{E9}\u{AD}\u{301}\u{FE0F}\u{200D}\u{200B}\u{600}\u{3099}\u{94D}\u{20E3}\u{E0067}"
    let hangul = "\u{1100}\u{1161}\u{11A8}가각"
    let scalars = Array("a 1©\(marks)\u{1F1E9}❤👩🏽🏴日かｶกำकिಕೊ\(hangul)".unicodeScalars)
    var state = UInt64(seed)
    var text = ""
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.unicodeScalars.append(scalars[Int(state >> 33) % scalars.count])
    }
    expectCharacters(of: text)
  }

  @Test(
    "Every code point between two letters is divided as Character divides it",
    arguments: [0, 1, 2, 3, 14]
  )
  func codePoints(plane: UInt32) {
    var text = "a"
    for value in plane << 16...plane << 16 + 0xFFFF where value != 0x0D {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars += [scalar, "a"]
    }
    expectCharacters(of: text)
  }

  private func expectCharacters(of text: String) {
    let clusters = Clusters.all(of: text)
    #expect(clusters.map(\.range.count) == text.map(\.utf8.count))
    #expect(clusters.map(\.width) == text.map { TextWidth.of(String($0)) })
  }
}
