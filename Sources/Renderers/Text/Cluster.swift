/// A grapheme cluster, by its UTF-8 offsets in a text, and the columns that it takes.
struct Cluster {
  let range: Range<Int>
  let width: Int
  let isSpace: Bool

  /// A character of ASCII, which takes a column.
  init(ascii byte: UInt8, at offset: Int) {
    self.init(range: offset..<offset + 1, width: 1, isSpace: byte == UInt8(ascii: " "))
  }

  init(range: Range<Int>, width: Int, isSpace: Bool) {
    self.range = range
    self.width = width
    self.isSpace = isSpace
  }
}

/// The clusters of a text; those of one character of ASCII are not kept, for their bytes tell all.
struct Clusters: BidirectionalCollection {
  /// Where a cluster begins.
  struct Index: Comparable {
    var offset: Int
    /// How many of `others` are in front.
    var others: Int

    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let utf8: [UInt8]
  /// The clusters that are more than a character of ASCII, in order.
  private let others: [Cluster]

  /// A cluster that is too wide for any line, such as a row of the consonants that begin syllables
  /// of Hangul, falls into its scalars.
  init(of utf8: [UInt8], lineWidth: Int? = nil) {
    self.utf8 = utf8
    var clustering = Clustering(utf8: utf8, lineWidth: lineWidth)
    others = clustering.clusters()
  }

  var startIndex: Index { Index(offset: 0, others: 0) }
  var endIndex: Index { Index(offset: utf8.count, others: others.count) }

  subscript(index: Index) -> Cluster {
    other(at: index) ?? Cluster(ascii: utf8[index.offset], at: index.offset)
  }

  func index(after index: Index) -> Index {
    guard let other = other(at: index) else {
      return Index(offset: index.offset + 1, others: index.others)
    }
    return Index(offset: other.range.upperBound, others: index.others + 1)
  }

  func index(before index: Index) -> Index {
    if index.others > 0, others[index.others - 1].range.upperBound == index.offset {
      return Index(offset: others[index.others - 1].range.lowerBound, others: index.others - 1)
    }
    return Index(offset: index.offset - 1, others: index.others)
  }

  private func other(at index: Index) -> Cluster? {
    guard index.others < others.count, others[index.others].range.lowerBound == index.offset else {
      return nil
    }
    return others[index.others]
  }
}

extension Clusters {
  /// The columns that all of them take.
  var width: Int { width(of: startIndex..<endIndex) }

  /// The columns that some of them take.
  func width(of range: Range<Index>) -> Int {
    others[range.lowerBound.others..<range.upperBound.others]
      .reduce(range.upperBound.offset - range.lowerBound.offset) {
        $0 + $1.width - $1.range.count
      }
  }

  /// Goes on to an offset, and tells whether a cluster begins or the text ends there.
  func advance(_ index: inout Index, to offset: Int) -> Bool {
    while index.others < others.count, others[index.others].range.upperBound <= offset {
      index.others += 1
    }
    index.offset = offset
    return index.others == others.count || others[index.others].range.lowerBound >= offset
  }

  /// The end of what stands in front of the spaces at the end.
  func endOfContent(of range: Range<Index>) -> Index {
    var end = range.upperBound
    while end > range.lowerBound, utf8[end.offset - 1] == UInt8(ascii: " "),
      end.others == 0 || others[end.others - 1].range.upperBound < end.offset
    {
      end.offset -= 1
    }
    return end
  }
}
