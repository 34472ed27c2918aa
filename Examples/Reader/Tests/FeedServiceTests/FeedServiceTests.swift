import FeedService
import Testing

@Suite("A feed is fetched and read")
struct FeedServiceTests {
  /// The texts of each article.
  private static func texts(_ feed: String) async throws -> [[String?]] {
    try await FeedService { Array(feed.utf8) }.fetch().articles
      .map { article in Article.Part.allCases.map { article[$0] } }
  }

  /// The reason of a decoding error; nil for any other outcome.
  private static func decodingFault(_ feed: String) async -> String? {
    do throws(FeedError) {
      _ = try await FeedService { Array(feed.utf8) }.fetch()
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

  @Test("The bytes of the feed are kept")
  func bytes() async throws {
    let text = #"[{"title":"A","link":"https://example.com/"}]"#
    #expect(try await FeedService { Array(text.utf8) }.fetch().bytes == Array(text.utf8))
  }

  @Test(
    "Content that is no feed is a decoding error, which says where",
    arguments: [
      ("", "it is not JSON"), ("<html>", "it is not JSON"),
      (#"{"a":1}"#, "expected an array of articles, or an object with `items`"),
      ("[1]", "at /0: expected an article"),
      (#"[{"title":"A"},{"link":"b"}]"#, "at /1: the article has no `title`"),
      (#"{"items":[{"title":" "}]}"#, "at /items/0: the article has no `title`"),
    ]
  )
  func decoding(feed: String, reason: String) async {
    #expect(await Self.decodingFault(feed) == reason)
  }

  @Test("Bytes that do not arrive are a network error, with its cause")
  func network() async {
    do throws(FeedError) {
      _ = try await FeedService { throw CancellationError() }.fetch()
      Issue.record("the feed was fetched")
    } catch {
      guard case .network(let cause) = error else {
        Issue.record("not a network error: \(error)")
        return
      }
      #expect(cause is CancellationError)
    }
  }
}
