import Foundation
import Testing
import TextLayout

/// Unicode's own tests of clusters: they are large, and run only if a variable names the file.
@Suite("Clusters of Unicode's own tests")
struct UnicodeFileTests {
  @Test(
    "An emoji is one cluster of two columns",
    .enabled(if: UnicodeFile.emoji.isNamed, "EMOJI_TEST names no emoji-test.txt")
  )
  func emoji() throws {
    let lines = try UnicodeFile.emoji.lines().filter { $0.contains("; fully-qualified") }
    #expect(lines.count > 3_000)
    let failing = lines.filter { line in
      Clusters.all(of: UnicodeFile.text(of: line.prefix { $0 != ";" })).map(\.width) != [2]
    }
    #expect(failing.isEmpty, "\(failing)")
  }

  @Test(
    "Each line of GraphemeBreakTest is divided as expected",
    .enabled(if: UnicodeFile.graphemes.isNamed, "GRAPHEME_BREAK_TEST names no file")
  )
  func graphemes() throws {
    let lines = try UnicodeFile.graphemes.lines()
    #expect(lines.count > 700)
    let failing = lines.filter { line in
      let parts = line.split(separator: "÷").map { UnicodeFile.text(of: $0) }.filter { !$0.isEmpty }
      return Clusters.all(of: parts.joined()).map(\.range.count) != parts.map(\.utf8.count)
    }
    #expect(failing.isEmpty, "\(failing)")
  }
}

private struct UnicodeFile {
  static let emoji = Self("EMOJI_TEST")
  static let graphemes = Self("GRAPHEME_BREAK_TEST")

  private let path: String?
  var isNamed: Bool { path != nil }

  private init(_ variable: String) { path = ProcessInfo.processInfo.environment[variable] }

  /// The lines without comments and without those that are empty.
  func lines() throws -> [String] {
    try String(contentsOfFile: #require(path), encoding: .utf8).split(separator: "\n")
      .compactMap { $0.split(separator: "#", omittingEmptySubsequences: false).first }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The text of hexadecimal code points, ignoring any other field.
  static func text(of codePoints: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    for field in codePoints.split(whereSeparator: \.isWhitespace) {
      if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }
}
