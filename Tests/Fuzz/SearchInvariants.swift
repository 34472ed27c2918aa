import ContentParser
import FaqSearch
import FaqService

/// Checks what must hold for a question, the first line, about all content after it.
struct SearchInvariants {
  private let question: Question
  private let documents: [Document]

  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    question = Question(
      String(decoding: line, as: Unicode.UTF8.self),
      needsAllWords: Bool.random(using: &random)
    )
    let faqs = Reading(pieces: [Array(bytes[line.endIndex...])]).faqs
    documents = ContentParser().parse(faqs)
  }

  func check() throws(Violation) {
    let index = SearchIndex(documents)
    let all = index.search(question, limit: .max)
    let places = all.hits.map(\.place)
    try check(all)
    for limit in 0...2 {
      try Violation.unless(
        index.search(question, limit: limit).hits.map(\.place) == Array(places.prefix(limit)),
        "the first \(limit) hits differ from those of all"
      )
    }
    var grown = SearchIndex()
    for document in documents { grown.append([document]) }
    try Violation.unless(
      grown.search(question, limit: .max).hits.map(\.place) == places,
      "an index that grew by one document at a time finds something else"
    )
  }

  private func check(_ results: SearchResults) throws(Violation) {
    let hits = results.hits
    try Violation.unless(
      Set(hits.map(\.place)).count == hits.count && hits.allSatisfy { $0.place < documents.count },
      "a hit is there twice, or outside of the documents"
    )
    try Violation.unless(
      zip(hits, hits.dropFirst()).allSatisfy { $0.score >= $1.score },
      "a better hit comes after another"
    )
    for hit in hits {
      try Violation.unless(
        hit.score.isFinite && (0...1).contains(hit.confidence),
        "a hit has the score \(hit.score) and the confidence \(hit.confidence)"
      )
      let document = documents[hit.place]
      let title = document.title ?? ""
      let excerpt = results.question.excerpt(ofTitle: title)
      try Violation.unless(
        title.utf8.count > 1_000 || excerpt.text == title,
        "the excerpt of the title \(title.debugDescription) is \(excerpt.text.debugDescription)"
      )
      _ = results.question.excerpts(of: document, limit: 3)
    }
  }
}
