import FaqService
import Markup
import Testing

@testable import FaqImport

@Suite("The account of a page")
struct PageAccountTests {
  @Test("Each word of a page is shown, left out or passed over, and questions have their lines")
  func example() throws {
    let page = """
      <!doctype html><title>Help of Acme</title>
      <nav>Home About</nav><h1>Help</h1>
      <p>One two three.</p>
      <details><summary>1. Why so?</summary><p>So and so.</p></details>
      <p>Between them.</p><h3>And how much?</h3>
      <details><summary>How?</summary><p>Thus.<b hidden>No word</b></p></details>
      <details><summary>How?</summary><p>Thus.</p></details>
      <button>Where else?</button> <script>no words</script>
      <footer>Imprint</footer>
      """
    let result = try #require(try Importer(name: "test").read(Array(page.utf8)))
    let account = result.record.account
    #expect(account.shownCount == 2 + 3 + 1 + 1)
    #expect(
      account.leftOutCounts == [.envelope: 3, .members: 1, .navigation: 2 + 2 + 1, .copies: 2]
    )
    let places = result.record.places()
    let passedOver = account.passedOver.map { text in
      [text.wordCount]
        + (text.questions + [text.range.lowerBound]).compactMap {
          places.place(at: $0)?.line
        } + [text.isBetweenEntries ? 1 : 0]
    }
    #expect(passedOver == [[4, 2, 0], [5, 5, 5, 1], [2, 8, 8, 0]])
    #expect(result.record.reading.remarks == ["1 copy left out"])
    let native = Array(result.native)
    let lines = ["Why so?", "<p>Thus."].map { text in
      native.indices.first { native[$0...].starts(with: text.utf8) }.flatMap { offset in
        places.place(at: result.record.origin(of: offset))?.line
      }
    }
    #expect(lines == [4, 6])
  }

  @Test("All words of a page are accounted for", arguments: Fixture.all(in: "Pages"))
  func fixtures(fixture: Fixture) throws {
    let words = try PageWords(of: fixture.content())
    #expect(words.account.wordCount == words.visibleCount + words.dataCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
  }

  @Test("All words of generated pages are accounted for", arguments: 0..<200)
  func generated(seed: Int) throws {
    var generator = PageGenerator(seed: UInt64(seed))
    let page = generator.page()
    let words = try PageWords(of: Array(page.html.utf8))
    #expect(words.account.wordCount == words.visibleCount + words.dataCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
    #expect(words.entries == page.questions.map { "\($0.title): \($0.answer)" })
    let asking = words.account.passedOver.flatMap(\.questions).count
    #expect(asking == page.strayCount)
  }

  @Test(
    "Another order of sections gives the same FAQs, and one more removes none",
    arguments: 0..<100
  )
  func order(seed: Int) throws {
    var generator = PageGenerator(seed: UInt64(1_000 + seed))
    let page = generator.page()
    let entries = try Set(PageWords(of: Array(page.html.utf8)).entries)
    var other = page
    other.sections.shuffle(using: &generator.random)
    #expect(try Set(PageWords(of: Array(other.html.utf8)).entries) == entries)
    var larger = page
    let added = generator.section(of: 1)
    larger.sections.insert(
      added,
      at: Int.random(in: 0...page.sections.count, using: &generator.random)
    )
    let all = try Set(PageWords(of: Array(larger.html.utf8)).entries)
    #expect(all == entries.union(added.questions.map { "\($0.title): \($0.answer)" }))
  }
}

/// The words of a page before and after its import.
private struct PageWords {
  let reading: ImportReading
  let account: ImportAccount
  /// The titles and answers of the native entries.
  private(set) var entries: [String] = []
  /// How many words the native entries show; a category counts once.
  private(set) var nativeCount = 0
  /// How many words the texts of the page have, outside of scripts.
  let visibleCount: Int
  /// How many words the JSON-LD of the page has.
  let dataCount: Int

  init(of content: [UInt8]) throws {
    let result = try #require(try Importer(name: "test").read(content))
    (reading, account) = (result.record.reading, result.record.account)
    visibleCount = Self.count(
      of: HTMLTree(content, literals: TagReading(content, isPage: true).literals)
    )
    dataCount = LinkedData.entries(of: Page(content)).reduce(0) { $0 + $1.wordCount }
    var reader = RawFaqReader()
    reader.feed(result.native)
    reader.finish()
    var categories: Set<String> = []
    while try reader.advance() == .entry, let faq = reader.current {
      let texts = faq.items.map { item in
        let text = item["text"]?.string?.text ?? ""
        return item["format"]?.string?.text == "html" ? Self.text(of: HTMLTree(text)) : text
      }
      entries.append("\(texts[0]): \(texts.dropFirst().joined())")
      nativeCount += texts.reduce(0) { $0 + $1.utf8.wordCount }
      let category = faq["category"]?.string?.text
      if let category, categories.insert(category).inserted {
        nativeCount += category.utf8.wordCount
      }
    }
  }

  private static func count(of tree: HTMLTree) -> Int {
    tree.all.reduce(0) { count, node in
      let isScript =
        tree.tag(of: node).map { ["script", "style", "svg"].contains($0.name) } ?? false
      let hidden =
        isScript ? tree.descendants(of: node).reduce(0) { $0 + tree.utf8(of: $1).wordCount } : 0
      return count + tree.utf8(of: node).wordCount - hidden
    }
  }

  private static func text(of tree: HTMLTree) -> String {
    tree.all.map { String(utf8: tree.utf8(of: $0)) }.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Pages with questions in details, and other things between them.
private struct PageGenerator {
  struct Question {
    let title: String
    let answer: String
  }

  struct Section {
    var questions: [Question]
    var html: String
  }

  struct Page {
    let start: String
    var sections: [Section]
    let end: String
    /// How many headings ask something without an answer.
    let strayCount: Int

    var html: String { start + sections.map(\.html).joined(separator: "\n") + end }
    var questions: [Question] { sections.flatMap(\.questions) }
  }

  var random: SeededGenerator
  private var wordNumber = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func page() -> Page {
    let count = Int.random(in: 1...5, using: &random)
    let strayCount = Int.random(in: 0...2, using: &random)
    let strays = (0..<strayCount).map { _ in "<h4>\(words())?</h4>" }.joined()
    return Page(
      start: "<!doctype html><title>\(words())</title><nav>\(words())</nav><p>\(words())\n",
      sections: (0..<count).map { _ in section(of: Int.random(in: 1...4, using: &random)) },
      end: "\n<p hidden>\(words())</p>\(strays)<footer>\(words())</footer><script>a b</script>",
      strayCount: strayCount
    )
  }

  mutating func section(of count: Int) -> Section {
    // Titles are often equal, but for their signs and capitals.
    let titles = ["What is C?", "What is C++?", "What is C#?", "what is c?", "What is it?"]
    let questions = (0..<count).map { _ in
      Question(title: titles.randomElement(using: &random) ?? "", answer: words() + " <b>")
    }
    let details = questions.map { question in
      let answer = question.answer.replacing("<b>", with: "&lt;b>")
      let between = Bool.random(using: &random) ? "<p>\(words())</p>" : "<!-- \(words()) -->\r\n"
      return "<details><summary>\(question.title)</summary><p>\(answer)</p></details>\(between)"
    }
    let html = "<section><h2>\(words())</h2>\(details.joined(separator: "\n"))</section>"
    return Section(questions: questions, html: html)
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
