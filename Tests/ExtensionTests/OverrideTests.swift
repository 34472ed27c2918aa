import ContentParser
import FaqService
import Renderers
import Testing

@Suite("An override for a block type of one's own")
struct OverrideTests {
  private static let items = """
    {"type":"title","text":"Tour"},
    {"type":"video","caption":"*Walk*","url":"https://example.com/a"},
    {"type":"body","text":"Done"}
    """

  private static func markdown() -> MarkdownRenderer {
    MarkdownRenderer().overriding(Video.self) { video, writer in
      writer.markup("<hr class=\"video\">")
      writer.paragraph([.link([.emphasis([.text(video.caption)])], video.url)])
    }
  }

  private static func html() -> HTMLFragmentRenderer {
    HTMLFragmentRenderer().overriding(Video.self) { video, writer in
      writer.element("video", ["src": video.url, "controls": ""]) { $0.text(video.caption) }
    }
  }

  private static func plain() -> TextRenderer {
    .plain().overriding(Video.self) { video, writer in
      writer.paragraph([.text(video.caption)], as: .title)
    }
  }

  @Test("It changes that type in Markdown")
  func markdownOverride() throws {
    #expect(
      Self.markdown().render(try Document.parsing(Self.items)) == """
        # Tour

        <hr class="video">

        [*\\*Walk\\**](https://example.com/a)

        Done

        """
    )
  }

  @Test("It changes that type in HTML")
  func htmlOverride() throws {
    #expect(
      Self.html().render(try Document.parsing(Self.items)) == """
        <article>
        <h1>Tour</h1>
        <video src="https://example.com/a" controls="">*Walk*</video>
        <p>Done</p>
        </article>

        """
    )
  }

  @Test("It changes that type in text")
  func textOverride() throws {
    #expect(
      Self.plain().render(try Document.parsing(Self.items)) == """
        Tour

        *Walk*

        Done

        """
    )
  }

  @Test("A renderer with an override leaves others of its kind as they were")
  func others() throws {
    let document = try Document.parsing(Self.items)
    #expect(Self.markdown().render(document) != MarkdownRenderer().render(document))
    #expect(
      MarkdownRenderer().render(document) == """
        # Tour

        [Watch: \\*Walk\\*](https://example.com/a)

        Done

        """
    )
  }

  @Test(
    "It holds within a callout, within a fallback, and within both",
    arguments: [
      (
        #"{"type":"callout","title":"Mind","elements":[%]}"#,
        """
        <aside role="note">
        <p><strong>Mind</strong></p>
        %
        </aside>
        """
      ),
      (#"{"type":"poll","fallback":[%]}"#, "%"),
      (
        #"{"type":"callout","title":"Mind","elements":{"type":"poll","fallback":%}}"#,
        """
        <aside role="note">
        <p><strong>Mind</strong></p>
        %
        </aside>
        """
      ),
    ]
  )
  func nested(item: String, output: String) throws {
    let video = #"{"type":"video","caption":"Walk","url":"https://example.com/a"}"#
    let element = #"<video src="https://example.com/a" controls="">Walk</video>"#
    let document = try Document.parsing(item.replacing("%", with: video))
    #expect(
      Self.html().render(document) == """
        <article>
        \(output.replacing("%", with: element))
        </article>

        """
    )
  }
}
