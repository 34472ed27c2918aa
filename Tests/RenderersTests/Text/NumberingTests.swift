import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Numbers before documents")
struct NumberingTests {
  private static let documents = [
    Document(blocks: [TitleBlock("Why?"), BodyBlock("Because.")]),
    Document(blocks: [TitleBlock(" "), BodyBlock("One.\n\nTwo."), BodyBlock("Three.")]),
    Document(blocks: []),
    Document(blocks: [TitleBlock("What else?")]),
  ]

  @Test("A number precedes the first block, and two blank lines between documents")
  func plain() {
    #expect(
      TextRenderer.plain().render(Self.documents) == """
        1. Why?

        Because.


        2. One.

           Two.

        Three.


        4. What else?

        """
    )
  }

  @Test("In a terminal it is dim, and lines that go on stand below the first one")
  func terminal() {
    #expect(
      TextRenderer.ansi(width: 9).render(Self.documents.suffix(2))
        == """
        ␛[2m2. ␛[0m␛[1;36mWhat␛[0m
        ␛[2m   ␛[0m␛[1;36melse?␛[0m

        """.withEscapes
    )
  }

  @Test("A single document has no number")
  func single() {
    #expect(TextRenderer.plain().render(Self.documents[0]) == "Why?\n\nBecause.\n")
  }

  @Test(
    "A line that is too narrow has no number",
    arguments: [(4, "Why?\n"), (5, "1. Wh\n   y?\n")]
  )
  func narrow(width: Int, start: String) {
    let output = TextRenderer.plain(width: width).render(Self.documents)
    #expect(output.hasPrefix(start))
  }

  @Test("A number may be given, and the next document has the next one")
  func given() {
    var assembly = Assembly(of: .plain(), to: MemorySink())
    for (number, title) in [(7, "a"), (3, "b"), (nil, "c")] {
      assembly.write(Document(blocks: [TitleBlock(title)]), number: number)
    }
    #expect(assembly.finish().text == "7. a\n\n\n3. b\n\n\n4. c\n")
  }

  @Test("The notice of an entry that could not be read has a number too")
  func notice() throws {
    let entries = try [RawFaq].reading("{\"elements\":[]}\n{\"elements\": oh}")
    let documents = ContentParser(unknownPolicy: .text).parse(entries)
    #expect(TextRenderer.plain().render(documents) == "2.     {\"elements\": oh}\n")
  }
}
