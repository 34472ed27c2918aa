import FaqImport
import FaqService
import Testing

@testable import FeedReader

/// What the program makes of a feed.
func articles(_ feed: some FaqSource) -> ImportingSource<ArticleSource> {
  ArticleSource(base: feed).importing(with: [ArticleRecogniser()])
}

@Suite("The articles of a feed become entries")
struct ArticleSourceTests {
  private static func entries(_ feed: String) async throws -> [String?] {
    try await FaqService(source: articles(.text(feed))).fetch().map { $0.value?.description }
  }

  private static func failure(_ source: some FaqSource) async -> FaqServiceError? {
    await #expect(throws: FaqServiceError.self) {
      try await FaqService(source: articles(source)).fetch()
    }
  }

  @Test("An entry has title, site, day, picture, summary and link, and one sentence for the list")
  func entry() async throws {
    let feed = #"""
      [{"id":"a","title":"A \"B\"","summary":"Made in 3.5 days! Really.","link":"https://example.com/a",
      "image":"https://example.com/a.png","date":"2026-11-20"}]
      """#
    #expect(
      try await Self.entries(feed) == [
        #"""
        {"id":"a","summary":"Made in 3.5 days!","elements":[{"type":"title","text":"A \"B\""},\#
        {"type":"byline","site":"example.com","date":"2026-11-20"},\#
        {"type":"picture","source":"https://example.com/a.png",\#
        "description":"Picture of “A \"B\"”"},{"type":"body","text":"Made in 3.5 days! Really."},\#
        {"type":"button","text":"Read the page","action":"https://example.com/a"}]}
        """#
      ]
    )
  }

  @Test("What the feed leaves out, the entry leaves out")
  func gaps() async throws {
    let feed = #"[{"title":"A"},{"title":"B","date":"2026-11-20"}]"#
    #expect(
      try await Self.entries(feed) == [
        #"{"elements":[{"type":"title","text":"A"}]}"#,
        #"{"elements":[{"type":"title","text":"B"},{"type":"byline","date":"2026-11-20"}]}"#,
      ]
    )
  }

  @Test("A failure to fetch says so, and can be repeated")
  func network() async {
    let error = await Self.failure(MemorySource.text("[]").failing(.count(1)))
    #expect(
      error?.description == "memory: the feed could not be fetched: this fetch was told to fail"
    )
    #expect(error?.recovery == .later)
  }

  @Test("A failure to read says so, and what a feed is")
  func decoding() async {
    let error = await Self.failure(MemorySource.text("[7]"))
    #expect(
      error?.description
        == "memory: the feed could not be read: at /0: expected an article"
    )
    #expect(
      error?.hint == "A feed is a JSON array of articles with a title and a link, or a JSON Feed."
    )
    #expect(error?.code == .malformed)
  }

  @Test("A feed without articles opens no list")
  func empty() async {
    let error = await Self.failure(MemorySource.text("[]"))
    #expect(
      error?.description == "memory: the feed could not be read: there are no articles in it"
    )
  }
}
