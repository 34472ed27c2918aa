import Foundation
import Testing

@testable import TextLayout

@Suite("Line breaking")
struct LineBreakerTests {
  @Test("Lines may break exactly where Unicode's own test says")
  func conformance() throws {
    let cases = try LineBreakCase.all()
    #expect(cases.count > 300)
    let failing = cases.filter { LineBreaker.opportunities(in: $0.text) != $0.offsets }
    #expect(failing.isEmpty, "\(failing.map(\.line))")
  }

  @Test("The tables and the test are of the same version of Unicode")
  func version() throws {
    #expect(try LineBreakCase.source().contains("LineBreakTest-\(UnicodeTables.version).txt"))
  }

  @Test(
    "Lines may break after spaces and hyphens, between ideographs, and at zero-width spaces",
    arguments: [
      "", "word", "two |words", "well-|known", "-1", "a |-b", "日|本|語。", "日|本", "a\u{200B}|b",
      "a\u{A0}b", "a\u{2060}b", "日\u{2060}本", "「日|本」|語", "(a) |b", "$1,000.50", "ไทย",
      "a \u{200B} |b",
      "🇩🇪|🇫🇷", "👩‍👩‍👧|👧", "https://|a.org/|b?|c", "em|—|dash", "한|국 |어", "\u{301}a", "a\n|b",
      "« a » |b", "“a |b” |c", "曰：|“学|而”|曰", "a ” |b", "x |.5", "$(12.5)", "$(.5)", "א-|א",
      "א-a", "the |-i |suffix", "\u{1B18}|\u{1B27}\u{1B44}\u{1B2B}", "\u{25CC}\u{1B44}\u{1B2C}",
    ]
  )
  func examples(marked: String) {
    var text = ""
    var offsets: [Int] = []
    for part in marked.split(separator: "|", omittingEmptySubsequences: false) {
      if !text.isEmpty { offsets.append(text.utf8.count) }
      text += part
    }
    #expect(LineBreaker.opportunities(in: text) == offsets)
  }

  @Test(
    "Words of ASCII, which are skipped as a whole, break where words of other letters do",
    arguments: 0..<16
  )
  func words(seed: Int) {
    let scalars = Array(
      "aaab  _&ж1 -.,:!/%$\"'(“”)«»\u{301}\u{200D}\u{200B}\u{A0}א日ก\u{25CC}🏽\n".unicodeScalars
    )
    var state = UInt64(seed)
    var ascii: [Unicode.Scalar] = []
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      ascii.append(scalars[Int(state >> 33) % scalars.count])
    }
    let other = ascii.map { "ab_&".unicodeScalars.contains($0) ? "ж" : $0 }
    #expect(opportunities(in: ascii) == opportunities(in: other))
  }

  /// The opportunities as numbers of preceding scalars.
  private func opportunities(in scalars: [Unicode.Scalar]) -> [Int] {
    var end = 0
    let ends = scalars.map { scalar in
      end += UTF8.width(scalar)
      return end
    }
    let text = String(String.UnicodeScalarView(scalars))
    return LineBreaker.opportunities(in: text).compactMap { ends.firstIndex(of: $0) }
  }
}

/// A line of LineBreakTest.txt: `× 0061 × 0020 ÷ 0062 ÷`.
private struct LineBreakCase {
  let line: String
  private(set) var text = ""
  private(set) var offsets: [Int] = []

  init(line: String) {
    self.line = line
    for field in line.split(separator: " ").dropFirst().dropLast() {
      if field == "÷" {
        offsets.append(text.utf8.count)
      } else if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  static func source() throws -> String {
    let file =
      ProcessInfo.processInfo.environment["LINE_BREAK_TEST"].map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/LineBreakTest.txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The cases of the extract, or of the file that `LINE_BREAK_TEST` names.
  static func all() throws -> [Self] {
    try source().split(separator: "\n")
      .compactMap { $0.split(separator: "#", omittingEmptySubsequences: false).first }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .map { Self(line: $0) }
  }
}
