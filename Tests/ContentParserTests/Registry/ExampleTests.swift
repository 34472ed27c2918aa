import ContentParser
import FaqService
import Testing

@Suite("Examples of block types")
struct ExampleTests {
  @Test("Each standard type has examples, which it reads without a remark")
  func standard() throws {
    for type in BlockRegistry.standard.types {
      let examples = try #require(BlockRegistry.standard[type]).examples
      #expect(!examples.isEmpty)
      for example in examples {
        let item = try RawItem(parsing: example)
        #expect(item.type == type.rawValue)
        let faq = try RawFaq(parsing: #"[{"type":"title","text":"Why?"},\#(example)]"#)
        let remarks = ContentParser().parse(faq).diagnostics.filter { $0.code != .extraTitle }
        #expect(remarks.isEmpty)
      }
    }
  }

  @Test("A type has no examples unless it names some")
  func none() { #expect(Callout.examples.isEmpty) }
}
