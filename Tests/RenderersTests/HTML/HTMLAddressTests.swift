import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Addresses on HTML pages")
struct HTMLAddressTests {
  @Test("Every address of an article leads to it, and no two articles share one")
  func addresses() throws {
    let documents = try [
      #"{"id":"B","elements":[{"type":"title","text":"A"}]}"#,
      #"[{"type":"title","text":"A"}]"#, #"[{"type":"title","text":"a?"}]"#,
      #"[{"type":"title","text":"Search"}]"#,
    ].map { ContentParser().parse(try RawFaq(parsing: $0)) }
    let page = HTMLPageRenderer(hasSearch: true).render(documents)
    let found = page.matches(of: #/<\w+[^>]* id="([^"]*)"/#).map(\.output.1)
    #expect(
      found == [
        "search", "b", "a", "faq-1", "a-2", "faq-2", "a-3", "faq-3", "faq-search", "faq-4",
      ]
    )
    #expect(page.contains("<article id=\"b\">\n<span id=\"a\"></span>\n<a class=\"anchor\""))
  }

  @Test("Letters beyond ASCII are escaped in links, and stand in the articles as they are")
  func letters() {
    let page = HTMLPageRenderer().render(["é", "日本"].map { Document(blocks: [TitleBlock($0)]) })
    #expect(page.contains("<article id=\"日本\">"))
    let links = page.matches(of: #/ href="#([^"]*)"/#).map { String($0.output.1) }
    #expect(Set(links) == ["e", "%E6%97%A5%E6%9C%AC"])
    #expect(links.count == 4)
  }

  @Test("A reference leads to another article, if there is one and no link is around it")
  func references() {
    let block = ReferringBlock(address: NodeCase.address("tel:1"))
    let several = HTMLPageRenderer().render([
      Document(blocks: [block]), Document(blocks: [TitleBlock("b")]),
    ])
    #expect(
      several.contains(
        """
        <p><a href="#faq-2"><strong>b</strong></a>c<a href="tel:1" rel="noopener noreferrer">d</a></p>
        """
      )
    )
    #expect(
      HTMLPageRenderer().render([Document(blocks: [block])]).contains(
        """
        <p><strong>b</strong>c<a href="tel:1" rel="noopener noreferrer">d</a></p>
        """
      )
    )
  }
}

private struct ReferringBlock: Block {
  let type: BlockType = "referring"
  let raw = RawItem(type: "referring")
  let address: Address

  var body: [Node] {
    [
      .paragraph([
        .reference([.strong(["b"])], faq: 2), .reference(["c"], faq: 0),
        .link([.reference(["d"], faq: 2)], address),
      ])
    ]
  }
}
