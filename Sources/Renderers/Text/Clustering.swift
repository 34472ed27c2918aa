import FaqService

/// Finds the clusters that are more than a character of ASCII; `Character` is asked only where a
/// scalar joins another, since it is slow.
struct Clustering {
  private let utf8: [UInt8]
  /// The columns of a line, if the text is for lines.
  private let lineWidth: Int?
  private var found: [Cluster] = []

  init(utf8: [UInt8], lineWidth: Int?) {
    self.utf8 = utf8
    self.lineWidth = lineWidth
    found.reserveCapacity(utf8.count / 8)
  }

  mutating func clusters() -> [Cluster] {
    let table = WidthTable.table
    var offset = 0
    var joinedStart: Int?
    var lastJoins = false
    while offset < utf8.count {
      if joinedStart == nil {
        offset = endOfASCII(from: offset)
        if offset == utf8.count { break }
      }
      let scalar = utf8.span.scalar(at: offset)
      let width = ScalarWidth(scalar, in: table)
      let range = offset..<offset + UTF8.width(scalar)
      if width.joins {
        joinedStart = joinedStart ?? popCluster(before: offset)?.range.lowerBound ?? offset
      } else if joinedStart == nil || !lastJoins {
        if let start = joinedStart { add(joined: start..<offset) }
        joinedStart = nil
        add(Cluster(range: range, width: width.columns, isSpace: false), scalar)
      }
      lastJoins = width.joins
      offset = range.upperBound
    }
    if let start = joinedStart { add(joined: start..<offset) }
    return found
  }

  private func endOfASCII(from start: Int) -> Int {
    var offset = start
    while offset < utf8.count, utf8[offset] < 0x80 { offset &+= 1 }
    return offset
  }
}

private extension Clustering {
  /// Takes away the cluster that ends at an offset, unless the text begins there.
  mutating func popCluster(before offset: Int) -> Cluster? {
    if found.last?.range.upperBound == offset { return found.popLast() }
    return offset > 0 ? Cluster(ascii: utf8[offset - 1], at: offset - 1) : nil
  }

  mutating func append(_ cluster: Cluster) {
    if cluster.range.count > 1 || utf8[cluster.range.lowerBound] >= 0x80 { found.append(cluster) }
  }

  /// Adds a cluster; if it begins with a mark, it stays with what stands in front of it.
  mutating func add(_ cluster: Cluster, _ first: Unicode.Scalar) {
    guard let lineWidth, first.isMarkOfItsOwn,
      let last = popCluster(before: cluster.range.lowerBound)
    else { return append(cluster) }
    if last.isSpace || last.width + cluster.width > lineWidth {
      append(last)
      return append(cluster)
    }
    append(
      Cluster(
        range: last.range.lowerBound..<cluster.range.upperBound,
        width: last.width + cluster.width,
        isSpace: false
      )
    )
  }

  mutating func add(joined range: Range<Int>) {
    var offset = range.lowerBound
    for character in String(utf8: utf8[range]) {
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

  mutating func add(scalarsOf character: Character, at start: Int) {
    var offset = start
    for scalar in character.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      let width = ScalarWidth(scalar, in: WidthTable.table).columns
      append(Cluster(range: range, width: width, isSpace: scalar == " "))
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
