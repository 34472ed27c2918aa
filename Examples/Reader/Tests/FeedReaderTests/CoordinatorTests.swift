import ContentParser
import FaqService
import FeedService
import Testing

@testable import FeedReader

@Suite("The coordinator decides what follows each event")
struct CoordinatorTests {
  private static let failure = FaqServiceError(.unavailable, source: "feed", reason: "no answer")

  private static func choice(_ address: Address? = nil) -> Choice {
    Choice(title: "A", address: address, picture: nil)
  }

  @Test("A loaded feed is listed")
  func loaded() throws {
    let feed = try Feed(parsing: Array(#"[{"title":"A"}]"#.utf8))
    guard case .list(feed) = Coordinator.step(after: .loaded(feed)) else {
      Issue.record("there is no list")
      return
    }
  }

  @Test("A feed without articles is as good as one that cannot be read")
  func empty() throws {
    let feed = try Feed(parsing: Array("[]".utf8))
    guard case .offerRetry(.decoding(let reason)) = Coordinator.step(after: .loaded(feed)) else {
      Issue.record("an empty list opens")
      return
    }
    #expect(reason == "there are no articles in it")
  }

  @Test("A feed that fails offers to repeat, with the error")
  func failed() {
    guard
      case .offerRetry(.network(let cause)) = Coordinator.step(
        after: .failed(.network(Self.failure))
      )
    else {
      Issue.record("nothing is offered")
      return
    }
    #expect((cause as? FaqServiceError)?.reason == "no answer")
  }

  @Test("An article asks where to open its page")
  func chosen() throws {
    let address = try Address("https://example.com/a")
    let choice = Self.choice(address)
    #expect(Coordinator.step(after: .chosen(choice)) == .ask(choice, address))
    #expect(Coordinator.step(after: .readingChosen(choice, address)) == .fetch(choice, address))
  }

  @Test("An article without an address shows its summary")
  func withoutAddress() {
    #expect(Coordinator.step(after: .chosen(Self.choice())) == .summary)
  }

  @Test("A page that was fetched is shown")
  func fetched() {
    let document = Document(blocks: [TitleBlock("A")])
    #expect(
      Coordinator.step(after: .fetched(Self.choice(), document)) == .show(Self.choice(), document)
    )
  }

  @Test(
    "A page that fails closes, and the list says why",
    arguments: [
      (.network(reason: "no answer"), "The page could not be fetched: no answer"),
      (.noPage, "That is not a web page. A browser may be able to open it."),
      (.noText, "There is no text in the page. A browser may show more."),
    ] as [(PageError, String)]
  )
  func pageFailed(error: PageError, message: String) {
    #expect(Coordinator.step(after: .failed(error)) == .report(message))
  }
}
