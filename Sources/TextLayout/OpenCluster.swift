/// A grapheme cluster by UAX #29 of Unicode 17 whose scalars are read one by one, and its columns.
///
/// Two for an emoji, else the sum of its scalars: two if East Asian wide, none if combining.
struct OpenCluster {
  private var last: ClusterClass
  private var sequence = Sequence.plain
  private let isEmoji: Bool
  private var sum: Int
  private var isSingle = true
  /// Whether the cluster is an emoji and the selector for text, and nothing else: `⌚︎`.
  private var isShownAsText = false
  /// Whether an emoji is shown as one by itself, or by a selector, keycap, skin tone or sequence.
  private var isShownAsEmoji: Bool

  /// What the cluster so far consists of, where the last scalar alone does not decide.
  private enum Sequence {
    case plain
    /// A pictograph and marks.
    case pictograph
    /// The same and a joiner: another pictograph continues the cluster (GB11).
    case joined
    /// A consonant and marks.
    case consonant
    /// The same with a linker: another consonant continues the cluster (GB9c).
    case linked
    /// The first of two regional indicators (GB12).
    case indicator
  }

  /// Starts with the first scalar of a cluster.
  init(_ first: ScalarTraits) {
    last = first.clusterClass
    isEmoji = last.isEmoji
    isShownAsEmoji = isEmoji && last != .textEmoji && last != .key
    sum = first.columns
    follow(last)
  }

  /// The columns of the scalars so far.
  var columns: Int { isShownAsText ? 1 : isShownAsEmoji ? 2 : sum }

  /// Whether a scalar belongs to the cluster; if not, it starts another one.
  mutating func takes(_ scalar: ScalarTraits) -> Bool {
    let next = scalar.clusterClass
    guard isContinued(by: next) else {
      self = Self(scalar)
      return false
    }
    follow(next)
    last = next
    sum += scalar.columns
    guard isEmoji else { return true }
    isShownAsText = isSingle && next == .textSelector
    isSingle = false
    if [.selector, .keycap, .zwj, .modifier].contains(next) { isShownAsEmoji = true }
    return true
  }
}

private extension OpenCluster {
  func isContinued(by next: ClusterClass) -> Bool {
    switch last {
    case .cr: return next == .lf
    case .control, .lf: return false
    default: break
    }
    switch next {
    case .control, .cr, .lf: return false
    case .extend, .conjunct, .linker, .selector, .textSelector, .keycap, .modifier: return true
    case .zwj, .spacing: return true
    case .pictograph, .textEmoji, .emoji: return sequence == .joined || last == .prepend
    case .consonant: return sequence == .linked || last == .prepend
    case .indicator: return sequence == .indicator || last == .prepend
    case .leading, .open, .closed: return last == .leading || last == .prepend
    case .vowel: return [.leading, .vowel, .open, .prepend].contains(last)
    case .trailing: return [.vowel, .trailing, .open, .closed, .prepend].contains(last)
    case .other, .prepend, .own, .key: return last == .prepend
    }
  }

  /// Notes what the cluster consists of with the next scalar.
  mutating func follow(_ next: ClusterClass) {
    switch next {
    case .pictograph, .textEmoji, .emoji: sequence = .pictograph
    case .consonant: sequence = .consonant
    case .indicator: sequence = sequence == .indicator ? .plain : .indicator
    case .linker where sequence == .consonant: sequence = .linked
    case .zwj where sequence == .pictograph: sequence = .joined
    case .conjunct, .linker, .selector, .textSelector, .keycap, .modifier, .zwj:
      if sequence == .joined || sequence == .indicator { sequence = .plain }
    case .extend where sequence == .pictograph: break
    case .other, .control, .cr, .lf, .prepend, .extend, .spacing, .own, .key: sequence = .plain
    case .leading, .vowel, .trailing, .open, .closed: sequence = .plain
    }
  }
}

/// The classes of UAX #29 for grapheme clusters, in the order of scripts/generate-unicode.
///
/// Those of Extend and Other are divided by what else the rules and the widths ask for: `conjunct`
/// and `linker` extend a conjunct of Indic scripts (GB9c); `selector`, `textSelector`, `keycap` and
/// `modifier` say how the emoji before them is shown; a `key` is an emoji before a keycap; and
/// `own` is a mark that is a cluster of its own. Letters and syllables of Hangul are `leading`,
/// `vowel`, `trailing`, `open` (LV) and `closed` (LVT).
enum ClusterClass: UInt8, CaseIterable {
  case other, control, cr, lf, prepend, extend, conjunct, linker, zwj, spacing, own
  case selector, textSelector, keycap, modifier, indicator
  case leading, vowel, trailing, open, closed
  case consonant, key, pictograph, textEmoji, emoji

  /// Whether it may share a cluster with a neighbouring scalar whatever that is.
  ///
  /// Other classes need one of these between them.
  var joins: Bool {
    switch self {
    case .prepend, .extend, .conjunct, .linker, .zwj, .spacing: true
    case .selector, .textSelector, .keycap, .modifier, .indicator: true
    case .leading, .vowel, .trailing: true
    default: false
    }
  }

  /// Whether it is an emoji, which a selector can show in one way or the other.
  var isEmoji: Bool {
    switch self {
    case .emoji, .textEmoji, .key, .modifier, .indicator: true
    default: false
    }
  }
}
