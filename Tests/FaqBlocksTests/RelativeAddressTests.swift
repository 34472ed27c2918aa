import ContentParser
import FaqBlocks
import FaqService
import Renderers
import Testing

@Suite("Relative addresses")
struct RelativeAddressTests {
  @Test(
    "Each address of a block is seen from the base",
    arguments: [
      (
        #"{"type":"button","text":"Map","action":"../map"}"#,
        "[Map](https://example.com/map)\n"
      ),
      (
        #"{"type":"body","format":"markdown","text":"[a](b) ![c](/d.png) [#](#g)"}"#,
        "[a](https://example.com/help/b) ![c](https://example.com/d.png) # (#g)\n"
      ),
      (
        #"{"type":"body","format":"markdown","text":"![a](b.png \"c\")"}"#,
        "![a](https://example.com/help/b.png)\n\n*c*\n"
      ),
      (
        #"{"type":"richText","format":"markdown","text":"|[a](b)|\n|-|"}"#,
        "| [a](https://example.com/help/b) |\n| --- |\n"
      ),
      (
        #"{"type":"richText","format":"html","text":"<a href=?b>a</a><img src=//c.org/d alt=e>"}"#,
        "[a](https://example.com/help/?b)![e](https://c.org/d)\n"
      ),
      (
        #"{"type":"text","spans":[{"text":"a","link":"/b"}]}"#,
        "[a](https://example.com/b)\n"
      ),
      (
        #"{"type":"image","url":"a.png","description":"b"}"#,
        "![b](https://example.com/help/a.png)\n"
      ),
      (
        #"{"type":"media","kind":"video","text":"a","url":"b.mp4","poster":"c.png"}"#,
        "[a](https://example.com/help/b.mp4)\n"
      ),
      (
        #"{"type":"quote","url":"b","blocks":{"type":"button","text":"c","action":"d"}}"#,
        """
        > [c](https://example.com/help/d)
        >
        > — [https://example.com/help/b](https://example.com/help/b)

        """
      ),
      (
        #"{"type":"video","fallback":{"type":"button","text":"a","action":"b"}}"#,
        "[a](https://example.com/help/b)\n"
      ),
    ]
  )
  func resolved(item: String, markdown: String) throws {
    let document = try document(item)
    #expect(MarkdownRenderer().render(document) == markdown)
    #expect(document.diagnostics.allSatisfy { $0.code != .unsafeAddress })
    #expect(document.raw.items.first?.source.elementsEqual(item.utf8) ?? false)
  }

  @Test("The base takes nothing from the checks")
  func unsafe() throws {
    let item = #"{"type":"button","text":"a","action":"javascript:alert(1)"}"#
    #expect(MarkdownRenderer().render(try document(item)) == "a (javascript:alert(1))\n")
  }

  private func document(_ item: String) throws -> Document {
    let base = try BaseAddress("https://example.com/help/")
    return ContentParser(registry: .standard.adding(FaqBlocks.all), base: base)
      .parse(try RawFaq(parsing: #"{"elements":[\#(item)]}"#))
  }
}
