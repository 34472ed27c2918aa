/// Divides a text into grapheme clusters.
package struct Clusters {
  private let table = ScalarTable.shared

  /// Builds the tables on the first use in a process.
  package init() {
    // All properties have their initial values.
  }

  /// Returns the cluster that begins at an offset, and advances the offset past it.
  ///
  /// A cluster that is wider than `widest` is divided, such as many initial consonants of Hangul.
  package func next(_ offset: inout Int, in text: Span<UInt8>, widest: Int = .max) -> Cluster {
    let start = offset
    let first = table.scalar(at: start, in: text)
    var open = OpenCluster(first.traits)
    var columns = open.columns
    offset += first.length
    while offset < text.count {
      let scalar = table.scalar(at: offset, in: text)
      guard open.takes(scalar.traits), open.columns <= widest else { break }
      columns = open.columns
      offset += scalar.length
    }
    let isSpace = first.traits.isSpace && offset == start + first.length
    return Cluster(range: start..<offset, width: columns, isSpace: isSpace)
  }

  /// Returns what stays together on lines of a width, and advances the offset past it.
  ///
  /// A mark that Unicode makes a cluster of its own stays with the preceding cluster, such as some
  /// vowels of Myanmar, Tai Tham, Myanmar Extended-A and Ahom.
  func next(_ offset: inout Int, in text: Span<UInt8>, lineWidth: Int) -> Cluster {
    let (start, widest) = (offset, max(lineWidth, 2))
    var cluster = next(&offset, in: text, widest: widest)
    while offset < text.count, !cluster.isSpace,
      table.scalar(at: offset, in: text).traits.clusterClass == .own
    {
      var end = offset
      let mark = next(&end, in: text, widest: widest)
      guard cluster.width + mark.width <= lineWidth else { break }
      offset = end
      cluster = Cluster(range: start..<end, width: cluster.width + mark.width, isSpace: false)
    }
    return cluster
  }
}

/// A grapheme cluster: its UTF-8 offsets in a text, and the columns it takes.
package struct Cluster {
  package let range: Range<Int>
  package let width: Int
  package let isSpace: Bool
}

/// The columns that text takes in a terminal.
package enum TextWidth {
  /// The columns of UTF-8.
  package static func of(_ text: Span<UInt8>) -> Int {
    let clusters = Clusters()
    var offset = 0
    var columns = 0
    while offset < text.count { columns += clusters.next(&offset, in: text).width }
    return columns
  }
}

/// Tells the scalars that continue a grapheme cluster from those that start one.
///
/// Most scalars are a cluster each, so that only those next to a joining one are looked at closely.
struct ClusterTail {
  /// The preceding scalar, where it was passed without a closer look.
  private var last = ScalarTraits.letter
  /// The cluster of the preceding scalar, where it was looked at.
  private var open: OpenCluster?
  /// Whether the next scalar must be looked at.
  private var isJoining = false

  /// By how many columns a scalar widens the cluster before it, or nil if it starts another one.
  @inline(__always)
  mutating func columnsAdded(by scalar: ScalarTraits) -> Int? {
    guard isJoining || scalar.joins else {
      last = scalar
      open = nil
      return nil
    }
    return look(at: scalar)
  }

  @inline(never)
  private mutating func look(at scalar: ScalarTraits) -> Int? {
    var open = self.open ?? OpenCluster(last)
    let columns = open.columns
    let isTaken = open.takes(scalar)
    self.open = open
    isJoining = scalar.joins
    return isTaken ? open.columns - columns : nil
  }
}
