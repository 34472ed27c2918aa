import Bytes
import ContentParser

/// Finds titles that have a word spelled much like a word of a query.
package struct SimilarTitles: Sendable {
  private let words: [TypedWord]

  /// Looks for words like those of a query.
  package init(to query: SearchQuery) {
    words = query.words.flatMap { $0.folded.words.map(TypedWord.init) }
  }

  /// Whether a title has such a word.
  package func contain(_ title: String) -> Bool {
    Folding.shared.folded(title).words.contains { word in
      words.contains { $0.distance(to: word) != nil }
    }
  }
}
