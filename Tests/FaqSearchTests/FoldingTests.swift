import Foundation
import Testing

@testable import FaqSearch

@Suite("Folding of text for searches")
struct FoldingTests {
  @Test(
    "Different ways to write a text are one",
    arguments: [
      ("HELLO", "hello"), ("ΣΟΦΟΣ", "σοφος"), ("ПРИВЕТ", "привет"), ("straße", "STRASSE"),
      ("İstanbul", "ıstanbul"), ("Æther", "aether"), ("Łódź", "lodz"), ("Việt Nam", "viet nam"),
      ("ᾠδή", "ωδη"), ("ё", "е"), ("й", "и"), ("שָׁלוֹם", "שלום"),
      ("أإآٱ", "اااا"), ("كتـــاب", "کتاب"), ("على", "علي"),
      ("ﬁnd", "find"), ("ＦＡＱ　１", "faq 1"), ("ｶﾞ", "ガ"), ("㎏", "kg"), ("x²", "x2"),
      ("don’t", "don't"), ("“quoted”", "\"quoted\""), ("a–b—c‑d−e", "a-b-c-d-e"),
      ("co\u{AD}op\u{200B}e\u{200D}rate\u{FEFF}", "cooperate"), ("❤\u{FE0F}", "❤"),
      ("각", "\u{1100}\u{1161}\u{11A8}"), ("が", "か\u{3099}"), ("ế", "e\u{302}\u{301}"),
    ]
  )
  func alike(one: String, other: String) {
    #expect(Folding.shared.folded(one) == Folding.shared.folded(other))
  }

  @Test(
    "Different words stay different",
    arguments: [("か", "が"), ("ハ", "パ"), ("가", "각"), ("कि", "की"), ("o", "0"), ("l", "1")]
  )
  func different(one: String, other: String) {
    #expect(Folding.shared.folded(one) != Folding.shared.folded(other))
  }

  @Test("ASCII of any length is folded to small letters", arguments: 0...40)
  func ascii(length: Int) {
    let scalars = (0..<length).map { (index: Int) in Unicode.Scalar(UInt8(0x20 + index * 37 % 95)) }
    let text = String(String.UnicodeScalarView(scalars))
    #expect(Folding.shared.folded(text) == Array(text.lowercased().utf8))
  }

  @Test("The forms of a text in Unicode's NormalizationTest.txt are one")
  func normalization() throws {
    for line in try Fixture.lines(of: "NormalizationTest.txt") {
      let forms = line.split(separator: ";").map { Folding.shared.folded(Fixture.text($0)) }
      #expect(Set(forms).count == 1, "\(line)")
    }
  }

  @Test("A character and its case folding in Unicode's CaseFolding.txt are one")
  func caseFolding() throws {
    for line in try Fixture.lines(of: "CaseFolding.txt") {
      let fields = line.split(separator: ";")
      let (text, other) = (Fixture.text(fields[0]), Fixture.text(fields[2]))
      // The iota below a vowel is a mark here, and a letter in CaseFolding.txt.
      if text.unicodeScalars.contains(where: \.hasIotaBelow) { continue }
      #expect(Folding.shared.folded(text) == Folding.shared.folded(other), "\(line)")
    }
  }

  @Test("Each scalar takes as many folded bytes as its count says")
  func counts() {
    let text = "aÉß\u{301}각ﬁ🙂\u{200B}字"
    let bytes = Array(text.utf8)
    var offset = 0
    for scalar in text.unicodeScalars {
      let counts = Folding.shared.counts(ofScalarAt: offset, in: bytes.span)
      let folded = Folding.shared.folded(String(scalar))
      #expect(counts == (UTF8.width(scalar), folded.count))
      offset += counts.count
    }
    #expect(offset == bytes.count)
  }

  private enum Fixture {
    /// The cases, without the comment above them.
    static func lines(of name: String) throws -> [Substring] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/Folding/\(name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      return try #require(lines.isEmpty ? nil : Array(lines))
    }

    /// The text of code points in hexadecimal.
    static func text(_ codes: Substring) -> String {
      let scalars = codes.split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}

private extension Unicode.Scalar {
  var hasIotaBelow: Bool {
    value == 0x345
      || String(self).decomposedStringWithCanonicalMapping.unicodeScalars
        .contains("\u{345}")
  }
}
