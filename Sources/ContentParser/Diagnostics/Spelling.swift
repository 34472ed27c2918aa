import FaqService

/// Suggests names for mistyped ones.
package enum Spelling {
  /// The candidate most like a word, if one is similar enough: `list` for `lsit`.
  package static func nearest(
    to word: String,
    among candidates: some Sequence<String>
  ) -> String? {
    let typed = TypedWord(word)
    let similar = candidates.compactMap { candidate in
      typed.distance(to: candidate).map { (name: candidate, distance: $0) }
    }
    return similar.min { $0.distance < $1.distance }?.name
  }

  /// The only candidate that a word can be a slip of: one letter differs, or the case.
  ///
  /// Unlike `nearest`, this is certain enough to change the word without asking.
  package static func slip(in word: String, of candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    guard typed.count > 2 else { return nil }
    let letters = typed.letters
    let names = candidates.filter { candidate in
      let name = candidate.lowercased().unicodeScalars
      return name.leastDistance(to: letters) < 2 && distance(typed, Array(name)) < 2
    }
    return names.count == 1 ? names.first : nil
  }

  /// The number of scalars to insert, delete, change or swap to turn one word into another.
  package static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      row.reserveCapacity(last.count)
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

/// Other words that authors use for the names of this format.
enum Synonyms {
  /// The candidate that a name probably means: `title` for `question` or `tittle`.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    if let similar = Spelling.nearest(to: name, among: candidates) { return similar }
    let meaning = types[name.lowercasedPrefix]
    return meaning.flatMap { meaning in candidates.first { $0 == meaning } }
  }

  /// The name that a member's name probably means, which a short one does by one letter at most.
  static func nearest(toMember name: String, among candidates: [String]) -> String? {
    if let similar = Spelling.nearest(to: name, among: candidates),
      name.utf8.count > 6 || TypedWord(name).distance(to: similar) == 1
    {
      return similar
    }
    let word = name.lowercasedPrefix
    return candidates.first { names(for: $0).contains(word) }
  }

  /// The names in whose place authors write others: for `action` they write `url`.
  static func names(for name: String) -> Set<String> { members[name] ?? [] }

  private static let types: [String: String] = [
    "question": "title", "heading": "title", "headline": "title", "header": "title",
    "h1": "title", "h2": "title", "name": "title", "subject": "title",
    "answer": "body", "paragraph": "body", "text": "body", "p": "body", "content": "body",
    "description": "body",
    "markdown": "richText", "md": "richText",
    "link": "button", "action": "button", "cta": "button", "url": "button",
    "info": "note", "callout": "note", "hint": "note",
  ]

  private static let members: [String: Set<String>] = [
    "type": ["kind", "block", "@type"],
    "text": [
      "title", "question", "label", "caption", "heading", "headline", "name", "content", "body",
      "answer", "value", "string", "markdown", "html", "message", "description",
    ],
    "action": ["url", "href", "link", "address", "target", "uri", "to", "src", "destination"],
    "url": ["src", "href", "link", "address", "uri", "source", "action"],
    "description": ["alt", "alttext"],
    "strong": ["bold", "b"],
    "emphasis": ["italic", "em", "i"],
    "lang": ["language"],
    "elements": ["items", "blocks", "content", "contents", "children", "parts", "body"],
  ]
}

extension RawItem {
  /// The member that is probably meant by a name that the item does not have.
  func member(like name: String) -> RawMember? {
    let members = members.map { Array($0) } ?? []
    if let nearest = Spelling.nearest(to: name, among: members.lazy.map(\.name.text)) {
      return members.first { $0.name == nearest }
    }
    let synonyms = Synonyms.names(for: name)
    return members.first { synonyms.contains($0.name.text.lowercasedPrefix) }
  }
}

private extension String {
  /// The beginning in small letters, which is enough to compare it with short names.
  var lowercasedPrefix: String { clipped.lowercased() }
}
