import ContentParser
import FaqService
import TextSearch

/// Searches batches of FAQs; safe to call on any core.
struct BatchSearch: Sendable {
  let query: SearchQuery
  let extent: Excerpt.Extent
  let bound: SearchBound

  /// Searches a batch; in a sample of the content, near spellings are looked for too.
  func search(_ batch: Batch, isSample: Bool) -> SearchedBatch {
    var searched = SearchedBatch(nearWords: NearWords(to: query))
    var text = SearchableText()
    for entry in batch.entries {
      if entry.faq.fault != nil { searched.faulty.append(entry) }
      let document = entry.document
      text.replace(with: document)
      if let rank = query.rank(of: text) {
        searched.hitCount += 1
        guard bound.admits(rank) else { continue }
        searched.hits.append(SearchHit(document, of: entry, rank: rank, query, extent))
      } else if isSample, searched.hitCount == 0 {
        searched.nearWords.add(document, text)
      }
    }
    return searched
  }
}

/// What was found in a batch.
struct SearchedBatch: Sendable {
  /// The number of FAQs that match.
  var hitCount = 0
  /// Those that may be among the best, in their order.
  var hits: [SearchHit] = []
  /// The entries that could not be read.
  var faulty: [Entry] = []
  /// Spellings to suggest if nothing is found.
  var nearWords: NearWords
}
