import ContentParser
import FaqBrowser

/// An entry with a title and an answer in Markdown.
struct Question {
  var title: String
  var answer: String
  var identity: String?
  var summary: String?

  static let prices = [
    Self(title: "What does it cost?", answer: "It costs **nothing**."),
    Self(
      title: "Where are the prices?",
      answer: "See [here](https://example.org/a) and [there](https://example.org/b)."
    ),
    Self(title: "日本語で?", answer: "はい。"),
  ]

  var entry: CatalogueEntry {
    let (title, answer) = (title, answer)
    return CatalogueEntry(identity: identity ?? title, title: title, summary: summary) {
      Document(blocks: [TitleBlock(title), BodyBlock(answer, format: .markdown)])
    }
  }
}
