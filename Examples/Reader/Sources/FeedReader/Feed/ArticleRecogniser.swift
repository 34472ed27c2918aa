import ContentParser
import FaqImport
import FaqService
import FeedService

/// Reads a feed: an entry for each article.
struct ArticleRecogniser: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let feed = try? RawValue(parsing: content),
      let elements = (feed.array ?? feed.object?["items"]?.array).map(Array.init)
    else { return nil }
    let articles = elements.compactMap(PlacedArticle.init)
    guard !articles.isEmpty, articles.count == elements.count else { return nil }
    return ImportedContent(
      articles.map(\.entry),
      reading: ImportReading("articles of a feed", count: articles.count)
    )
  }
}

/// An article whose texts know their places in the feed.
private struct PlacedArticle {
  private let members: RawObject
  private let title: RawString

  init?(_ value: RawValue) {
    guard let members = value.object, let title = members.text(.title) else { return nil }
    (self.members, self.title) = (members, title)
  }

  var entry: ImportedEntry {
    let (summary, link) = (members.text(.summary), members.text(.link))
    return ImportedEntry(
      question: ImportedText(title),
      answer: [
        byline, picture, summary.map { .text(ImportedText($0)) },
        link.map {
          .item(["type": "button", "text": "Read the page", "action": ImportedJSON($0)])
        },
      ]
      .compactMap(\.self),
      rest: [
        members.text(.identity).map { ImportedMember("id", ImportedText($0)) },
        summary.map { ImportedMember("summary", ImportedText($0.text.firstSentence, from: $0)) },
      ]
      .compactMap(\.self)
    )
  }

  /// Where and when the page was published, as far as that is known.
  private var byline: ImportedPart? {
    let date = members.text(.date)
    let site = members.text(.link).flatMap { link in
      (try? Address(link.text))?.host.map { ImportedText($0, from: link) }
    }
    guard site != nil || date != nil else { return nil }
    return .item([
      "type": "byline", "site": site.map(ImportedJSON.init), "date": date.map(ImportedJSON.init),
    ])
  }

  private var picture: ImportedPart? {
    members.text(.image).map { image in
      let description = members.text(.imageDescription).map { ImportedText($0) }
      return .item([
        "type": "picture", "source": ImportedJSON(image),
        "description": ImportedJSON(
          description ?? ImportedText("Picture of “\(title)”", from: image)
        ),
      ])
    }
  }
}

private extension RawObject {
  /// The text of a part, if there is one.
  func text(_ part: Article.Part) -> RawString? {
    part.names.lazy.compactMap { self[$0]?.string }.first { !$0.text.allSatisfy(\.isWhitespace) }
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
