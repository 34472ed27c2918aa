import ContentParser
import Testing

@testable import FaqSearch

@Suite("Words without a term that is sought")
struct WordFilterTests {
  private static let words = [
    "a", "an", "how", "refunds", "refunding", "dictionaries", "internationalization", "Ünïcode",
    "функция", "Ελληνικά", "עברית", "हिन्दी", "straße", "ﬃ", "2026", "使用", "カタカナ", "ไทย", "한국어", "🙂",
    "it’s", "a<b", "_under_", "x使用y", "word—word", "ab🙂cd", "ẞß", "nnnnnnnn", "nnnnnnnnn",
    String(repeating: "long", count: 30),
  ]

  /// A text of random words.
  private static func text(_ chance: inout Randomness) -> String {
    let count = Int.random(in: 0...30, using: &chance)
    let words = (0..<count).compactMap { _ in Self.words.randomElement(using: &chance) }
    let separators = [" ", ", ", "\n", " (", "… "]
    return words.joined(separator: separators.randomElement(using: &chance) ?? " ")
  }

  @Test(
    "What is counted of a question is the same as if all terms were collected",
    arguments: [
      "how", "refund", "internationalization", "функции", "a", "использование 使用", "ไทย 한국어",
      "a dictionary of unicode functions", "nnnnnnnn word", "qqq", "",
      "how a an how refunds how straße it s a",
    ],
    [1, 2, 3]
  )
  func counts(text: String, seed: UInt64) {
    var chance = Randomness(state: seed)
    Self.expectSameCounts(
      of: Question(text),
      in: (0..<60).map { _ in
        let title = Self.text(&chance)
        return Document(blocks: [TitleBlock(title), BodyBlock(Self.text(&chance))])
      }
    )
  }

  @Test("More words with terms that are sought than are remembered are counted too")
  func manyWords() {
    let words = (0..<9_000).map { "refund\($0)" }
    let texts = [words[..<5_000], words[2_000...], words[..<10], words[8_000...]]
    Self.expectSameCounts(
      of: Question("refund refunds8999 refund1"),
      in: texts.map { words in
        Document(blocks: [TitleBlock(words.first ?? ""), BodyBlock(words.joined(separator: " "))])
      }
    )
  }

  private static func expectSameCounts(of question: Question, in documents: [Document]) {
    var some = BatchTermsBuilder(question, TermTable(of: question))
    var all = BatchTermsBuilder(question)
    for document in documents {
      some.add(document)
      all.add(document)
    }
    let (counted, expected) = (some.finish().segment, all.finish().segment)
    #expect(counted.words.titles.packed == expected.words.titles.packed)
    #expect(counted.words.texts.packed == expected.words.texts.packed)
    #expect(counted.groups.titles.packed == expected.groups.titles.packed)
    #expect(counted.groups.texts.packed == expected.groups.texts.packed)
    for term in question.terms {
      for text in documents.indices {
        let all = expected.counts(of: term.hash, in: text)?.packed
        #expect(counted.counts(of: term.hash, in: text)?.packed == all, "\(term.kind) in \(text)")
      }
    }
  }
}

private struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = TermScanner.hash(state, 0x5_DEEC_E66D)
    return state
  }
}
