import Bytes
import ContentParser

/// Finds the documents that answer a question best.
///
/// ```swift
/// let index = SearchIndex(documents)
/// for hit in index.search("how do I get my money back", limit: 5).hits {
///   print(index.documents[hit.place].title ?? "", hit.confidence)
/// }
/// ```
///
/// An index is a value: it can be copied, sent to other tasks, and extended.
public struct SearchIndex: Sendable {
  /// The documents, in the order in which they were added.
  public private(set) var documents: [Document] = []
  private var terms = TermIndex()

  /// Creates an index of documents.
  public init(_ documents: some Sequence<Document> = []) { append(documents) }

  /// Creates an index of the documents of a source.
  ///
  /// ```swift
  /// let index = try await SearchIndex(reading: parser.documents(from: .file("faqs.json")))
  /// ```
  public init<Failure: Error>(
    reading documents: some AsyncSequence<Document, Failure> & Sendable
  ) async throws(Failure) { self = try await Self.reading(documents) }

  /// Reads documents, and collects their terms on all cores.
  @concurrent
  private static func reading<Failure: Error>(
    _ documents: some AsyncSequence<Document, Failure> & Sendable
  ) async throws(Failure) -> Self {
    let result = await withTaskGroup(of: (Int, BatchTerms).self) { group in
      var index = Self()
      var batch: [Document] = []
      func endBatch() {
        guard !batch.isEmpty else { return }
        group.addTask { [batch, start = index.documents.count] in
          (start, BatchTerms(of: batch))
        }
        index.documents += batch
        batch = []
      }
      do throws(Failure) {
        for try await document in documents {
          batch.append(document)
          if batch.count == Segment.maximumCount { endBatch() }
        }
      } catch {
        return Result<Self, Failure>.failure(error)
      }
      endBatch()
      let batches = await group.reduce(into: []) { $0.append($1) }
      for (_, batch) in batches.sorted(by: { $0.0 < $1.0 }) { index.terms.append(batch) }
      return .success(index)
    }
    return try result.get()
  }

  /// Adds documents after the others.
  public mutating func append(_ more: some Sequence<Document>) {
    var start = documents.count
    documents += more
    while start < documents.count {
      let end = min(start + Segment.maximumCount, documents.count)
      terms.append(BatchTerms(of: documents[start..<end]))
      start = end
    }
  }

  /// The documents that answer a question best.
  public func search(_ question: String, limit: Int = 10) -> SearchResults {
    search(Question(question), limit: limit)
  }

  /// The documents that answer a question best.
  public func search(_ question: Question, limit: Int = 10) -> SearchResults {
    let corrected = terms.corrected(question)
    guard corrected.hasConditions else { return terms.search(corrected, limit: limit) }
    return terms.search(corrected, limit: limit) { $1.admits(documents[$0]) }
  }
}

private extension BatchTerms {
  /// The terms of documents.
  init(of documents: some Sequence<Document>) {
    var builder = BatchTermsBuilder()
    for document in documents { builder.add(document) }
    self = builder.finish()
  }
}

/// What a search has found.
public struct SearchResults: Sendable {
  /// The best hits, the best first.
  public internal(set) var hits: [SearchHit]
  /// How many documents have a word of the question that says something.
  public internal(set) var matchCount: Int
  /// The question with the weights that its words have in the content, for excerpts.
  public let question: Question

  /// Whether the best hit is likely to answer the question.
  public var isConfident: Bool { (hits.first?.confidence ?? 0) >= SearchHit.likelyConfidence }
}

/// A document that a search has found.
public struct SearchHit: Sendable {
  /// The confidence from which on a hit is likely to answer the question.
  public static let likelyConfidence = 0.2

  /// A word of the question that a document has.
  public struct Word: Equatable, Sendable {
    /// The word without case and accents.
    public let word: String
    /// Whether the title has it.
    public let isInTitle: Bool
    /// Whether other text has it.
    public let isInText: Bool
  }

  /// The place of the document among all.
  public let place: Int
  /// How well the document answers the question, compared with others; no limit holds for it.
  public let score: Double
  /// The share of what the question says that the document has, from 0 to 1.
  ///
  /// A word in the title counts in full, and one in other text as it does in the ranking.
  public let confidence: Double
  /// The words of the question that the document has.
  public let words: [Word]
}

extension SearchHit.Word {
  init(_ word: Question.Word, _ counts: TermCounts) {
    self.init(
      word: String(copying: word.text.span),
      isInTitle: counts.title > 0,
      isInText: counts.text > 0
    )
  }
}
