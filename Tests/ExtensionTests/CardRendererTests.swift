import ContentParser
import FaqService
import FaqTesting
import Renderers
import Testing

@Suite("A format that wraps what another one writes")
struct CardRendererTests {
  @Test("It meets the requirements of a renderer")
  func requirements() {
    let reading = OutputReading { json in
      let cards = (try? RawValue(parsing: json))?.array
      let texts = cards?.compactMap(\.object).flatMap { card in
        ["category", "text"].compactMap { card[$0]?.string?.text }
      }
      return texts?.joined(separator: "\n") ?? json
    }
    #expect(violations(of: CardRenderer(), reading: reading).isEmpty)
  }

  @Test("Documents and rows are objects of an array")
  func output() {
    let document = Document(blocks: [TitleBlock("Why?"), BodyBlock("Because.")])
    #expect(
      CardRenderer().render([document, document]) == #"""
        [{"text":"Why?\n\nBecause.\n"},{"text":"Why?\n\nBecause.\n"}]

        """#
    )
    #expect(
      CardRenderer().renderOverview([OverviewRow(number: 1, title: "a")])
        == #"[{"text":"a\n"}]"# + "\n"
    )
  }
}
