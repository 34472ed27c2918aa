import ContentParser
import Renderers
import Testing

@Suite("A picture that is part of an HTML page")
struct EmbeddedPictureTests {
  @Test("An override writes it as an image that needs no other file")
  func image() throws {
    let picture = try #require(EmbeddedPicture(Array("<svg></svg>".utf8)))
    let renderer = HTMLFragmentRenderer().overriding(BodyBlock.self) { body, writer in
      writer.element("img", ["src": picture, "alt": body.text])
    }
    #expect(
      renderer.render(Document(blocks: [BodyBlock("A \"map\"")])) == """
        <article>
        <img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=" alt="A &quot;map&quot;">
        </article>

        """
    )
  }

  @Test(
    "Its first bytes say what it is",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "data:image/png;base64,iVBORw0KGgo="),
      ([0xFF, 0xD8, 0xFF, 0xE0], "data:image/jpeg;base64,/9j/4A=="),
      (Array("GIF89a".utf8), "data:image/gif;base64,R0lGODlh"),
      (Array("RIFF1234WEBP".utf8), "data:image/webp;base64,UklGRjEyMzRXRUJQ"),
      (Array("<?xml?><svg/>".utf8), "data:image/svg+xml;base64,PD94bWw/PjxzdmcvPg=="),
    ] as [([UInt8], String)]
  )
  func types(bytes: [UInt8], address: String) throws {
    let picture = try #require(EmbeddedPicture(bytes))
    let renderer = HTMLFragmentRenderer().overriding(BodyBlock.self) { _, writer in
      writer.element("img", ["src": picture])
    }
    let html = renderer.render(Document(blocks: [BodyBlock("")]))
    #expect(html == "<article>\n<img src=\"\(address)\">\n</article>\n")
  }

  @Test(
    "Bytes that are no picture are refused",
    arguments: ["", "<html>", "<?xml?><feed/>", "javascript:alert(1)", "GIF", "RIFF1234WAVE"]
  )
  func others(text: String) { #expect(EmbeddedPicture(Array(text.utf8)) == nil) }
}
