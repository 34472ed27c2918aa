/// Suggests names for mistyped ones.
package enum Spelling {
  /// The candidate most like a word, if one is similar enough: `list` for `lsit`.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    let limit = (typed.count + 2) / 3
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = Array(candidate.lowercased().unicodeScalars)
      let near = startsName(typed, name) ? 1 : distance(typed, name, atMost: limit)
      guard let distance = near, distance <= limit, distance < name.count else { continue }
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
      return abs(name.count - typed.count) < 2 && distance(typed, name, atMost: 1) != nil
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

  /// The distance, or nil if it is greater than a limit, which the letters alone often show.
  private static func distance(
    _ from: [Unicode.Scalar],
    _ to: [Unicode.Scalar],
    atMost limit: Int
  ) -> Int? {
    guard from.leastDistance(to: to) <= limit else { return nil }
    let distance = distance(from, to)
    return distance <= limit ? distance : nil
  }

  private static func startsName(_ typed: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    typed.count > 1 && name.starts(with: typed)
  }
}

private extension [Unicode.Scalar] {
  /// How many letters only one of two words has, each of which takes at least one change.
  func leastDistance(to other: Self) -> Int {
    let (own, others) = (letters, other.letters)
    return Swift.max((own & ~others).nonzeroBitCount, (others & ~own).nonzeroBitCount)
  }

  /// A bit for each letter; letters may share one.
  var letters: UInt64 { reduce(0) { $0 | 1 << UInt64($1.value & 63) } }
}
