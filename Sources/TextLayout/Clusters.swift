import Bytes

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
  package func next(
    _ offset: inout Int,
    in text: Span<UInt8>,
    widest: Int = .max
  ) -> Cluster {
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
    let widest = max(lineWidth, 2)
    var cluster = next(&offset, in: text, widest: widest)
    while offset < text.count, !cluster.isSpace,
      table.scalar(at: offset, in: text).traits.clusterClass == .own
    {
      var end = offset
      let mark = next(&end, in: text, widest: widest)
      guard cluster.width + mark.width <= lineWidth else { break }
      offset = end
      cluster = Cluster(
        range: cluster.range.lowerBound..<end,
        width: cluster.width + mark.width,
        isSpace: false
      )
    }
    return cluster
  }
}
