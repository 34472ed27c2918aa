import FaqService
import Markup
import Testing

@testable import FaqImport

@Suite("The account of a Markdown file")
struct MarkdownAccountTests {
  @Test("Each word is shown, left out or skipped, and questions have their lines")
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

  @Test("All words of generated files are accounted for", arguments: 0..<120)
  func generated(seed: Int) throws {
    var generator = MarkdownGenerator(seed: UInt64(seed))
    let file = generator.file()
    let words = try MarkdownWords(of: file.content)
    #expect(words.account.wordCount == words.visibleCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
    #expect(words.entries == file.entries)
    #expect(words.account.passedOver.flatMap(\.questions).count == file.strayCount)
  }

  @Test(
    "Another order of sections gives the same FAQs, and one more removes none",
    arguments: 0..<40
  )
  func order(seed: Int) throws {
    try MarkdownGenerator.checkOrder(seed: UInt64(1_000 + seed)) { content in
      try MarkdownWords(of: content).entries
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
    let result = try #require(try Importer(name: "test.md").read(content))
    (reading, account) = (result.record.reading, result.record.account)
    let text = try #require(ForeignText(result.record.original))
    // In plain text, bullets are marks of lists.
    let file = try #require(MarkdownFile(text))
    visibleCount = Self.visibleCount(in: String(utf8: file.source.dropFirst(text.markCount)))
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
private struct MarkdownGenerator: FileGenerator {
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

  var words: WordGenerator
  private let style: Style

  init(seed: UInt64) {
    words = WordGenerator(seed: seed)
    style = Style.allCases.randomElement(using: &words.random) ?? .headings
  }

  mutating func file() -> GeneratedFile {
    let count = words.number(in: 1...4)
    let strayCount = words.number(in: 0...2)
    let strays = (0..<strayCount).map { _ in "## \(words.next())?\n\n" }.joined()
    let metadata = words.flag() ? "---\nauthor: \(words.next())\n---\n" : ""
    let navigation = "- [\(words.next())](#a)\n- [\(words.next())](#b)\n\n"
    return GeneratedFile(
      start: "\(metadata)# FAQ\n\n\(words.next()) <!-- a b -->\n\n\(navigation)",
      sections: (0..<count).map { _ in section(of: words.number(in: 2...4)) },
      end: "\(strays)[a]: /b \"no words\"\n",
      strayCount: strayCount
    )
  }

  mutating func section(of count: Int) -> GeneratedFile.Section {
    let questions = (0..<count).map { _ in
      let answer = "\(words.next()) **\(words.next())** [\(words.next())](/a 'b c') `<b>`"
      return (title: words.title(), answer: answer)
    }
    let header = style == .rows ? "| Question | Answer | \(words.next()) |\n| - | - | - |\n" : ""
    let sources = questions.map { question in
      let own = source(of: question.title, question.answer)
      let hasMore = style.encloses && style != .rows && words.flag()
      return own + (hasMore ? "\(words.next())\n\n" : "")
    }
    return GeneratedFile.Section(
      entries: questions.map { "\($0.title): \($0.answer)" },
      text: "## \(words.next())\n\n\(header)\(sources.joined())\n"
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
    case .rows: "| \(title) | \(answer) | \(words.next()) |\n"
    }
  }
}
