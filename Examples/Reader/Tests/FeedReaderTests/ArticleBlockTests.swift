import ContentParser
import FaqBrowser
import FaqService
import Foundation
import Renderers
import Testing

@testable import FeedReader

@Suite("The blocks of an article")
struct ArticleBlockTests {
  private static var parser: ContentParser {
    get throws { ContentParser(registry: try .standard.adding([Byline.self, Picture.self])) }
  }

  private static func documents(_ feed: String) async throws -> [Document] {
    try parser.parse(await FaqService(source: articles(.text(feed))).fetch())
  }

  private static func html(_ documents: [Document], _ pictures: Pictures) -> String {
    var renderer = HTMLFragmentRenderer()
    renderer.overrides = pictures.html
    return renderer.render(documents)
  }

  @Test("Text describes the picture, and leads to the page")
  func text() async throws {
    let feed = """
      [{"title":"A","summary":"Short.","link":"https://example.com/a",
      "image":"data:image/svg+xml,<svg/>","imageDescription":"A map","date":"2026-11-20T08:00:00Z"}]
      """
    #expect(
      TextRenderer.plain().render(try await Self.documents(feed)) == """
        A

        example.com · 2026-11-20

        Picture: A map

        Short.

        → Read the page (https://example.com/a)

        """
    )
  }

  @Test(
    "HTML has a picture of the feed itself",
    arguments: ["data:image/svg+xml,%3Csvg/%3E", "data:image/svg+xml;base64,PHN2Zy8+"]
  )
  func drawing(address: String) async throws {
    let feed = #"[{"title":"A","image":"\#(address)","imageDescription":"A \"map\""}]"#
    #expect(
      Self.html(try await Self.documents(feed), Pictures(cache: nil)) == """
        <article>
        <h1>A</h1>
        <figure><img src="data:image/svg+xml;base64,PHN2Zy8+" alt="A &quot;map&quot;"></figure>
        </article>

        """
    )
  }

  @Test("HTML has a picture of the web from the cache, or else its address")
  func cached() async throws {
    let folder = URL.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = Pictures(cache: PictureCache(folder: folder)) { _ in Array("GIF89a".utf8) }
    let feed = #"[{"title":"A","image":"https://example.com/a.gif","imageDescription":"A"}]"#
    let documents = try await Self.documents(feed)
    #expect(
      Self.html(documents, pictures).contains(#"<img src="https://example.com/a.gif" alt="A""#)
    )
    await pictures.fetch(try Address("https://example.com/a.gif"))
    #expect(
      Self.html(documents, pictures).contains(#"<img src="data:image/gif;base64,R0lGODlh" alt="A""#)
    )
  }

  @Test("Every article of the embedded feed has all blocks, and a drawing for terminals and pages")
  func embedded() async throws {
    let documents = try await Self.documents(embeddedFeed)
    #expect(documents.count == 10)
    for document in documents {
      #expect(document.diagnostics.isEmpty, "\(document.title ?? "")")
      #expect(
        document.blocks.map(\.type) == [.title, Byline.type, Picture.type, .body, .button]
      )
      let picture = try #require(document.first(Picture.self))
      guard case .image(let image)? = picture.body.first else {
        Issue.record("no picture: \(document.title ?? "")")
        continue
      }
      #expect(image.drawing?.pixels != nil, "\(document.title ?? "")")
    }
  }

  @Test("The screens block input while the feed is loaded again")
  func refresh() { #expect(FeedReader.catalogue.refresh == .blocking) }
}
