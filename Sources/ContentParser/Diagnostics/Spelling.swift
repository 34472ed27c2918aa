/// Finds what somebody may have meant.
package enum Spelling {
  /// The candidate that a slip or two turns into `word`: `title` for `tittle`; nil if none is near.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    var best: (candidate: String, distance: Int)?
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    for candidate in candidates where candidate != word {
      let others = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let bound = max(1, min(letters.count, others.count) / 3)
      guard abs(letters.count - others.count) <= bound else { continue }
      let distance = distance(letters, others)
      if distance <= bound, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to other.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 1...one.count {
      var current = [row]
      for column in 1...other.count {
        let isSame = one[row - 1] == other[column - 1]
        var cost = min(
          last[column] + 1,
          current[column - 1] + 1,
          last[column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
