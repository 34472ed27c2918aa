import ContentParser
import FaqBrowser
import FaqService
import Foundation
import Renderers
import Synchronization
import Testing

@testable import FeedReader

@Suite("Choosing an article opens its page")
struct OpeningTests {
  private struct FakePages: PageService {
    let answer: Result<String, PageError>

    func page(at address: Address) throws(PageError) -> Download {
      Download(bytes: Array(try answer.get().utf8), address: address.text)
    }
  }

  private static func interaction(
    _ blocks: BlockList,
    _ answer: Result<String, PageError> = .failure(.noPage)
  ) -> Interaction {
    let openings = Openings(pages: FakePages(answer: answer), pictures: Pictures(cache: nil))
    let entry = CatalogueEntry(title: "A") { Document(blocks: blocks) }
    return openings.complete(entry).opening
  }

  /// What follows when the page of an article is read in the terminal.
  private static func reading(_ answer: Result<String, PageError>) async throws -> Interaction? {
    let address = try Address("https://example.com/a/")
    let blocks: BlockList = [TitleBlock("A"), ButtonBlock("Read the page", address)]
    guard case .dialog(_, _, let buttons) = interaction(blocks, answer),
      case .work(_, let work) = buttons[1].next
    else { return nil }
    return await work.operation()
  }

  @Test("A dialog offers the summary, and asks where to open the page")
  func dialog() throws {
    let blocks: BlockList = [
      TitleBlock("A"), ButtonBlock("Read the page", try Address("https://example.com/a")),
    ]
    guard case .dialog(let title, let site, let buttons) = Self.interaction(blocks) else {
      Issue.record("there is no dialog")
      return
    }
    #expect(title == "A")
    #expect(site == "example.com")
    #expect(buttons.count == 4)
    #expect(buttons[0] == .button("Read the summary", .page))
    #expect(buttons[1].name == "Open the page here")
    let address = try Address("https://example.com/a")
    #expect(buttons[2] == .button("Open the page in the browser", opening: address))
    #expect(buttons[3] == .button("Cancel", .end))
  }

  @Test("In the terminal it is the text of the page, with a link to it")
  func page() async throws {
    let html = "<nav>Home</nav><main><h1>About A</h1><p>See <a href=b>B</a>.</main>"
    guard case .document(let title, let document) = try await Self.reading(.success(html)) else {
      Issue.record("there is no page")
      return
    }
    #expect(title == "A")
    #expect(
      TextRenderer.plain().render(document) == """
        A

        About A

        See B (https://example.com/a/b).

        → Open in the browser (https://example.com/a/)

        """
    )
  }

  @Test(
    "A page that cannot be shown is reported to the list",
    arguments: [
      (
        .failure(.network(reason: "no answer")),
        "The page could not be fetched: no answer"
      ),
      (
        .success("<script>start()</script>"),
        "There is no text in the page. A browser may show more."
      ),
    ] as [(Result<String, PageError>, String)]
  )
  func failure(answer: Result<String, PageError>, message: String) async throws {
    #expect(try await Self.reading(answer) == .notice(message))
  }

  @Test("Its picture is fetched with it, for the formats that show it")
  func picture() async throws {
    let fetched = Mutex<[String]>([])
    let pictures = Pictures(cache: PictureCache(folder: .temporaryDirectory)) { address in
      fetched.withLock { $0.append(address.text) }
      return nil
    }
    let openings = Openings(pages: FakePages(answer: .success("<p>A")), pictures: pictures)
    let item = RawItem(
      type: "picture",
      members: ["source": "https://example.com/a.png", "description": "A"]
    )
    let blocks: BlockList = [
      TitleBlock("A"), try Picture(parsing: item),
      ButtonBlock("Read the page", try Address("https://example.com/a")),
    ]
    let entry = openings.complete(CatalogueEntry(title: "A") { Document(blocks: blocks) })
    guard case .dialog(_, _, let buttons) = entry.opening,
      case .work(_, let work) = buttons[1].next
    else {
      Issue.record("nothing is fetched")
      return
    }
    _ = await work.operation()
    #expect(fetched.withLock(\.self) == ["https://example.com/a.png"])
  }

  @Test("An article without an address opens its summary")
  func withoutAddress() { #expect(Self.interaction([TitleBlock("A")]) == .page) }
}
