import ContentParser
import FaqSearch
import Renderers

/// An FAQ that answers a question, with its best sentences.
struct FoundFaq {
  /// The maximum number of sentences in JSON.
  private static let sentenceCount = 5

  let entry: Entry
  let row: OverviewRow
  private let hit: SearchHit
  private let heading: Excerpt
  private let sentences: [Excerpt]

  init(_ entry: Entry, _ hit: SearchHit, _ question: Question, _ extent: Excerpt.Extent) {
    let document = entry.document
    var row = OverviewRow(number: entry.number, of: document)
    row.source = entry.origin.shownName
    self.entry = entry
    self.row = row
    self.hit = hit
    heading = question.excerpt(ofTitle: row.visibleTitle)
    sentences = question.excerpts(of: document, limit: Self.sentenceCount, extent)
  }

  /// The title with its number and category, and the best sentence below it.
  var node: Node {
    var inlines = heading.inlines
    if let category = row.category { inlines.append(.text(" · \(category)")) }
    if let sentence = sentences.first { inlines += [.lineBreak] + sentence.inlines }
    return .list(.numbers(from: row.number), [[.paragraph(inlines)]])
  }

  /// The words that match, as they are spelled here.
  var matchedWords: [String] { ([heading] + sentences).flatMap(\.matches) }

  /// Writes `{"number":2,"title":"…","lines":["…"],"rank":1,"score":9.1,…}`.
  func writeJSON(rank: Int, to buffer: inout OutputBuffer) {
    buffer.append("{\"number\":\(row.number),\"title\":")
    buffer.appendJSONString(orNull: row.title)
    if let category = row.category {
      buffer.append(",\"category\":")
      buffer.appendJSONString(category)
    }
    if let source = row.source {
      buffer.append(",\"source\":")
      buffer.appendJSONString(source)
    }
    buffer.append(",\"lines\":[")
    for (index, sentence) in sentences.enumerated() {
      buffer.append(index == 0 ? "" : ",")
      buffer.appendJSONString(sentence.text)
    }
    buffer.append("],\"rank\":\(rank),\"score\":\(hit.score.decimal)")
    buffer.append(",\"confidence\":\(hit.confidence.decimal),\"words\":[")
    for (index, word) in hit.words.enumerated() {
      buffer.append(index == 0 ? "{\"word\":" : ",{\"word\":")
      buffer.appendJSONString(word.word)
      buffer.append(",\"title\":\(word.isInTitle),\"text\":\(word.isInText)}")
    }
    buffer.append("]}")
  }
}

private extension Double {
  /// The number with up to three digits after the point.
  var decimal: Double { (self * 1_000).rounded() / 1_000 }
}

extension ContentSearch.Result {
  /// Writes the hits; nothing if there are none, except in JSON, which other programs read.
  func write(_ session: Session) throws {
    var buffer = OutputBuffer()
    guard let renderer = session.style.nodeRenderer else {
      try writeJSON(session)
      return
    }
    guard !hits.isEmpty else { return }
    buffer.append(renderer.render(hits.map(\.node)))
    try session.flush(&buffer)
  }

  private func writeJSON(_ session: Session) throws {
    var buffer = OutputBuffer()
    buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"hits\":[")
    for (index, hit) in hits.enumerated() {
      buffer.append(index == 0 ? "" : ",\n")
      hit.writeJSON(rank: index + 1, to: &buffer)
      try session.flush(&buffer, atLeast: 64 << 10)
    }
    buffer.append("],\"count\":\(results.matchCount),\"isConfident\":\(results.isConfident)")
    buffer.append(",\"replacements\":[")
    for (index, replacement) in results.question.replacements.enumerated() {
      buffer.append(index == 0 ? "{\"word\":" : ",{\"word\":")
      buffer.appendJSONString(replacement.word)
      buffer.append(",\"substitute\":")
      buffer.appendJSONString(spelling(of: replacement.substitute))
      buffer.append("}")
    }
    buffer.append("]}\n")
    try session.flush(&buffer)
  }

  /// A folded word as the hits spell it.
  func spelling(of folded: String) -> String {
    hits.lazy.flatMap(\.matchedWords)
      .first { Folding.shared.folded($0) == Array(folded.utf8) } ?? folded
  }
}
