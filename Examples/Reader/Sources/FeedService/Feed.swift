import FaqService

/// A feed: its articles, and the bytes that they were read from.
public struct Feed: Hashable, Sendable {
  /// The articles in the order of the feed.
  public let articles: [Article]
  /// The feed as it was fetched.
  public let bytes: [UInt8]

  /// Reads a feed, each of whose articles must have a title.
  public init(parsing bytes: [UInt8]) throws(FeedError) {
    let feed = try Self.value(of: bytes)
    guard let elements = feed.array ?? feed.object?["items"]?.array else {
      throw .decoding(reason: "expected an array of articles, or an object with `items`")
    }
    var articles: [Article] = []
    for element in elements { articles.append(try Article(element)) }
    self.articles = articles
    self.bytes = bytes
  }
}

private extension Feed {
  static func value(of bytes: [UInt8]) throws(FeedError) -> RawValue {
    do throws(RawReadingError) {
      return try RawValue(parsing: bytes)
    } catch {
      throw .decoding(reason: error.description)
    }
  }
}

private extension Article {
  init(_ value: RawValue) throws(FeedError) {
    guard let members = value.object else { throw FeedError("expected an article", at: value) }
    guard let title = members.text("title") else {
      throw FeedError("the article has no `title`", at: value)
    }
    self.title = title
    identity = members.text("id", "url", "link")
    summary = members.text("summary", "content_text")
    link = members.text("link", "url", "external_url")
    image = members.text("image", "banner_image")
    imageDescription = members.text("imageDescription", "_image_description")
    date = members.text("date", "date_published")
  }
}

private extension FeedError {
  init(_ message: String, at value: RawValue) {
    var locator = RawLocator()
    self = .decoding(reason: "\(locator.location(of: value)): \(message)")
  }
}

private extension RawObject {
  /// The first of some members that is a text and not blank.
  func text(_ names: String...) -> RawString? {
    names.lazy.compactMap { self[$0]?.string }.first { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
