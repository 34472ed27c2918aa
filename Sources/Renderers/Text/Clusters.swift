import Bytes
import FaqService

/// The clusters of a text from some place on, where scalars join; elsewhere each scalar is one.
///
/// `Character` is asked only about runs of scalars of which each joins or stands beside one that
/// does, since it is slow.
struct Clusters {
  private let table = ScalarTable.shared
  /// The columns of a line, if the text is for lines.
  private var lineWidth: Int?
  /// The clusters of runs, in order.
  private var joined: [Cluster] = []
  /// Where the last run ends.
  private(set) var end = 0

  /// Begins with another text.
  mutating func begin(lineWidth: Int?) {
    self.lineWidth = lineWidth
    end = 0
    joined.removeAll(keepingCapacity: true)
  }

  /// Where a cluster begins.
  struct Index {
    var offset = 0
    /// How many clusters of runs are in front.
    var joined = 0
  }

  /// The cluster at an index, if it belongs to a run, or the one in which the index is.
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

  /// The cluster at an index, which goes on behind it.
  func next(_ index: inout Index, in utf8: [UInt8]) -> Cluster {
    let cluster = joined(at: &index) ?? single(at: index.offset, in: utf8)
    index.offset = cluster.range.upperBound
    return cluster
  }

  private func single(at offset: Int, in utf8: [UInt8]) -> Cluster {
    let scalar = table.scalar(at: offset, in: utf8.span)
    return Cluster(
      range: offset..<offset + scalar.length,
      width: scalar.traits.columns,
      isSpace: utf8[offset] == UInt8(ascii: " ")
    )
  }
}

extension Clusters {
  /// Forgets the clusters in front of an index, if that is behind all of them.
  mutating func forget(before index: inout Index) {
    guard index.offset >= end else { return }
    joined.removeAll(keepingCapacity: true)
    index.joined = 0
  }

  /// Finds the clusters of a run that begins in front of the scalar at an offset, which joins.
  ///
  /// - Returns: By how many columns the scalar in front now takes more.
  mutating func addRun(around offset: Int, in utf8: [UInt8]) -> Int {
    let start = offset > 0 ? utf8.span.startOfScalar(before: offset) : 0
    let first = joined.count
    end = endOfRun(from: offset, in: utf8.span)
    add(start..<end, of: utf8)
    return start < offset ? joined[first].width - single(at: start, in: utf8).width : 0
  }

  /// Finds the clusters of all runs of a text.
  mutating func addRuns(of utf8: [UInt8]) {
    var offset = 0
    while offset < utf8.count {
      let scalar = table.scalar(at: offset, in: utf8.span)
      if scalar.traits.joins { _ = addRun(around: offset, in: utf8) }
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
  mutating func add(_ range: Range<Int>, of utf8: [UInt8]) {
    var offset = range.lowerBound
    for character in String(utf8: utf8[range]) {
      let range = offset..<offset + character.utf8.count
      let width = TextWidth.of(character)
      if let lineWidth, width > max(lineWidth, 2) {
        add(scalarsOf: range, of: utf8)
      } else {
        let cluster = Cluster(range: range, width: width, isSpace: character == " ")
        add(cluster, character.unicodeScalars.first ?? " ")
      }
      offset = range.upperBound
    }
  }

  /// Adds a cluster; if it begins with a mark, it stays with what stands in front of it.
  mutating func add(_ cluster: Cluster, _ first: Unicode.Scalar) {
    guard let lineWidth, first.isMarkOfItsOwn, let last = joined.last,
      last.range.upperBound == cluster.range.lowerBound, !last.isSpace,
      last.width + cluster.width <= lineWidth
    else { return joined.append(cluster) }
    joined[joined.count - 1] = Cluster(
      range: last.range.lowerBound..<cluster.range.upperBound,
      width: last.width + cluster.width,
      isSpace: false
    )
  }

  /// A cluster that is too wide for any line, such as a row of the consonants that begin syllables
  /// of Hangul, falls into its scalars.
  mutating func add(scalarsOf range: Range<Int>, of utf8: [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let cluster = single(at: offset, in: utf8)
      joined.append(cluster)
      offset = cluster.range.upperBound
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
