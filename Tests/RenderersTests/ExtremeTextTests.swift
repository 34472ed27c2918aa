import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Extreme text in every format")
struct ExtremeTextTests {
  @Test(
    "Text for people is the same, except for characters that are not shown",
    arguments: ExtremeText.all
  )
  func people(extreme: ExtremeText) throws {
    let document = try extreme.document
    let plain = TextRenderer.plain().render(document)
    #expect(plain.hasSameScalars(as: extreme.shown + "\n"))
    let ansi = TextRenderer.ansi(width: nil).render(document)
    #expect(ansi.hasSameScalars(as: plain.replacing("\t", with: "    ")))
  }

  @Test("A page and its data for search engines show the same", arguments: ExtremeText.all)
  func html(extreme: ExtremeText) throws {
    let page = HTMLPageRenderer().render(try extreme.document)
    let shown = String(String.UnicodeScalarView(extreme.shown.unicodeScalars.map(\.onAPage)))
    #expect(page.visibleInHTML.trimmingLineFeeds.hasSameScalars(as: shown))
    #expect(page.answerInHTML?.trimmingLineFeeds.hasSameScalars(as: shown) == true)
  }

  @Test("Markdown has the same words", arguments: ExtremeText.all)
  func markdown(extreme: ExtremeText) throws {
    let markdown = MarkdownRenderer().render(try extreme.document)
    #expect(markdown.spelledOutInMarkdown.words == extreme.shown.words)
  }

  @Test(
    "JSON has the same text, and gives the same output when it is fed back",
    arguments: ExtremeText.all
  )
  func json(extreme: ExtremeText) throws {
    let json = JSONRenderer().render(try extreme.document)
    let again = try #require(try [RawFaq].reading(json).first)
    let text = try #require(again.items.first?["text"]?.string?.text)
    #expect(text.sanitised.hasSameScalars(as: extreme.shown))
    #expect(JSONRenderer().render(ContentParser().parse(again)).hasSameScalars(as: json))
  }
}

/// A body whose text is long, strange or broken.
struct ExtremeText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The text as a JSON string, without quotes.
  let literal: String
  /// The text that a reader sees.
  let shown: String

  static let all = [
    same("a line of a megabyte", String(repeating: "x", count: 1 << 20)),
    same("ten thousand marks on a letter", "e" + String(repeating: "\u{301}", count: 10_000)),
    Self("NUL", #"a\u0000b"#, "a\u{FFFD}b"),
    Self("lone surrogates", #"a\ud800b\udc00c\ud83d"#, "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
    Self("surrogates the wrong way round", #"a\udc00\ud800b"#, "a\u{FFFD}\u{FFFD}b"),
    codePoints,
  ]

  /// Each once, but for those that end a line.
  ///
  /// `scripts/conformance` has those of all planes.
  private static var codePoints: Self {
    let planes = (1...16 as ClosedRange<UInt32>).flatMap { [$0 << 16 + 0xFFFE, $0 << 16 + 0xFFFF] }
    let scalars = (Array(0...0x2FFF) + Array(0xFD00...0xFFFF) + planes)
      .compactMap(Unicode.Scalar.init)
      .filter { !"\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
    var literal = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar.value < 0x20 {
        literal +=
          #"\u00\#(scalar.value < 16 ? "0" : "")\#(String(scalar.value, radix: 16))"#
          .unicodeScalars
      } else {
        if scalar == "\"" || scalar == "\\" { literal.append("\\") }
        literal.append(scalar)
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    return Self("code points of every kind", String(literal), text.sanitised)
  }

  private static func same(_ name: String, _ text: String) -> Self { Self(name, text, text) }

  private init(_ name: String, _ literal: String, _ shown: String) {
    testDescription = name
    self.literal = literal
    self.shown = shown
  }

  var document: Document {
    get throws { try Document.parsing(#"{"type":"body","text":"\#(literal)"}"#) }
  }
}

private extension String {
  /// Equal strings may be spelled otherwise.
  func hasSameScalars(as other: Self) -> Bool { utf8.elementsEqual(other.utf8) }

  var trimmingLineFeeds: Self { Self(trimmingPrefix(#/\n*/#).split(separator: "\n").joined()) }
}

private extension Unicode.Scalar {
  /// A page can hold no noncharacter.
  var onAPage: Self {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) ? "\u{FFFD}" : self
  }
}
