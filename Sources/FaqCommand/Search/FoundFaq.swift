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

  /// `{"number":2,"title":"…","lines":["…"],"rank":1,"score":9.1,…}`.
  func json(rank: Int) -> JSONValue {
    let words = hit.words.map { word -> JSONValue in
      ["word": .string(word.word), "title": .flag(word.isInTitle), "text": .flag(word.isInText)]
    }
    return [
      "number": .number(row.number),
      "title": JSONValue(orNull: row.title),
      "category": row.category.map { .string($0) },
      "source": row.source.map { .string($0) },
      "lines": .array(sentences.map { .string($0.text) }),
      "rank": .number(rank),
      "score": .decimal(hit.score),
      "confidence": .decimal(hit.confidence),
      "words": .array(words),
    ]
  }
}

extension ContentSearch.Result {
  /// How many titles are named if nothing answers well.
  private static let nearestCount = 3

  /// Writes the hits; without hits, only JSON has output, which other programs read.
  ///
  /// A format that is not made of nodes writes them as it writes an overview.
  func write(_ session: Session) throws {
    let style = session.style
    if style.outputFormat.isData {
      try writeJSON(after: "{\"schemaVersion\":\(JSONRenderer.schemaVersion),", session)
    } else if !hits.isEmpty {
      try session.write(
        style.renderer.nodeRenderer?.render(hits.map(\.node)) ?? overview(in: style.renderer)
      )
    }
  }

  private func overview(in renderer: any Renderer) -> String {
    var assembly = Assembly(ofOverviewIn: renderer, to: MemorySink())
    for hit in hits { assembly.write(hit.row) }
    return assembly.finish().text
  }

  /// Writes the answer as a document, and the titles of other hits below it.
  func writeAnswer(_ session: Session) throws {
    let answer = results.isConfident ? hits.first?.entry : nil
    let session = session.declaring(answer?.origin).linking(to: [answer].compactMap(\.self))
    // The search has reported faults.
    let silent = session.reporting(to: Silence())
    guard !session.style.outputFormat.isData else {
      let frame = session.style.renderer.frame(of: .documents())
      var sections = frame.sections.map { _ in OutputBuffer() }
      if let answer {
        let document = try DocumentParser(silent).document(of: answer)
        session.style.renderer.write(document, number: nil, to: &sections)
      }
      try writeJSON(after: "\(frame.opening)\(sections[0].text)],\n", session)
      return
    }
    guard let answer else { return }
    var writer = try DocumentWriter(silent)
    try writer.write(answer)
    let others = hits.dropFirst().map { hit in
      Node.Fact([.text("\(hit.row.number)")], [.text(hit.row.visibleTitle)])
    }
    let heading = session.style.settings.labels[.others, answer.document.language.tag]
    try writer.end(adding: others.isEmpty ? [] : [.heading(level: 1, heading), .facts(others)])
  }

  /// That nothing answers a question well, with the nearest titles.
  func unanswered(_ words: String, _ session: Session) -> Failure {
    let titles = hits.prefix(Self.nearestCount).map { "\($0.row.number) “\($0.row.visibleTitle)”" }
    let (problem, hint): (Message, Message) =
      hits.isEmpty
      ? ("matches “\(words)”", "\(session.environment.program) list shows all titles.")
      : ("answers “\(words)” well", "The nearest titles: \(titles.joined(separator: ", ")).")
    return Failure(.notFound, "nothing in \(session.sourceName) \(problem)", hint: hint)
  }

  /// Writes the hits as JSON; the opening may have other members before them.
  private func writeJSON(after opening: String, _ session: Session) throws {
    let replacements = results.question.replacements.map { replacement -> JSONValue in
      [
        "word": .string(replacement.word),
        "substitute": .string(spelling(of: replacement.substitute)),
      ]
    }
    var buffer = OutputBuffer()
    buffer.append(opening)
    buffer.append([
      JSONMember("hits", .lines(hits.enumerated().map { $1.json(rank: $0 + 1) })),
      JSONMember("count", .number(results.matchCount)),
      JSONMember("isConfident", .flag(results.isConfident)),
      JSONMember("replacements", .array(replacements)),
    ])
    buffer.append("}\n")
    try session.output.write(buffer.take())
  }

  /// A folded word as the hits spell it.
  func spelling(of folded: String) -> String {
    hits.lazy.flatMap(\.matchedWords)
      .first { Folding.shared.folded($0) == Array(folded.utf8) } ?? folded
  }
}
