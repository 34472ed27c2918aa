import Bytes

/// A term of folded text: what texts and questions are compared by.
///
/// Words are compared by their beginnings, which serve as stems in all alphabets, and as a whole;
/// further terms are pairs of neighbouring words and groups of four letters, which forgive spelling
/// and endings. In scripts without spaces, words are pairs of characters.
enum TermKind: Int, CaseIterable {
  case beginning
  /// A word that is longer than its beginning.
  case whole
  case pair, group

  /// How much a term counts in a question.
  var weight: Float {
    switch self {
    case .beginning: 1
    case .whole: 0.5
    case .pair: 0.25
    case .group: 0.8
    }
  }
}

/// Receives the terms of a text.
protocol TermSink {
  /// Adds a term, with its range in the folded text; that of a group is empty.
  mutating func add(_ term: UInt64, _ kind: TermKind, _ range: Range<Int>)
}

/// Divides folded text into terms.
struct TermScanner {
  /// How many letters a beginning has.
  static let beginningLength = 5
  private static let groupLength = 4
  private static let edge: UInt64 = 0x5F

  /// The last four letters, 16 bits each.
  private var window: UInt64 = 0
  private var letterCount = 0
  private var start = 0
  private var hash: UInt64 = 0
  private var beginning: UInt64 = 0
  private var last: (term: UInt64, start: Int)?

  /// Passes the terms of a text to a sink.
  static func scan(_ text: Span<UInt8>, into sink: inout some TermSink) {
    var scanner = Self()
    scanner.scan(text, 0..<text.count, into: &sink)
  }

  /// Passes the terms of whole words to a sink.
  mutating func scan(_ text: Span<UInt8>, _ range: Range<Int>, into sink: inout some TermSink) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[offset]
      if byte < 0x80 {
        if byte.isASCIIAlphanumeric {
          begin(.spaced, at: offset, &sink)
          addLetter(UInt64(byte), &sink)
        } else {
          end(at: offset, &sink)
          if byte == UInt8(ascii: "\n") { last = nil }
        }
        offset &+= 1
      } else {
        let scalar = text.scalar(at: offset)
        let next = offset &+ text.lengthOfScalar(at: offset)
        add(scalar, offset..<next, &sink)
        offset = next
      }
    }
    end(at: range.upperBound, &sink)
  }

  /// Passes over words whose terms are known, and passes the pair with the word before to a sink.
  mutating func skip(_ words: WordFilter.Terms, into sink: inout some TermSink) {
    if let last { sink.add(Self.pair(last.term, words.ends.first), .pair, 0..<0) }
    last = (words.ends.last, 0)
  }

  private var script = Script.separator

  private enum Script { case separator, spaced, unspaced, ideographic }

  private mutating func add(
    _ scalar: Unicode.Scalar,
    _ range: Range<Int>,
    _ sink: inout some TermSink
  ) {
    let script = Self.script(of: scalar)
    begin(script, at: range.lowerBound, &sink)
    switch script {
    case .separator: break
    case .spaced: addLetter(UInt64(scalar.value), &sink)
    case .unspaced, .ideographic: addCharacter(scalar, range, &sink)
    }
  }

  /// Ends the run of another script, and begins one.
  @inline(__always)
  private mutating func begin(_ script: Script, at offset: Int, _ sink: inout some TermSink) {
    guard script != self.script else { return }
    end(at: offset, &sink)
    self.script = script
    start = offset
    hash = 0
    letterCount = 0
    window = script == .spaced ? Self.edge : 0
  }

  @inline(__always)
  private mutating func addLetter(_ letter: UInt64, _ sink: inout some TermSink) {
    hash = Self.hash(hash, letter)
    letterCount &+= 1
    if letterCount == Self.beginningLength { beginning = hash }
    window = window << 16 | letter & 0xFFFF
    if letterCount >= Self.groupLength - 1 { sink.add(group, .group, 0..<0) }
  }

  /// The hash of letters, from that of all but the last.
  @inline(__always)
  static func hash(_ hash: UInt64, _ letter: UInt64) -> UInt64 {
    let hash = (hash ^ letter) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 29
  }

  private mutating func addCharacter(
    _ scalar: Unicode.Scalar,
    _ range: Range<Int>,
    _ sink: inout some TermSink
  ) {
    letterCount &+= 1
    window = window << 16 | UInt64(scalar.value & 0xFFFF)
    if letterCount > 1 {
      addWord(Self.mixed(window & 0xFFFF_FFFF, .beginning), start..<range.upperBound, &sink)
    }
    start = range.lowerBound
    if script == .ideographic {
      sink.add(Self.mixed(window & 0xFFFF, .group), .group, 0..<0)
    } else if letterCount >= Self.groupLength {
      sink.add(group, .group, 0..<0)
    }
  }

  @inline(__always)
  private mutating func end(at offset: Int, _ sink: inout some TermSink) {
    guard script != .separator else { return }
    switch script {
    case .separator: break
    case .spaced:
      window = window << 16 | Self.edge
      sink.add(group, .group, 0..<0)
      if letterCount <= Self.beginningLength { beginning = hash }
      addWord(Self.mixed(beginning, .beginning), start..<offset, &sink)
      if letterCount > Self.beginningLength {
        sink.add(Self.mixed(hash, .whole), .whole, start..<offset)
      }
    case .unspaced, .ideographic:
      if letterCount == 1 { addWord(Self.mixed(window, .beginning), start..<offset, &sink) }
      if script == .unspaced, letterCount < Self.groupLength { sink.add(group, .group, 0..<0) }
    }
    script = .separator
  }

  @inline(__always)
  private mutating func addWord(_ term: UInt64, _ range: Range<Int>, _ sink: inout some TermSink) {
    sink.add(term, .beginning, range)
    if let last {
      sink.add(Self.pair(last.term, term), .pair, last.start..<range.upperBound)
    }
    last = (term, range.lowerBound)
  }

  private static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    mixed(first &* 31 &+ second, .pair)
  }

  private var group: UInt64 { Self.mixed(window, .group) }

  /// A hash in which terms of several kinds differ.
  @inline(__always)
  private static func mixed(_ value: UInt64, _ kind: TermKind) -> UInt64 {
    var mixed = (value ^ UInt64(kind.rawValue) << 61) &* 0xD6E8_FEB8_6659_FD93
    mixed ^= mixed >> 32
    return mixed &* 0xD6E8_FEB8_6659_FD93
  }

  private static func script(of scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0xDF...0xF6, 0x3B1...0x3C9, 0x430...0x45F, 0x5D0...0x5EA, 0x621...0x64A, 0x905...0x939:
      .spaced
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: .ideographic
    case 0x1100...0x11FF: .spaced
    case 0x1F300...0x1F9FF: .separator
    default: otherScript(of: scalar)
    }
  }

  private static func otherScript(of scalar: Unicode.Scalar) -> Script {
    guard scalar.isPartOfWord else { return .separator }
    return switch scalar.value {
    case 0xA960...0xA97F, 0xD7B0...0xD7FF: .spaced
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: .unspaced
    case 0x3040...0x30FF: .ideographic
    default: scalar.standsInRunningWords ? .ideographic : .spaced
    }
  }
}
