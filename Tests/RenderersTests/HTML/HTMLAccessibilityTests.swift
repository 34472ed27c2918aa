import ContentParser
import FaqService
import Renderers
import Testing

@Suite("HTML pages are accessible")
struct HTMLAccessibilityTests {
  /// Pages of each document of the contract suite, and of all of them together.
  private static let pages =
    ContractBlock.all.flatMap { block in
      UnknownPolicy.allCases.map { Page(name: "\(block.name) under \($0)", [(block, $0)]) }
    } + [Page(name: "all", ContractBlock.all.map { ($0, .show) })]

  @Test("There is a language and a title", arguments: pages)
  func head(page: Page) throws {
    let html = try page.html
    #expect(html.tagsInHTML.first { $0.name == "html" }?.attributes["lang"] == "en")
    let title = try #require(html.firstMatch(of: #/<title>([^<]*)<\/title>/#)).1
    #expect(title.contains { !$0.isWhitespace })
  }

  @Test("There is one main part, and what is beside it is named or a header", arguments: pages)
  func landmarks(page: Page) throws {
    let tags = try page.html.tagsInHTML
    #expect(tags.filter { $0.name == "main" }.count == 1)
    #expect(tags.filter { $0.name == "header" }.count <= 1)
    #expect(tags.filter { $0.name == "nav" }.allSatisfy { $0.attributes["aria-label"] != nil })
  }

  @Test("There is one first heading, and no level is left out on the way down", arguments: pages)
  func headings(page: Page) throws {
    let levels = try page.html.matches(of: #/<h([1-6])[ >]/#).compactMap { Int($0.1) }
    #expect(levels.first == 1)
    #expect(levels.filter { $0 == 1 }.count == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test(
    "Every identifier is there once, and every link within the page finds one",
    arguments: pages
  )
  func identifiers(page: Page) throws {
    let tags = try page.html.tagsInHTML
    let identifiers = tags.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    let targets = tags.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }
    #expect(targets.allSatisfy { identifiers.contains(String($0.dropFirst())) })
  }

  @Test("Every link has a name, and every picture a description", arguments: pages)
  func names(page: Page) throws {
    let html = try page.html
    for link in html.matches(of: #/(?s)<a ([^>]*)>(.*?)<\/a>/#) {
      let name = HTMLTag(attributes: String(link.1))["aria-label"] ?? String(link.2).visibleInHTML
      #expect(name.contains { !$0.isWhitespace })
    }
    #expect(html.tagsInHTML.filter { $0.name == "img" }.allSatisfy { $0.attributes["alt"] != nil })
  }

  @Test("A list has items and nothing else in it", arguments: pages)
  func lists(page: Page) throws {
    var open: [String] = []
    for tag in try page.html.tagsInHTML where !["meta", "br", "hr", "img"].contains(tag.name) {
      if tag.name.hasPrefix("/") {
        #expect(open.popLast() == String(tag.name.dropFirst()))
      } else {
        let isInList = open.last == "ol" || open.last == "ul"
        #expect(isInList == (tag.name == "li"))
        open.append(tag.name)
      }
    }
    #expect(open.isEmpty)
  }
}

/// A page of documents of the contract suite.
struct Page: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let blocks: [(block: ContractBlock, policy: UnknownPolicy)]

  init(name: String, _ blocks: [(ContractBlock, UnknownPolicy)]) {
    testDescription = name
    self.blocks = blocks
  }

  var html: String {
    get throws {
      HTMLPageRenderer().render(try blocks.map { try $0.block.document(under: $0.policy) })
    }
  }
}
