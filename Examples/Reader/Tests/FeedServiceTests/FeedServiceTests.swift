import FaqService
import FeedService
import Testing

@Suite("A feed is fetched and read")
struct FeedServiceTests {
  /// The texts of each article, as they are spelled.
  private static func texts(_ feed: String) async throws -> [[String?]] {
    try await FeedService(source: .text(feed)).fetch().articles.map { article in
      [
        article.identity, article.title, article.summary, article.link, article.image,
        article.imageDescription, article.date,
      ]
      .map { $0?.text }
    }
  }

  /// The reason of a decoding error; nil for any other outcome.
  private static func decodingFault(_ feed: String) async -> String? {
    do throws(FeedError) {
      _ = try await FeedService(source: .text(feed)).fetch()
      return nil
    } catch {
      guard case .decoding(let reason) = error else { return nil }
      return reason
    }
  }

  @Test("An array of articles keeps its order")
  func array() async throws {
    let feed = """
      [{"title":"A"},
      {"title":"B","link":"https://example.com/b","image":"https://example.com/b.png"}]
      """
    #expect(
      try await Self.texts(feed) == [
        [nil, "A", nil, nil, nil, nil, nil],
        [
          "https://example.com/b", "B", nil, "https://example.com/b", "https://example.com/b.png",
          nil, nil,
        ],
      ]
    )
  }

  @Test("A JSON Feed has its articles in `items`")
  func jsonFeed() async throws {
    let feed = #"""
      {"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{"id":"1",
      "url":"https://example.com/a","title":"A \"B\"","content_text":"About A.",
      "image":"https://example.com/a.png","_image_description":"A map",
      "date_published":"2026-11-20T08:00:00Z"}]}
      """#
    #expect(
      try await Self.texts(feed) == [
        [
          "1", "A \"B\"", "About A.", "https://example.com/a", "https://example.com/a.png", "A map",
          "2026-11-20T08:00:00Z",
        ]
      ]
    )
  }

  @Test("A member that is blank or no text is as good as missing")
  func blank() async throws {
    let feed = #"[{"title":"A","link":" ","image":7,"url":"https://example.com/"}]"#
    let link = "https://example.com/"
    #expect(try await Self.texts(feed) == [[link, "A", nil, link, nil, nil, nil]])
  }

  @Test("A text knows its place in the feed, whose bytes are kept")
  func places() async throws {
    let text = #"[{"title":"A","link":"https://example.com/"}]"#
    let feed = try await FeedService(source: .text(text)).fetch()
    #expect(feed.bytes == Array(text.utf8))
    #expect(feed.articles.map(\.title.literal.startIndex) == [10])
  }

  @Test(
    "Content that is no feed is a decoding error, which says where",
    arguments: [
      ("", "line 1, column 1: expected JSON, found nothing"),
      ("<html>", "line 1, column 1: expected a value, found '<'"),
      (#"{"a":1}"#, "expected an array of articles, or an object with `items`"),
      ("[1]", "line 1, column 2, at /0: expected an article"),
      (
        "[{\"title\":\"A\"},\n{\"link\":\"b\"}]",
        "line 2, column 1, at /1: the article has no `title`"
      ),
    ]
  )
  func decoding(feed: String, reason: String) async {
    #expect(await Self.decodingFault(feed) == reason)
  }

  @Test("A source that fails is a network error")
  func network() async {
    let source = MemorySource.text("[]").failing(.count(1))
    do throws(FeedError) {
      _ = try await FeedService(source: source).fetch()
      Issue.record("the feed was fetched")
    } catch {
      guard case .network(let cause) = error else {
        Issue.record("not a network error: \(error)")
        return
      }
      #expect(cause.code == .simulated)
    }
  }
}
