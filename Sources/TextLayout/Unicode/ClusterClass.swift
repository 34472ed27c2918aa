/// The classes of UAX #29 for grapheme clusters, in the order of scripts/generate-unicode.
///
/// Those of Extend and Other are divided by what else the rules and the widths ask for: `conjunct`
/// and `linker` extend a conjunct of Indic scripts (GB9c); `selector`, `textSelector`, `keycap` and
/// `modifier` say how the emoji before them is shown; a `key` is an emoji in front of a keycap; and
/// `own` is a mark that is a cluster of its own. Letters and syllables of Hangul are `leading`,
/// `vowel`, `trailing`, `open` (LV) and `closed` (LVT).
enum ClusterClass: UInt8, CaseIterable {
  case other, control, cr, lf, prepend, extend, conjunct, linker, zwj, spacing, own
  case selector, textSelector, keycap, modifier, indicator
  case leading, vowel, trailing, open, closed
  case consonant, key, pictograph, textEmoji, emoji
}

extension ClusterClass {
  /// Whether it may share a cluster with a neighbouring scalar whatever that is.
  ///
  /// Other classes need one of these between them.
  var joins: Bool {
    switch self {
    case .prepend, .extend, .conjunct, .linker, .zwj, .spacing: true
    case .selector, .textSelector, .keycap, .modifier, .indicator: true
    case .leading, .vowel, .trailing: true
    case .other, .control, .cr, .lf, .own, .open, .closed: false
    case .consonant, .key, .pictograph, .textEmoji, .emoji: false
    }
  }

  /// Whether it is an emoji, which a selector can show in one way or the other.
  var isEmoji: Bool {
    switch self {
    case .emoji, .textEmoji, .key, .modifier, .indicator: true
    case .other, .control, .cr, .lf, .prepend, .extend, .conjunct, .linker, .zwj, .spacing: false
    case .own, .selector, .textSelector, .keycap, .leading, .vowel, .trailing, .open, .closed: false
    case .consonant, .pictograph: false
    }
  }
}
