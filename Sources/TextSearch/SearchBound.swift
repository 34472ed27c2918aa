import Synchronization

/// The rank that a hit must be better than to be among the best, shared by all cores.
///
/// It depends only on FAQs in front of those that are searched, and hits that match equally well
/// keep their order. So a hit that it refuses would not have been kept at any time.
package final class SearchBound: Sendable {
  private let value = Atomic(Int.max)

  package init() {
    // Admits every rank.
  }

  package func admits(_ rank: SearchRank) -> Bool { rank.value < value.load(ordering: .relaxed) }

  package func lower(to rank: SearchRank) { value.store(rank.value, ordering: .relaxed) }
}
