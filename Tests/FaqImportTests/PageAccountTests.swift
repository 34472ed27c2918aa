import FaqService
import Markup
import Testing

@testable import FaqImport

@Suite("The account of a page")
struct PageAccountTests {
  @Test("Each word of a page is shown, left out or skipped, and questions have their lines")
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
      account.leftOutCounts == [.envelope: 3, .members: 1, .navigation: 2 + 1, .copies: 2]
    )
    let places = result.record.places()
    let skipped = [[4, 2, 0], [5, 5, 5, 1], [2, 6, 0], [2, 8, 8, 0]]
    #expect(result.record.places(of: account) == skipped)
    #expect(result.record.reading.remarks == ["1 copy left out"])
    let native = Array(result.native)
    let lines = ["Why so?", "<p>Thus."].map { text in
      native.indices.first { native[$0...].starts(with: text.utf8) }.flatMap { offset in
        places.place(at: result.record.origin(of: offset))?.line
      }
    }
    #expect(lines == [4, 6])
  }

  @Test("Contents that lead to the questions of FAQs are left out, and others ask")
  func contents() throws {
    let page = """
      <!doctype html><title>Help</title>
      <dl><dt>1. <a href="#a">Why so?</a></dt><dt>2. <a href="#b">And how much?</a></dt></dl>
      <p><a href="#c">How?</a></p>
      <h2 id="a">Why so?</h2><p>So.</p><h2 id="c">1. How?</h2><p>Thus.</p>
      """
    let result = try #require(try Importer(name: "test").read(Array(page.utf8)))
    let account = result.record.account
    #expect(account.leftOutCounts == [.envelope: 1, .members: 1, .navigation: 3 + 1, .copies: 0])
    #expect(account.passedOver.map(\.wordCount) == [4])
    #expect(account.passedOver.flatMap(\.questions).count == 1)
  }

  @Test("Items of lists that ask, and are in no FAQ, are reported")
  func items() throws {
    let page = """
      <!doctype html><title>Help</title>
      <details><summary>Why so?</summary>So.</details>
      <ol><li>And how much?</li><li><p>How?</p><p>Thus.</p></li><li>So.</li></ol>
      """
    let result = try #require(try Importer(name: "test").read(Array(page.utf8)))
    #expect(result.record.account.passedOver.flatMap(\.questions).count == 2)
  }

  @Test("All words of a page are accounted for", arguments: Fixture.all(in: "Pages"))
  func fixtures(fixture: Fixture) throws {
    let words = try PageWords(of: fixture.content())
    #expect(words.account.wordCount == words.visibleCount + words.dataCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
  }

  @Test("All words of generated pages are accounted for", arguments: 0..<80)
  func generated(seed: Int) throws {
    var generator = PageGenerator(seed: UInt64(seed))
    let page = generator.file()
    let words = try PageWords(of: page.content)
    #expect(words.account.wordCount == words.visibleCount + words.dataCount)
    #expect(words.account.shownCount == words.nativeCount)
    #expect(words.reading.count == words.entries.count)
    #expect(words.entries == page.entries)
    let asking = words.account.passedOver.flatMap(\.questions).count
    #expect(asking == page.strayCount)
  }

  @Test(
    "Another order of sections gives the same FAQs, and one more removes none",
    arguments: 0..<40
  )
  func order(seed: Int) throws {
    try PageGenerator.checkOrder(seed: UInt64(1_000 + seed)) { content in
      try PageWords(of: content).entries
    }
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
  /// How many words the texts of the page have, outside of scripts and the like.
  let visibleCount: Int
  /// How many words the JSON-LD of the page has.
  let dataCount: Int

  init(of content: [UInt8]) throws {
    let result = try #require(try Importer(name: "test").read(content))
    (reading, account) = (result.record.reading, result.record.account)
    let page = Page(content)
    visibleCount = Self.count(of: page.tree)
    dataCount = LinkedData.entries(of: page).reduce(0) { $0 + $1.wordCount }
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
      let isScript = tree.tag(of: node).map { PageAccount.silent.contains($0.name) } ?? false
      let hidden =
        isScript ? tree.descendants(of: node).reduce(0) { $0 + tree.utf8(of: $1).wordCount } : 0
      return count + tree.utf8(of: node).wordCount - hidden
    }
  }

  private static func text(of tree: HTMLTree) -> String {
    tree.visibleTexts(of: tree.all).map { String(utf8: tree.utf8(of: $0)) }.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Pages with questions in details, and other things between them.
private struct PageGenerator: FileGenerator {
  var words: WordGenerator

  init(seed: UInt64) { words = WordGenerator(seed: seed) }

  mutating func file() -> GeneratedFile {
    let count = words.number(in: 1...5)
    let strayCount = words.number(in: 0...2)
    let strays = (0..<strayCount).map { _ in "<h4>\(words.next())?</h4>" }.joined()
    let navigation = "<nav>\(words.next())</nav>"
    let footer = "<footer>\(words.next())</footer>"
    return GeneratedFile(
      start: "<!doctype html><title>\(words.next())</title>\(navigation)<p>\(words.next())\n",
      sections: (0..<count).map { _ in section(of: words.number(in: 1...4)) },
      end: "\n<p hidden>\(words.next())</p>\(strays)\(footer)<script>a b</script>",
      strayCount: strayCount
    )
  }

  mutating func section(of count: Int) -> GeneratedFile.Section {
    let questions = (0..<count).map { _ in
      (title: words.title(), answer: words.next() + " <b>")
    }
    let details = questions.map { question in
      let answer = question.answer.replacing("<b>", with: "&lt;b>")
      let between = words.flag() ? "<p>\(words.next())</p>" : "<!-- \(words.next()) -->\r\n"
      return "<details><summary>\(question.title)</summary><p>\(answer)</p></details>\(between)"
    }
    let html = "<section><h2>\(words.next())</h2>\(details.joined(separator: "\n"))</section>"
    return GeneratedFile.Section(
      entries: questions.map { "\($0.title): \($0.answer)" },
      text: html
    )
  }
}
