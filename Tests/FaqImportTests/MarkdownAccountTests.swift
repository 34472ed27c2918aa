import FaqService
import Markup
import Testing

@testable import FaqImport

@Suite("The account of a Markdown file")
struct MarkdownAccountTests {
  @Test("Each word is shown, left out or passed over, and questions have their lines")
  func example() throws {
    let text = """
      ---
      title: Help of Acme
      ---
      # Help

      One two three.

      - [Why so?](#why)
      - [How?](#how)

      ## 1. Why so?
      So and [so](/so "not a word").

      ## And how much?

      ## How? {#how}
      A: Thus.
      """
    let result = try #require(try Importer(name: "test").read(Array(text.utf8)))
    let account = result.record.account
    #expect(account.shownCount == 2 + 3 + 1 + 1)
    #expect(account.leftOutCounts == [.envelope: 3 + 1 + 3 + 3, .members: 1 + 1])
    #expect(result.record.places(of: account) == [[3, 14, 14, 1]])
  }

  @Test("All words of a file are accounted for", arguments: Fixture.all(in: "Markdown"))
  func fixtures(fixture: Fixture) throws {
    let words = try MarkdownWords(of: fixture.content())
    #expect(words.account.wordCount == words.visibleCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
  }

  @Test("All words of generated files are accounted for", arguments: 0..<300)
  func generated(seed: Int) throws {
    var generator = MarkdownGenerator(seed: UInt64(seed))
    let file = generator.file()
    let words = try MarkdownWords(of: Array(file.text.utf8))
    #expect(words.account.wordCount == words.visibleCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
    #expect(words.entries == file.entries)
    #expect(words.account.passedOver.flatMap(\.questions).count == file.strayCount)
  }

  @Test(
    "Another order of sections gives the same FAQs, and one more removes none",
    arguments: 0..<100
  )
  func order(seed: Int) throws {
    var generator = MarkdownGenerator(seed: UInt64(1_000 + seed))
    let file = generator.file()
    let entries = try Set(MarkdownWords(of: Array(file.text.utf8)).entries)
    var other = file
    other.sections.shuffle(using: &generator.random)
    #expect(try Set(MarkdownWords(of: Array(other.text.utf8)).entries) == entries)
    let added = generator.section(of: 1)
    var larger = file
    larger.sections.insert(
      added,
      at: Int.random(in: 0...file.sections.count, using: &generator.random)
    )
    #expect(
      try Set(MarkdownWords(of: Array(larger.text.utf8)).entries) == entries.union(added.entries)
    )
  }
}

private extension Import {
  /// The number of words of each text passed over, the lines of its questions and its own, and 1
  /// if it is between entries.
  func places(of account: ImportAccount) -> [[Int]] {
    let places = places()
    return account.passedOver.map { text in
      [text.wordCount]
        + (text.questions + [text.range.lowerBound]).compactMap { places.place(at: $0)?.line }
        + [text.isBetweenEntries ? 1 : 0]
    }
  }
}

/// The words of a Markdown file before and after its import.
private struct MarkdownWords {
  let reading: ImportReading
  let account: ImportAccount
  /// The titles and answers of the native entries.
  private(set) var entries: [String] = []
  /// How many words the native entries show; a category counts where it begins.
  private(set) var nativeCount = 0
  /// How many words people see in the file.
  let visibleCount: Int

  init(of content: [UInt8]) throws {
    let result = try #require(try Importer(name: "test").read(content))
    (reading, account) = (result.record.reading, result.record.account)
    let text = ForeignText(String(utf8: result.record.original))
    visibleCount = Self.visibleCount(in: text.string)
    var reader = RawFaqReader()
    reader.feed(result.native)
    reader.finish()
    var categories: [String] = []
    var titles: Set<String> = []
    while try reader.advance() == .entry, let faq = reader.current {
      let items = faq.items.map { item in
        let text = item["text"]?.string?.text ?? ""
        return (text, Self.wordCount(of: text, in: item["format"]?.string?.text))
      }
      titles.insert(items[0].0)
      entries.append("\(items[0].0): \(items.dropFirst().map(\.0).joined())")
      nativeCount += items.reduce(0) { $0 + $1.1 }
      let names = (faq["category"]?.string?.text ?? "").split(separator: " › ").map(String.init)
      let known = zip(names, categories).prefix { $0 == $1 }.count
      let added = names.dropFirst(known).filter { !titles.contains($0) }
      nativeCount += added.reduce(0) { $0 + $1.utf8.wordCount }
      categories = names
    }
  }

  private static func wordCount(of text: String, in format: String?) -> Int {
    switch format {
    case "html": HTMLParser().parse(text).wordCount
    case "markdown": MarkupParser().parse(text).withTagsOnly.wordCount
    default: text.utf8.wordCount
    }
  }

  private static func visibleCount(in text: String) -> Int {
    let metadata = FrontMatter(Array(text.utf8), from: 0)
    let body = String(utf8: Array(text.utf8)[(metadata?.end ?? 0)...])
    let fields = metadata?.fields.reduce(0) { $0 + $1.value.utf8.wordCount } ?? 0
    return fields + MarkupParser().parse(SiteSyntax.removed(from: body)).withTagsOnly.wordCount
  }
}

/// Markdown files whose questions are written in one of all ways, with other text around them.
private struct MarkdownGenerator {
  private enum Style: CaseIterable {
    case headings, boldLines, boldText, labels, items, definitions, details, fenced, indented
    case callouts, rows

    /// Whether text may be between two questions without belonging to the first.
    var encloses: Bool {
      switch self {
      case .details, .fenced, .indented, .callouts, .rows: true
      case .headings, .boldLines, .boldText, .labels, .items, .definitions: false
      }
    }
  }

  struct Section {
    let entries: [String]
    let text: String
  }

  struct File {
    let start: String
    var sections: [Section]
    let end: String
    /// How many headings ask something without an answer.
    let strayCount: Int

    var text: String { start + sections.map(\.text).joined() + end }
    var entries: [String] { sections.flatMap(\.entries) }
  }

  var random: SeededGenerator
  private let style: Style
  private var wordNumber = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    style = Style.allCases.randomElement(using: &random) ?? .headings
  }

  mutating func file() -> File {
    let count = Int.random(in: 1...4, using: &random)
    let strayCount = Int.random(in: 0...2, using: &random)
    let strays = (0..<strayCount).map { _ in "## \(words())?\n\n" }.joined()
    let metadata = Bool.random(using: &random) ? "---\nauthor: \(words())\n---\n" : ""
    let navigation = "- [\(words())](#a)\n- [\(words())](#b)\n\n"
    return File(
      start: "\(metadata)# FAQ\n\n\(words()) <!-- a b -->\n\n\(navigation)",
      sections: (0..<count).map { _ in section(of: Int.random(in: 2...4, using: &random)) },
      end: "\(strays)[a]: /b \"no words\"\n",
      strayCount: strayCount
    )
  }

  mutating func section(of count: Int) -> Section {
    // Titles are often equal, but for their signs and capitals.
    let titles = ["What is C?", "What is C++?", "What is C#?", "what is c?", "What is it?"]
    let questions = (0..<count).map { _ in
      let answer = "\(words()) **\(words())** [\(words())](/a 'b c') `<b>`"
      return (title: titles.randomElement(using: &random) ?? "", answer: answer)
    }
    let header = style == .rows ? "| Question | Answer | \(words()) |\n| - | - | - |\n" : ""
    let sources = questions.map { question in
      let own = source(of: question.title, question.answer)
      let hasMore = style.encloses && style != .rows && Bool.random(using: &random)
      return own + (hasMore ? "\(words())\n\n" : "")
    }
    return Section(
      entries: questions.map { "\($0.title): \($0.answer)" },
      text: "## \(words())\n\n\(header)\(sources.joined())\n"
    )
  }

  private mutating func source(of title: String, _ answer: String) -> String {
    switch style {
    case .headings: "### 1. \(title) {#a}\n\(answer)\n\n"
    case .boldLines: "**\(title)**\n\n\(answer)\n\n"
    case .boldText: "**\(title)** \(answer)\n\n"
    case .labels: "Q: \(title)\nA: \(answer)\n\n"
    case .items: "- **\(title)**\n  \(answer)\n"
    case .definitions: "\(title)\n: \(answer)\n\n"
    case .details:
      "<details>\n<summary>\(title)</summary>\n\n\(answer)\n\n</details>\n\n"
    case .fenced: "::: details \(title)\n\(answer)\n:::\n\n"
    case .indented: "??? question \"\(title)\"\n\n    \(answer)\n\n"
    case .callouts: "> [!faq]- \(title)\n> \(answer)\n\n"
    case .rows: "| \(title) | \(answer) | \(words()) |\n"
    }
  }

  /// Some words that are nowhere else.
  private mutating func words() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      wordNumber += 1
      return ["word", "Wort", "é"].randomElement(using: &random).map { "\($0)\(wordNumber)" } ?? ""
    }
    .joined(separator: " ")
  }
}
