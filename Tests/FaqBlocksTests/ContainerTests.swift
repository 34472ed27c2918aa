import ContentParser
import FaqBlocks
import FaqService
import Renderers
import Testing

@Suite("Blocks within blocks of the library")
struct ContainerTests {
  @Test(
    "Items that the policy drops are gone, in JSON too",
    arguments: [
      (
        #"{"type":"list","items":["a",{"type":"nope"},["b",{"type":"nope"}]]}"#,
        #"{"type":"list","items":["a",["b"]]}"#, "- a\n- b\n"
      ),
      (
        #"{"type":"steps","items":["a",{"type":"nope","fallback":[{"type":"nope"}]}]}"#,
        #"{"type":"steps","items":["a"]}"#, "1. a\n"
      ),
      (
        #"{"type":"steps","items":[{"type":"nope","fallback":"drop"},"a"]}"#,
        #"{"type":"steps","items":[{"type":"nope","fallback":"drop"},"a"]}"#, "1. a\n"
      ),
      (
        #"{"type":"note","text":"a","blocks":[{"type":"nope"}]}"#,
        #"{"type":"note","text":"a","blocks":[]}"#, "! Note\n  a\n"
      ),
    ]
  )
  func dropped(item: String, kept: String, text: String) throws {
    let document = try Document.parsing(item, unknownPolicy: .drop)
    #expect(TextRenderer.plain().render(document) == text)
    #expect(
      JSONRenderer().render(document)
        == #"{"schemaVersion":1,"faqs":[{"elements":[\#(kept)]}]}"# + "\n"
    )
  }

  @Test("A block in a list keeps its language, and takes part in overrides")
  func overrides() throws {
    let document = try Document.parsing(
      """
      {"type":"list","lang":"en","items":["a",["b",{"type":"tags","lang":"fr","tags":["c"]}]]}
      """
    )
    let renderer = HTMLFragmentRenderer().overriding(TagsBlock.self) { tags, writer in
      writer.element("p", ["class": "tags"]) { $0.text(tags.tags[0]) }
    }
    #expect(
      HTMLFragmentRenderer().render(document) == """
        <article>
        <ul lang="en">
        <li>
        <p>a</p>
        </li>
        <li>
        <p>b</p>
        <p lang="fr">c</p>
        </li>
        </ul>
        </article>

        """
    )
    #expect(renderer.render(document).contains(#"<p class="tags">c</p>"#))
  }

  @Test("A note in a flat list of items belongs to the FAQ before it")
  func flatList() async throws {
    let content = """
      [{"type":"title","text":"a"},{"type":"note","blocks":[{"type":"body","text":"b"}]}]
      """
    let faqs = try await FaqService(source: MemorySource(Array(content.utf8))).fetch()
    #expect(faqs.map(\.items.count) == [2])
  }

  @Test("Replaced blocks appear in the place of the old ones")
  func mapping() throws {
    let document = try Document.parsing(
      #"{"type":"list","items":["a",["b",{"type":"code","text":"c"}]]}"#
    )
    let mapped = document.mapBlocks { block in
      block is CodeBlock ? BodyBlock("no code") : block
    }
    #expect(TextRenderer.plain().render(mapped) == "- a\n- b\n\n  no code\n")
  }

  @Test("Blocks nested too deep are refused, and the rest is shown")
  func depth() throws {
    let levels = 100
    let item =
      String(repeating: #"{"type":"list","items":["#, count: levels) + #""a""#
      + String(repeating: "]}", count: levels)
    let document = try Document.parsing(item)
    #expect(document.diagnostics.contains { $0.code == .deepNesting })
    #expect(TextRenderer.plain().render(document).hasPrefix("- - - -"))
  }
}
