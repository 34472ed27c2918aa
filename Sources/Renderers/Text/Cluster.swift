/// A grapheme cluster, by its UTF-8 offsets in a text, and the columns that it takes.
struct Cluster {
  let range: Range<Int>
  let width: Int
  let isSpace: Bool

  /// The clusters of a text; one that is too wide for any line, such as a row of the consonants
  /// that begin syllables of Hangul, falls into its scalars.
  static func all(of text: String, width: Int? = nil) -> [Self] {
    var clustering = Clustering(text: text, limit: width.map { max($0, 2) } ?? .max)
    return clustering.clusters()
  }
}

extension Sequence<Cluster> {
  /// The columns that all of them take.
  var width: Int { reduce(0) { $0 + $1.width } }
}

/// Finds clusters; `Character` is asked only where a scalar joins another, since it is slow.
private struct Clustering {
  private let text: String
  /// The columns that a cluster may take; two do for any scalar.
  private let limit: Int
  private var found: [Cluster] = []

  init(text: String, limit: Int) {
    self.text = text
    self.limit = limit
    found.reserveCapacity(text.utf8.count)
  }

  mutating func clusters() -> [Cluster] {
    let table = WidthTable.table
    var offset = 0
    var joinedStart: Int?
    var lastJoins = false
    for scalar in text.unicodeScalars {
      let width = ScalarWidth(scalar, in: table)
      let range = offset..<offset + UTF8.width(scalar)
      if width.joins {
        joinedStart = joinedStart ?? found.popLast()?.range.lowerBound ?? offset
      } else if joinedStart == nil || !lastJoins {
        if let start = joinedStart { add(joined: start..<offset) }
        joinedStart = nil
        found.append(Cluster(range: range, width: width.columns, isSpace: scalar == " "))
      }
      lastJoins = width.joins
      offset = range.upperBound
    }
    if let start = joinedStart { add(joined: start..<offset) }
    return found
  }

  private mutating func add(joined range: Range<Int>) {
    var offset = range.lowerBound
    for character in text[text.range(of: range)] {
      let range = offset..<offset + character.utf8.count
      let width = TextWidth.of(character)
      if width > limit {
        add(scalarsOf: character, at: offset)
      } else {
        found.append(Cluster(range: range, width: width, isSpace: character == " "))
      }
      offset = range.upperBound
    }
  }

  private mutating func add(scalarsOf character: Character, at start: Int) {
    var offset = start
    for scalar in character.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      let width = ScalarWidth(scalar, in: WidthTable.table).columns
      found.append(Cluster(range: range, width: width, isSpace: scalar == " "))
      offset = range.upperBound
    }
  }
}

extension String {
  /// The place of a range of UTF-8 offsets.
  func range(of offsets: Range<Int>) -> Range<Index> {
    utf8.index(
      startIndex,
      offsetBy: offsets.lowerBound
    )..<utf8.index(startIndex, offsetBy: offsets.upperBound)
  }
}
