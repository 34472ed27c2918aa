import FaqService

/// Reads articles from JSON.
enum FeedDecoding {
  /// The articles of a feed; each must have a title.
  static func articles(in bytes: [UInt8]) throws(FeedError) -> [Article] {
    let feed = try value(of: bytes)
    guard let elements = feed.array ?? feed.object?["items"]?.array else {
      throw .decoding(reason: "expected an array of articles, or an object with `items`")
    }
    var articles: [Article] = []
    for element in elements { articles.append(try article(element)) }
    return articles
  }
}

private extension FeedDecoding {
  static func value(of bytes: [UInt8]) throws(FeedError) -> RawValue {
    do throws(RawReadingError) {
      return try RawValue(parsing: bytes)
    } catch {
      throw .decoding(reason: error.description)
    }
  }

  static func article(_ value: RawValue) throws(FeedError) -> Article {
    guard let members = value.object else { throw fault("expected an article", at: value) }
    guard let title = members.text("title") else {
      throw fault("the article has no `title`", at: value)
    }
    var article = Article(title: title)
    article.identity = members.text("id", "url", "link")
    article.summary = members.text("summary", "content_text")
    article.link = members.text("link", "url", "external_url")
    article.image = members.text("image", "banner_image")
    article.imageDescription = members.text("imageDescription", "_image_description")
    article.date = members.text("date", "date_published")
    return article
  }

  static func fault(_ message: String, at value: RawValue) -> FeedError {
    var locator = RawLocator()
    return .decoding(reason: "\(locator.location(of: value)): \(message)")
  }
}

private extension RawObject {
  /// The first of some members that is a text and not blank.
  func text(_ names: String...) -> String? {
    names.lazy.compactMap { self[$0]?.string?.text }.first { !$0.allSatisfy(\.isWhitespace) }
  }
}
