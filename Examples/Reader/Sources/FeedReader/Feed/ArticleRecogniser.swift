import ContentParser
import FaqImport
import FaqService
import FeedService

/// Reads a feed: an entry for each article.
struct ArticleRecogniser: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let articles = try? Feed(parsing: content).articles, !articles.isEmpty else { return nil }
    return ImportedContent(
      articles.map(\.entry),
      reading: ImportReading("articles of a feed", count: articles.count)
    )
  }
}

private extension Article {
  var entry: ImportedEntry {
    ImportedEntry(
      question: ImportedText(title),
      answer: [
        byline, picture, summary.map { .text(ImportedText($0)) },
        link.map {
          .item(["type": "button", "text": "Read the page", "action": ImportedJSON($0)])
        },
      ]
      .compactMap(\.self),
      rest: [
        identity.map { ImportedMember("id", ImportedText($0)) },
        summary.map { ImportedMember("summary", ImportedText($0.text.firstSentence, from: $0)) },
      ]
      .compactMap(\.self)
    )
  }

  /// Where and when the page was published, as far as that is known.
  var byline: ImportedPart? {
    let site = link.flatMap { link in
      (try? Address(link.text))?.host.map { ImportedText($0, from: link) }
    }
    guard site != nil || date != nil else { return nil }
    return .item([
      "type": "byline", "site": site.map(ImportedJSON.init), "date": date.map(ImportedJSON.init),
    ])
  }

  var picture: ImportedPart? {
    image.map { image in
      let description = ImportedText("Picture of “\(title)”", from: image)
      return .item([
        "type": "picture", "source": ImportedJSON(image),
        "description": ImportedJSON(imageDescription.map { ImportedText($0) } ?? description),
      ])
    }
  }
}

private extension ImportedPart {
  static func item(_ members: KeyValuePairs<String, ImportedJSON?>) -> Self {
    .item(.object(members))
  }
}

private extension ImportedJSON {
  init(_ string: RawString) { self.init(ImportedText(string)) }
}

private extension ImportedText {
  /// A text that was made from one of the feed.
  init(_ text: String, from string: RawString) {
    self.init(text, at: string.literal.startIndex)
  }
}

private extension String {
  /// The first sentence: the text up to a full stop, question mark or exclamation mark and a space.
  var firstSentence: String {
    let ends = indices.filter { ".?!".contains(self[$0]) }.map { index(after: $0) }
    let end = ends.first { $0 == endIndex || self[$0].isWhitespace }
    return String(self[..<(end ?? endIndex)])
  }
}
