/// A grapheme cluster, by its UTF-8 offsets in a text, and the columns that it takes.
struct Cluster {
  let range: Range<Int>
  let width: Int
  let isSpace: Bool

  /// The clusters of a text; one that is too wide for any line, such as a row of the consonants
  /// that begin syllables of Hangul, falls into its scalars.
  static func all(of text: String, width: Int? = nil) -> [Self] {
    var clustering = Clustering(text: text, lineWidth: width)
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
  /// The columns of a line, if the text is for lines.
  private let lineWidth: Int?
  private var found: [Cluster] = []

  init(text: String, lineWidth: Int?) {
    self.text = text
    self.lineWidth = lineWidth
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
        add(Cluster(range: range, width: width.columns, isSpace: scalar == " "), scalar)
      }
      lastJoins = width.joins
      offset = range.upperBound
    }
    if let start = joinedStart { add(joined: start..<offset) }
    return found
  }

  /// Adds a cluster; if it begins with a mark, it stays with what stands in front of it.
  private mutating func add(_ cluster: Cluster, _ first: Unicode.Scalar) {
    guard let lineWidth, first.isMarkOfItsOwn, let last = found.last, !last.isSpace,
      last.width + cluster.width <= lineWidth
    else { return found.append(cluster) }
    found[found.count - 1] = Cluster(
      range: last.range.lowerBound..<cluster.range.upperBound,
      width: last.width + cluster.width,
      isSpace: false
    )
  }

  private mutating func add(joined range: Range<Int>) {
    var offset = range.lowerBound
    for character in text[text.range(of: range)] {
      let range = offset..<offset + character.utf8.count
      let width = TextWidth.of(character)
      if let lineWidth, width > max(lineWidth, 2) {
        add(scalarsOf: character, at: offset)
      } else {
        let cluster = Cluster(range: range, width: width, isSpace: character == " ")
        add(cluster, character.unicodeScalars.first ?? " ")
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

private extension Unicode.Scalar {
  /// Whether it is a mark that Unicode makes a cluster of its own, as it does with some vowels of
  /// Myanmar, Tai Tham, Myanmar Extended-A and Ahom.
  var isMarkOfItsOwn: Bool {
    switch value {
    case 0x1000...0x109F, 0x1A20...0x1AAF, 0xAA60...0xAA7F, 0x11700...0x1174F:
      properties.generalCategory == .spacingMark
    default: false
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
