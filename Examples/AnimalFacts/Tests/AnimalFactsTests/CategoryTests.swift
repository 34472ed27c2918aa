import AnimalsAPI
import ContentParser
import Renderers
import Testing

@testable import AnimalFacts

@Suite("Categories in every format")
struct CategoryTests {
  @Test("A free category shows its facts, and others say why they do not")
  func text() async throws {
    let documents = try await Answers.documents(of: Answers.small)
    #expect(
      documents.prefix(3).map { TextRenderer.plain().render($0) } == [
        """
        Cats

        Picture: cat

        Sleep a lot.

        Picture: cat, asleep

        Cats "sleep".

        Cats purr.

        """,
        """
        Owls

        Picture: owl

        Hard to surprise.

        ! Watch an ad to continue
          The screens open the 1 fact.

        """,
        """
        Bats

        Fly by ear.

        ! Coming soon
          There are no facts yet.

        """,
      ]
    )
  }

  @Test("A picture at an address is shown in HTML, and named with it elsewhere")
  func address() {
    let document = Document(blocks: [Picture("https://example.com/img/cat-photo.png")])
    #expect(
      HTMLFragmentRenderer().render(document) == """
        <article>
        <figure><img src="https://example.com/img/cat-photo.png" alt="Picture: cat, photo" \
        loading="lazy"></figure>
        </article>

        """
    )
    #expect(
      TextRenderer.plain().render(document)
        == "Picture: cat, photo (https://example.com/img/cat-photo.png)\n"
    )
  }

  @Test("HTML and terminals have the drawing of a picture, or else its description")
  func drawings() {
    let renderer = HTMLFragmentRenderer()
    #expect(
      renderer.render(Document(blocks: [Picture("unicorn-asleep")])) == """
        <article>
        <p><em>Picture: unicorn, asleep</em></p>
        </article>

        """
    )
    let owl = renderer.render(Document(blocks: [Picture("owl")]))
    #expect(owl.hasPrefix("<article>\n<figure><svg viewBox="))
    #expect(owl.hasSuffix("</svg><figcaption>Picture: owl</figcaption></figure>\n</article>\n"))
    let terminal = TextRenderer.ansi(theme: .plain, width: 30, pictures: .palette)
    let pixels = terminal.render(Document(blocks: [Picture("owl")]))
    #expect(pixels.contains("\u{1B}[0;38;5;"))
    #expect(pixels.hasSuffix("\n\nPicture: owl\n"))
  }

  @Test("JSON keeps the facts of every category")
  func json() async throws {
    let documents = try await Answers.documents(of: Answers.small)
    let faqs = try await Answers.faqs(of: JSONRenderer().render(documents))
    #expect(faqs == documents.map(\.raw))
  }

  @Test("The embedded answer has no faults, and a drawing for each picture")
  func embedded() async throws {
    let documents = try await Answers.documents(of: AnimalsAPI().fetchCategories())
    #expect(documents.flatMap(\.diagnostics).isEmpty)
    let categories = documents.flatMap(\.blocks).compactMap { $0 as? Category }
    #expect(categories.map(\.facts.count) == [5, 6, 5, 4, 5, 4, 0, 0])
    #expect(
      categories.map(\.access) == [
        .free, .free, .paid, .free, .paid, .free, .comingSoon, .comingSoon,
      ]
    )
    let pictures = categories.flatMap { [$0.picture] + $0.facts.map(\.picture) }.map { $0?.name }
    #expect(pictures.count == 37)
    #expect(Set(pictures) == Set(Drawings.all.keys))
    #expect(Set(pictures) == Set(PixelDrawings.all.keys))
  }
}
