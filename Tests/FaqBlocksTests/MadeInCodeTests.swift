import ContentParser
import FaqBlocks
import FaqService
import Renderers
import Testing

@Suite("Blocks that are made in code")
struct MadeInCodeTests {
  private static let blocks: [any Block] = {
    guard let url = try? Address("https://e.org/a?b=c&d"), let mail = try? Address("mailto:a@b.org")
    else { return [] }
    return [
      TextBlock([
        "Press ", TextSpan("F1", isStrong: true, isCode: true),
        TextSpan("now", isEmphasised: true, link: url), "\n\"ok\"",
      ]),
      HeadingBlock("On a phone"), HeadingBlock("Deeper", level: 3), ListBlock(["a", "b\n\nc"]),
      ListBlock(["a"], style: .numbers, start: 7), ListBlock([String]()),
      ListBlock([[BodyBlock("a")], [BodyBlock("Fruit"), ListBlock(["Apples"])]]),
      StepsBlock(["Unplug it.", "Wait."]),
      StepsBlock([[BodyBlock("a"), CodeBlock("b")], [DividerBlock()]]), CodeBlock("print(\"1\")"),
      CodeBlock("let a = 1\n", language: "swift"),
      TableBlock(header: ["a", "b"], rows: [["1", "2"], ["3"]]),
      TableBlock(header: ["a"], rows: [], caption: "c", alignments: [.end]),
      ImageBlock(url, description: "A map"),
      ImageBlock(
        url,
        description: "A map",
        caption: "The map",
        size: Node.Image.Size(width: 3, height: 2)
      ),
      MediaBlock(.video, "The tour", url), MediaBlock(.audio, "Hear", url, poster: url),
      DividerBlock(), QuoteBlock("Less is more."), QuoteBlock("a", source: "b", url: mail),
      QuoteBlock([BodyBlock("a"), ListBlock(["b"])], source: "c"), NoteBlock(.note, "a"),
      NoteBlock(.warning, "a", title: "b"),
      NoteBlock(.tip, [BodyBlock("a"), NoteBlock(.note, "b")]),
      DetailsBlock("For experts", "It depends.", isOpen: false),
      DetailsBlock("s", [DividerBlock()]),
      RelatedBlock(["Why?", FAQReference("How?", id: "how", number: 1), 2]),
      RelatedBlock([FAQReference("When?")], text: "See also"), TagsBlock(["power", "safety"]),
      BodyBlock("Press **F1**.", format: .markdown), BodyBlock("<b>a</b>", format: .html),
    ]
  }()

  @Test("Each equals what its JSON is read as", arguments: blocks.indices)
  func reading(index: Int) throws {
    let made: BlockList = [Self.blocks[index]]
    let read = try Document.parsing(made[0].raw.value.description)
    #expect(read.blocks == made)
    #expect(!read.diagnostics.contains { $0.severity == .error })
    let formats =
      [TextRenderer.plain().render, MarkdownRenderer().render] as [(Document) -> String]
    for render in formats { #expect(render(read) == render(Document(blocks: made))) }
  }

  @Test("All types of the library can be made")
  func types() {
    #expect(Set(Self.blocks.map(\.type)).isSuperset(of: FaqBlocks.types))
  }

  @Test("A heading's level stays among those that there are", arguments: [(-3, 1), (0, 1), (9, 5)])
  func levels(level: Int, nearest: Int) {
    #expect(HeadingBlock("a", level: level).level == nearest)
  }
}
