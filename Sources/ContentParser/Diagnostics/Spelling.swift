/// Suggests names for mistyped ones.
package enum Spelling {
  /// The candidate most like a word, if one is similar enough: `list` for `lsit`.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    let typed = TypedWord(word)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      guard let distance = typed.distance(to: candidate) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The only candidate that a word can be a slip of: one letter differs, or the case.
  ///
  /// Unlike `nearest`, this is certain enough to change the word without asking.
  package static func slip(in word: String, of candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    guard typed.count > 2 else { return nil }
    let names = candidates.filter { candidate in
      let name = Array(candidate.lowercased().unicodeScalars)
      return abs(name.count - typed.count) < 2
        && name.leastDistance(to: typed.letters) < 2 && distance(typed, name) < 2
    }
    return names.count == 1 ? names.first : nil
  }

  /// The number of scalars to insert, delete, change or swap to turn one word into another.
  package static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      for n in to.indices {
        var cost = min(last[n + 1] + 1, row[n] + 1, last[n] + (from[i] == to[n] ? 0 : 1))
        if i > 0, n > 0, from[i] == to[n - 1], from[i - 1] == to[n] {
          cost = min(cost, beforeLast[n - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[to.count]
  }
}

/// A word that may be mistyped, to compare with many names.
package struct TypedWord: Sendable {
  private let scalars: [Unicode.Scalar]
  private let letters: UInt64
  /// How many letters may differ.
  private let limit: Int

  /// The start of a word, in lower case.
  package init(_ word: String) {
    scalars = Array(word.lowercased().unicodeScalars.prefix(64))
    letters = scalars.letters
    limit = (scalars.count + 2) / 3
  }

  /// How much a name differs, or nil if it is not similar enough.
  package func distance(to name: String) -> Int? {
    let lowercased = name.lowercased()
    let name = lowercased.unicodeScalars
    if scalars.count > 1, name.starts(with: scalars) { return 1 }
    guard name.leastDistance(to: letters) <= limit else { return nil }
    let distance = Spelling.distance(scalars, Array(name))
    return distance <= limit && distance < name.count ? distance : nil
  }
}

private extension Sequence<Unicode.Scalar> {
  /// A bit for each letter; letters may share one.
  var letters: UInt64 { reduce(0) { $0 | 1 << UInt64($1.value & 63) } }

  /// How many letters only one of two words has, each of which takes at least one change.
  func leastDistance(to others: UInt64) -> Int {
    let own = letters
    return Swift.max((own & ~others).nonzeroBitCount, (others & ~own).nonzeroBitCount)
  }
}
