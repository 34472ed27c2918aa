/// A grapheme cluster whose scalars are read one by one.
struct OpenCluster {
  private var breaking: ClusterBreaking
  private var width: ClusterColumns

  /// The columns of the scalars so far.
  var columns: Int { width.total }

  /// Starts with the first scalar of a cluster.
  init(_ first: ScalarTraits) {
    breaking = ClusterBreaking(first.clusterClass)
    width = ClusterColumns(first)
  }

  /// Whether a scalar belongs to the cluster; if not, it starts another one.
  mutating func takes(_ scalar: ScalarTraits) -> Bool {
    guard breaking.joins(scalar.clusterClass) else {
      width = ClusterColumns(scalar)
      return false
    }
    width.add(scalar)
    return true
  }
}
