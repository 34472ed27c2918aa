import ContentParser
import FaqService
import Foundation
import Renderers
import Testing

@testable import FaqSearch

@Suite("Questions in people's own words")
struct SearchIndexTests {
  @Test("Questions in eight languages find the FAQ that answers them")
  func questions() async throws {
    let index = try await Self.index()
    var missed: [String] = []
    for (question, number) in try Self.questions() {
      guard let number else { continue }
      let results = index.search(question)
      if results.hits.first?.place != number - 1 || !results.isConfident { missed.append(question) }
    }
    // Some ask in words that the answer does not have.
    #expect(missed.count < 10, "\(missed)")
  }

  @Test("A question that nothing answers is not answered with confidence")
  func unanswerable() async throws {
    let index = try await Self.index()
    for (question, number) in try Self.questions() where number == nil {
      #expect(!index.search(question).isConfident, "\(question)")
    }
  }

  @Test(
    "In a few FAQs, a word that none of them has counts little more than others",
    arguments: [
      ("ways to pay", true), ("when can I pay", true), ("ways to bake", false),
      ("may I try it in Paris", false),
    ]
  )
  func fewFaqs(question: String, isConfident: Bool) {
    let index = Self.index([
      ("How do I pay?", "By card, or by invoice."), ("Is there a trial?", "Yes, for two weeks."),
    ])
    #expect(index.search(question).isConfident == isConfident)
  }

  @Test(
    "Where no word is known, one is found that has a few letters more or less at its end",
    arguments: [
      ("opening hours", "open"), ("which card", "cards"), ("who pays", "pay"),
      ("часы открытия", nil), ("an opener", "open"), ("can it", nil), ("do cats pays", nil),
      ("openhearted people", nil),
    ]
  )
  func forms(question: String, substitute: String?) {
    let index = Self.index([
      ("When do you open?", "At eight."), ("How do I pay?", "With all usual cards."),
      ("Is it cancelled?", "No."),
    ])
    let results = index.search(question)
    #expect(results.question.replacements.map(\.substitute) == [substitute].compactMap(\.self))
    #expect(substitute == nil || !results.hits.isEmpty)
  }

  @Test("One word is found with confidence, however long the text is that has it")
  func oneWord() {
    let filler = String(repeating: "hay ", count: 10_000)
    let index = Self.index([("A", filler + "needle"), ("B", "hay"), ("C", "straw")])
    #expect(index.search("needle").isConfident)
  }

  @Test(
    "Forms, case, accents and punctuation do not matter, and the rarest words count most",
    arguments: [
      ("EXPORTING?", [0, 1]), ("how do I export", [0, 1, 2]), ("the CAFÉ", [2]), ("cafe's", [2]),
      ("how do I", [0, 1, 2]), ("ünïcode", [1]), ("", []), ("?!", []), ("zebra", []),
    ]
  )
  func words(question: String, places: [Int]) {
    let index = Self.index([
      ("How do I export data?", "Choose Export."),
      ("How do I import data?", "Files in Unicode, as an export writes them."),
      ("Where is the café?", "On the ground floor. How do I get there? On foot."),
    ])
    #expect(index.search(question).hits.map(\.place) == places)
  }

  @Test(
    "Phrases and signs narrow what is found",
    arguments: [
      ("hot water", [0, 1]), ("\"hot water\"", [0]), ("water -pour", [1]), ("hot +cold", [1]),
      ("-pour", [1]), ("\"water hot", []),
    ]
  )
  func conditions(question: String, places: [Int]) {
    let index = Self.index([
      ("Tea", "Pour hot water."), ("Shower", "Water, hot or cold."), ("Bread", "Do not pour."),
    ])
    #expect(index.search(question).hits.map(\.place).sorted() == places)
  }

  @Test("With all words, one that is missing excludes a document")
  func allWords() {
    let index = Self.index([("Tea", "Pour hot water."), ("Shower", "Hot showers.")])
    let question = Question("hot shower", needsAllWords: true)
    #expect(index.search(question).hits.map(\.place) == [1])
  }

  @Test(
    "A word that no text has is replaced by the nearest that one has",
    arguments: [
      ("markdwon", [Question.Replacement(word: "markdwon", substitute: "markdown")]),
      ("writing markdonw", [.init(word: "markdonw", substitute: "markdown")]),
      ("invioce", [.init(word: "invioce", substitute: "invoice")]), ("invoices", []),
      ("markdown", []), ("xylophone", []), ("prant", [.init(word: "prant", substitute: "print")]),
    ]
  )
  func spelling(question: String, replacements: [Question.Replacement]) {
    let index = Self.index([
      ("Writing", "Printers print Markdown."), ("Paying", "Each invoice is kept."),
    ])
    let results = index.search(question)
    #expect(results.question.replacements == replacements)
    #expect(results.hits.isEmpty == (question == "xylophone"))
  }

  @Test("A hit tells which words it has and where, and how much of the question that is")
  func hit() throws {
    let index = Self.index([
      ("Refunds", "Money comes back."), ("Tea", "Pour it."), ("Bread", "Bake."),
    ])
    let hit = try #require(index.search("refund of money, zebra").hits.first)
    #expect(
      hit.words == [
        SearchHit.Word(word: "refund", isInTitle: true, isInText: false),
        SearchHit.Word(word: "money", isInTitle: false, isInText: true),
      ]
    )
    #expect(hit.confidence > 0.2 && hit.confidence < 0.8)
  }

  @Test("The script of a page counts with the same numbers")
  func script() {
    let found = HTMLSearchRanking.source.matches(of: /(\w+)(?::| =) (\d[\d.]*)/).map {
      ("\($0.1)", Float($0.2))
    }
    let numbers = Dictionary(found) { first, _ in first }
    for (name, number) in [
      ("beginning", TermKind.beginning.weight), ("whole", TermKind.whole.weight),
      ("pair", TermKind.pair.weight), ("group", TermKind.group.weight),
      ("titleFactor", Ranking.titleFactor), ("ownShare", Ranking.ownShare),
      ("repetition", Ranking.repetition), ("lengthShare", Ranking.lengthShare),
      ("meaningfulShare", Ranking.meaningfulShare), ("leastPart", Ranking.leastPart),
      ("replacementFactor", Ranking.replacementFactor), ("missingFactor", Ranking.missingFactor),
      ("shortLength", Ranking.shortLength), ("fullLength", Ranking.fullLength),
      ("likelyConfidence", Float(SearchHit.likelyConfidence)),
    ] {
      #expect(numbers[name] == number, "\(name)")
    }
  }

  @Test("Adding documents gives the same as an index of all")
  func growth() async throws {
    let whole = try await Self.index()
    var grown = SearchIndex(whole.documents.prefix(10))
    grown.append(whole.documents.dropFirst(10).prefix(1))
    grown.append(whole.documents.dropFirst(11))
    for (question, _) in try Self.questions() {
      let (one, other) = (whole.search(question), grown.search(question))
      #expect(one.hits.map(\.place) == other.hits.map(\.place))
      #expect(one.hits.map(\.score) == other.hits.map(\.score))
      #expect(one.matchCount == other.matchCount)
    }
  }

  @Test("An index that is read on all cores is the same as one that is made at once")
  func parts() async throws {
    let entries = (1...9_000).map { number in
      #"{"elements":[{"type":"title","text":"Row \#(number)"},{"type":"body","text":"hay"}]}"#
    }
    let content = "[\(entries.joined(separator: ",\n"))]"
    let documents = ContentParser().documents(from: .text(content))
    let read = try await SearchIndex(reading: documents)
    let made = SearchIndex(read.documents)
    for question in ["row 1", "row 8191", "8192", "row 8193", "hay 9000"] {
      let (one, other) = (read.search(question), made.search(question))
      #expect(one.hits.map(\.place) == other.hits.map(\.place))
      #expect(one.hits.map(\.score) == other.hits.map(\.score))
    }
    #expect(read.search("8192").hits.first?.place == 8_191)
    await #expect(throws: FaqServiceError.self) {
      try await SearchIndex(reading: ContentParser().documents(from: .text(content + "x")))
    }
  }

  @Test("The limit cuts the hits, not their number")
  func limit() {
    let index = SearchIndex((1...3_000).map { Self.document("Row \($0)", "hay") })
    let results = index.search("hay", limit: 2)
    #expect(results.hits.map(\.place) == [0, 1])
    #expect(results.matchCount == 3_000)
  }

  private static func questions() throws -> [(question: String, number: Int?)] {
    try String(contentsOf: file("questions.tsv"), encoding: .utf8).split(separator: "\n")
      .map { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        return (String(parts[0]), Int(parts[1]))
      }
  }

  private static func index() async throws -> SearchIndex {
    let documents = ContentParser().documents(from: .file(file("faqs.json").path()))
    return try await SearchIndex(reading: documents)
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/Questions/\(name)")
  }

  private static func index(_ texts: [(String, String)]) -> SearchIndex {
    SearchIndex(texts.map { document($0.0, $0.1) })
  }

  private static func document(_ title: String, _ text: String) -> Document {
    Document(blocks: [TitleBlock(title), BodyBlock(text)])
  }
}

@Suite("Excerpts")
struct ExcerptTests {
  @Test(
    "The sentence that has most of the question comes first, with its words marked",
    arguments: [
      ("hot water", "Pour [hot] [water]."), ("cup", "Take a [cup]."), ("zebra", nil),
      ("TEE", nil), ("minutes hot", "Pour [hot] water."),
    ]
  )
  func sentences(question: String, excerpt: String?) {
    let document = Document(blocks: [
      TitleBlock("Tea"), BodyBlock("Take a cup. Pour hot water. Wait! A minute is enough."),
    ])
    #expect(Question(question).excerpts(of: document).first.map(Self.marked) == excerpt)
  }

  @Test(
    "Marks are at the words, whatever precedes them",
    arguments: [
      ("", "swift"), ("가각가 ", "swift"), ("É Ǆ ﬁ ", "Swift"),
      ("\u{1F468}\u{200D}\u{1F469} ", "swift"),
    ]
  )
  func places(start: String, question: String) {
    #expect(Self.marked(Question(question).excerpt(ofTitle: start + "Swift")) == start + "[Swift]")
  }

  @Test("Pairs of characters are marked as one where they touch")
  func unspaced() {
    #expect(Self.marked(Question("重置密码").excerpt(ofTitle: "请重置密码。")) == "请[重置密码]。")
  }

  @Test("A long sentence is cut between words around its first match")
  func cuts() {
    let words = String(repeating: "word ", count: 100)
    let document = Document(blocks: [TitleBlock("A"), BodyBlock("\(words)swift \(words)")])
    let cut = String(repeating: "word ", count: 11)
    #expect(
      Question("swift").excerpts(of: document).map(\.text) == ["… \(cut)swift \(cut.dropLast()) …"]
    )
  }

  @Test("Words that most FAQs have are not marked; phrases are")
  func usualWords() {
    let texts = [
      "Do I pay for a bill?", "Do I get a card?", "Do I own a page?", "Do I see a list?",
    ]
    let index = SearchIndex(texts.map { Document(blocks: [TitleBlock($0)]) })
    for (question, title) in [
      ("how do I pay a bill", "Do I [pay] for a [bill]?"),
      ("\"do I\" bill", "[Do I] pay for a [bill]?"),
    ] {
      let question = index.search(question).question
      #expect(Self.marked(question.excerpt(ofTitle: texts[0])) == title)
    }
  }

  private static func marked(_ excerpt: Excerpt) -> String { marked(excerpt.inlines) }

  private static func marked(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): text
      case .mark(let inlines): "[\(Self.marked(inlines))]"
      default: "?"
      }
    }
    .joined()
  }
}
