/// The columns that a grapheme cluster takes in a terminal, one scalar at a time.
///
/// Two for an emoji, else the sum of its scalars: two if East Asian wide, none if combining.
struct ClusterColumns {
  private let isEmoji: Bool
  private var sum: Int
  private var isSingle = true
  /// Whether the cluster is an emoji and the selector for text, and nothing else: `⌚︎`.
  private var isShownAsText = false
  /// Whether an emoji is shown as one by itself, or by a selector, keycap, skin tone or sequence.
  private var isShownAsEmoji: Bool

  /// Starts with the first scalar of a cluster.
  init(_ first: ScalarTraits) {
    let clusterClass = first.clusterClass
    isEmoji = clusterClass.isEmoji
    isShownAsEmoji = isEmoji && clusterClass != .textEmoji && clusterClass != .key
    sum = first.columns
  }

  /// Adds the next scalar of the cluster.
  mutating func add(_ scalar: ScalarTraits) {
    sum += scalar.columns
    guard isEmoji else { return }
    let clusterClass = scalar.clusterClass
    isShownAsText = isSingle && clusterClass == .textSelector
    isSingle = false
    switch clusterClass {
    case .selector, .keycap, .zwj, .modifier: isShownAsEmoji = true
    default: break
    }
  }

  /// The columns of the scalars so far.
  var total: Int { isShownAsText ? 1 : isShownAsEmoji ? 2 : sum }
}
