import ContentParser
import FaqSearch

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
