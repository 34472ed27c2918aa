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
