import ContentParser
import FaqSearch
import Testing

@Suite("What the documentation shows of searching")
final class SearchListingTests {
  private let documents = [
    Document(blocks: [TitleBlock("Can I cancel?"), BodyBlock("At any time.")]),
    Document(blocks: [
      TitleBlock("How do I get a refund?"), BodyBlock("We send your money back. Ask us."),
    ]),
    Document(blocks: [TitleBlock("Where are you?"), BodyBlock("In Bremen.")]),
  ]
  private var printed: [String] = []

  @Test("The best answer is printed if the index is sure of it")
  func best() {
    let index = SearchIndex(documents)
    let results = index.search("how do I get my money back", limit: 5)
    if results.isConfident, let best = results.hits.first {
      let document = index.documents[best.place]
      print(results.question.excerpts(of: document).first?.text ?? "")
    }
    #expect(printed == ["We send your money back."])
  }

  @Test("Each hit has a document, a confidence and an excerpt")
  func hits() {
    let index = SearchIndex(documents)
    let results = index.search("how do I get my money back", limit: 5)
    for hit in results.hits {
      let document = index.documents[hit.place]
      print(document.title ?? "", hit.confidence)
      print(results.question.excerpts(of: document).first?.text ?? "")
    }
    #expect(printed.first?.hasPrefix("How do I get a refund? ") == true)
    #expect(printed.dropFirst().first == "We send your money back.")
  }

  /// Keeps what a listing prints.
  private func print(_ values: Any...) {
    printed.append(values.map { "\($0)" }.joined(separator: " "))
  }
}
