import Bytes

/// Divides a text into grapheme clusters.
///
/// Most scalars are a cluster each. `Character`, which is slow, is asked only about runs of scalars
/// that may join a neighbouring scalar.
struct Clusters {
  private let table = ScalarTable.shared
  /// The columns of a line, if the text is divided into lines.
  private var lineWidth: Int?
  /// The clusters of the runs that were found, in order.
  private var joined: [Cluster] = []
  /// Where the last run ends.
  private(set) var end = 0

  /// Starts a new text.
  mutating func begin(lineWidth: Int?) {
    self.lineWidth = lineWidth
    end = 0
    joined.removeAll(keepingCapacity: true)
  }

  /// A position at the start of a cluster.
  struct Index {
    var offset = 0
    /// How many clusters of runs precede it.
    var joined = 0
  }

  /// The cluster of a run that contains the index, or nil outside of runs.
  func joined(at index: inout Index) -> Cluster? {
    while index.joined < joined.count {
      let cluster = joined[index.joined]
      if index.offset < cluster.range.upperBound {
        return index.offset < cluster.range.lowerBound ? nil : cluster
      }
      index.joined += 1
    }
    return nil
  }

  /// Returns the cluster at an index and advances the index past it.
  func next(_ index: inout Index, in text: Span<UInt8>) -> Cluster {
    let cluster = joined(at: &index) ?? single(at: index.offset, in: text)
    index.offset = cluster.range.upperBound
    return cluster
  }

  private func single(at offset: Int, in text: Span<UInt8>) -> Cluster {
    let scalar = table.scalar(at: offset, in: text)
    return Cluster(
      range: offset..<offset + scalar.length,
      width: scalar.traits.columns,
      isSpace: text[offset] == UInt8(ascii: " ")
    )
  }
}

extension Clusters {
  /// Forgets all runs if the index is past them.
  ///
  /// - Returns: Whether it did, so that no run precedes any index.
  mutating func forget(before index: Index) -> Bool {
    guard index.offset >= end else { return false }
    joined.removeAll(keepingCapacity: true)
    return true
  }

  /// Finds the clusters of the run around a joining scalar; it starts with the preceding scalar.
  ///
  /// - Returns: By how many columns the cluster of the preceding scalar is wider than that scalar.
  mutating func addRun(around offset: Int, in text: Span<UInt8>) -> Int {
    let start = offset > 0 ? text.startOfScalar(before: offset) : 0
    let first = joined.count
    end = endOfRun(from: offset, in: text)
    add(start..<end, of: text)
    return start < offset ? joined[first].width - single(at: start, in: text).width : 0
  }

  /// Finds the clusters of all runs of a text.
  mutating func addRuns(of text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let scalar = table.scalar(at: offset, in: text)
      if scalar.traits.joins { _ = addRun(around: offset, in: text) }
      offset = max(end, offset + scalar.length)
    }
  }

  private func endOfRun(from start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    var lastJoins = true
    while offset < text.count {
      let scalar = table.scalar(at: offset, in: text)
      guard lastJoins || scalar.traits.joins else { break }
      lastJoins = scalar.traits.joins
      offset += scalar.length
    }
    return offset
  }
}

private extension Clusters {
  mutating func add(_ range: Range<Int>, of text: Span<UInt8>) {
    var offset = range.lowerBound
    for character in String(copying: text.extracting(range)) {
      let range = offset..<offset + character.utf8.count
      let width = TextWidth.of(character)
      if let lineWidth, width > max(lineWidth, 2) {
        add(scalarsOf: range, of: text)
      } else {
        let cluster = Cluster(range: range, width: width, isSpace: character == " ")
        add(cluster, character.unicodeScalars.first ?? " ")
      }
      offset = range.upperBound
    }
  }

  /// Adds a cluster; one that begins with a mark is kept on the line of the preceding cluster.
  mutating func add(_ cluster: Cluster, _ first: Unicode.Scalar) {
    if let lineWidth, first.isMarkOfItsOwn, let last = joined.last,
      last.range.upperBound == cluster.range.lowerBound, !last.isSpace,
      last.width + cluster.width <= lineWidth
    {
      joined[joined.count - 1] = Cluster(
        range: last.range.lowerBound..<cluster.range.upperBound,
        width: last.width + cluster.width,
        isSpace: false
      )
    } else {
      joined.append(cluster)
    }
  }

  /// Divides a cluster that is too wide for any line into its scalars, such as a row of initial
  /// consonants of Hangul.
  mutating func add(scalarsOf range: Range<Int>, of text: Span<UInt8>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let cluster = single(at: offset, in: text)
      joined.append(cluster)
      offset = cluster.range.upperBound
    }
  }
}

private extension Unicode.Scalar {
  /// Whether Unicode makes this mark a cluster of its own, as it does with some vowels of Myanmar,
  /// Tai Tham, Myanmar Extended-A and Ahom.
  var isMarkOfItsOwn: Bool {
    switch value {
    case 0x1000...0x109F, 0x1A20...0x1AAF, 0xAA60...0xAA7F, 0x11700...0x1174F:
      properties.generalCategory == .spacingMark
    default: false
    }
  }
}
