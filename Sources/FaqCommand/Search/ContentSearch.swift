import ContentParser
import FaqSearch
import Renderers

/// Finds the FAQs of all sources that answer a question best, on all cores; the result does not
/// depend on their number.
struct ContentSearch {
  /// Content of this size takes long enough to show the progress.
  private static let largeSize = 16 << 20
  /// FAQs of this size are kept in memory; of larger content, those that may be among the best are,
  /// and if these are not enough, the best are read once more.
  private static let keptSize = 8 << 20
  /// Near spellings are looked for in this many bytes from the start.
  private static let sampleSize = 1 << 20

  let session: Session
  let limit: Int
  let spinner: Spinner

  /// What a search has found.
  struct Result {
    let results: SearchResults
    /// The best hits, the best first.
    let hits: [FoundFaq]
  }

  /// What is known of the content after it has been read.
  private struct Content {
    var terms = TermIndex()
    /// The numbers of the FAQs.
    var numbers: [Int] = []
    /// All FAQs, or none if there are too many.
    var kept: [Batch]? = []
    var size = 0
    /// The FAQs that may be among the best; no more of them are kept than of all.
    var candidates: [Entry] = []
    var candidateSize = 0
  }

  /// The best answers to a question; says which words were replaced.
  func run(_ question: Question) async throws -> Result {
    var content = try await read(question)
    let corrected = content.terms.corrected(question)
    let isSampled = content.size > Self.sampleSize
    if isSampled, corrected.replacements != question.replacements {
      content = try await read(corrected, after: content)
    }
    let results = content.terms.search(corrected, limit: limit)
    let numbers = results.hits.map { content.numbers[$0.place] }
    let entries = try await entries(Set(numbers), of: content)
    let extent = session.style.outputFormat.isData ? Excerpt.Extent.data : .line
    let hits = zip(numbers, results.hits).compactMap { number, hit in
      entries[number].map { FoundFaq($0, hit, results.question, extent) }
    }
    spinner.end()
    let result = Result(results: results, hits: hits)
    for replacement in results.question.replacements {
      let substitute = result.spelling(of: replacement.substitute)
      session.warn("\(replacement.word): showing results for \(substitute)")
    }
    return result
  }

  /// Collects the terms of a question from all FAQs, which may have been read before.
  private func read(_ question: Question, after known: Content? = nil) async throws -> Content {
    // Faults are reported once.
    let session = known == nil ? session : session.reporting(to: Silence())
    if var batches = known?.kept?[...] {
      return try await collect(question, session) { batches.popFirst() }
    }
    return try await session.read { session, entries in
      entries.spinner = spinner
      return try await spinner.show(if: entries.totalCount ?? .max >= Self.largeSize) {
        try await collect(question, session) { try await entries.nextBatch() }
      }
    }
  }

  private func collect(
    _ question: Question,
    _ session: Session,
    next: () async throws -> Batch?
  ) async throws -> Content {
    var content = Content()
    let table = TermTable(of: question)
    let keepsAll = session.loader.sources.contains { !$0.isRepeatable || $0.isFetched }
    var size = 0
    try await Pipeline(jobs: session.options.coreCount).run {
      guard let batch = try await next() else { return nil }
      defer { size += batch.size }
      return (batch, isSample: size < Self.sampleSize)
    } work: { (batch: Batch, isSample: Bool) in
      SearchedBatch(batch, question, isSample ? nil : table)
    } deliver: { _, searched in
      if !searched.faulty.isEmpty { spinner.end() }
      session.faults.add(searched.faulty[...])
      content.terms.append(searched.terms)
      content.numbers += searched.batch.entries.map(\.number)
      content.size += searched.batch.size
      content.kept?.append(searched.batch)
      if !keepsAll, content.size > Self.keptSize { content.kept = nil }
      for entry in searched.candidates where content.candidateSize < Self.keptSize {
        content.candidates.append(entry)
        content.candidateSize += entry.faq.source.count
      }
    }
    return content
  }

  /// The FAQs with certain numbers.
  private func entries(_ numbers: Set<Int>, of content: Content) async throws -> [Int: Entry] {
    let kept = content.kept?.flatMap(\.entries) ?? content.candidates
    let found = kept.lazy.filter { numbers.contains($0.number) }
    let entries = Dictionary(found.map { ($0.number, $0) }) { first, _ in first }
    guard entries.count < numbers.count else { return entries }
    return try await session.reporting(to: Silence())
      .entries(numbered: numbers.sorted().map { $0...$0 })
  }
}

/// The terms of a batch of FAQs.
private struct SearchedBatch: Sendable {
  /// As many FAQs of a batch may be among the best of all.
  private static let candidateCount = 10

  /// The batch that was searched, kept so that the thread that allocated its memory frees it.
  let batch: Batch
  let terms: BatchTerms
  /// The best entries of the batch; all of them, if their words are a sample.
  let candidates: [Entry]
  /// The entries that could not be read.
  let faulty: [Entry]

  /// Collects the terms of a table, or all terms for a sample.
  init(_ batch: Batch, _ question: Question, _ table: TermTable?) {
    self.batch = batch
    var builder = BatchTermsBuilder(question, table ?? TermTable())
    for entry in batch.entries { builder.add(entry.document) }
    terms = builder.finish()
    faulty = batch.entries.filter { $0.faq.fault != nil }
    guard table != nil else {
      candidates = batch.entries
      return
    }
    var index = TermIndex()
    index.append(terms)
    let best = index.places(for: question, limit: Self.candidateCount)
    candidates = best.map { batch.entries[$0] }
  }
}

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
