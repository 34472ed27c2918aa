/// Finds where grapheme clusters begin by UAX #29 of Unicode 17, one scalar at a time.
struct ClusterBreaking {
  private var last: ClusterClass
  private var sequence: Sequence

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
  init(_ first: ClusterClass) {
    last = first
    sequence = .plain
    follow(first)
  }

  /// Whether a scalar continues the cluster; advances past it.
  mutating func joins(_ next: ClusterClass) -> Bool {
    let joins = isContinued(by: next)
    if !joins { sequence = .plain }
    follow(next)
    last = next
    return joins
  }
}

private extension ClusterBreaking {
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
    case .leading, .vowel, .trailing, .open, .closed:
      sequence = .plain
    }
  }
}
