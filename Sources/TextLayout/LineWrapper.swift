/// Divides text into lines: where UAX #14 allows a break, and between grapheme clusters where
/// unbreakable text is longer than a line.
///
/// One value can wrap many texts; it reuses its memory, and allocates none for a line.
package struct LineWrapper {
  /// Takes a line, as a range of the text's bytes.
  package typealias Line = (Range<Int>) -> Void

  private let table = ScalarTable.shared
  private let clusters = Clusters()
  private var breaker = LineBreaker()
  private var width = 1
  /// The current line, without the spaces at its end.
  private var start = 0
  private var end = 0
  private var columns = 0
  /// The spaces at the end of the current line, one column each.
  private var spaces = 0
  private var isFirstLine = true

  /// Builds the tables on the first use in a process.
  package init() {
    // It begins without a text.
  }

  /// Divides UTF-8 into lines of at most `width` columns, dropping the spaces at which lines break.
  package mutating func wrap(_ text: [UInt8], width: Int, _ body: Line) {
    begin(width)
    place(text.span, body)
    body(isFirstLine && columns + spaces <= width ? 0..<text.count : start..<end)
  }

  /// Divides UTF-8 wherever a line is full, and keeps all its spaces.
  package mutating func cut(_ text: [UInt8], width: Int, _ body: Line) {
    begin(width)
    let text = text.span
    var offset = 0
    while offset < text.count {
      let cluster = clusters.next(&offset, in: text, lineWidth: width)
      if columns > 0, columns + cluster.width > width {
        body(start..<end)
        (start, columns) = (end, 0)
      }
      end = cluster.range.upperBound
      columns += cluster.width
    }
    body(start..<end)
  }

  private mutating func begin(_ width: Int) {
    self.width = max(1, width)
    (start, end, columns, spaces) = (0, 0, 0, 0)
    isFirstLine = true
  }
}

private extension LineWrapper {
  /// How far a stretch has been divided: into units of UAX #14, into words, into clusters.
  enum Level {
    case unit, word, cluster
  }

  /// A stretch of text that stays on one line if it fits.
  struct Stretch {
    let start: Int
    /// The columns it takes, including the spaces at its end.
    var columns = 0
    var spaces = 0

    @inline(__always)
    mutating func add(columns: Int, isSpace: Bool) {
      self.columns &+= columns
      spaces = isSpace ? spaces &+ 1 : 0
    }
  }

  /// Places all of a text on lines, and leaves the last line open.
  mutating func place(_ text: Span<UInt8>, _ body: Line) {
    breaker.begin()
    var tail = ClusterTail()
    var offset = 0
    var unit = Stretch(start: 0)
    while offset < text.count {
      if breaker.followsLetter {
        let word = breaker.passWord(from: offset, in: text)
        if word.end > offset || word.precedesWord { tail = ClusterTail() }
        unit.columns &+= word.end &- offset
        offset = word.end
        if word.precedesWord {
          offset &+= 1
          unit.add(columns: 1, isSpace: true)
          place(unit, to: offset, .unit, of: text, body)
          unit = Stretch(start: offset)
          continue
        }
        if offset == text.count { break }
      }
      let (scalar, length) = table.scalar(at: offset, in: text)
      let breaks = breaker.breaks(before: scalar, at: offset, in: text)
      if let columns = tail.columnsAdded(by: scalar) {
        unit.add(columns: columns, isSpace: false)
      } else {
        if breaks, !isInOption(unit, offset, in: text) {
          place(unit, to: offset, .unit, of: text, body)
          unit = Stretch(start: offset)
        }
        unit.add(columns: scalar.columns, isSpace: scalar.isSpace)
      }
      offset &+= length
    }
    place(unit, to: offset, .unit, of: text, body)
  }

  /// Places a stretch on the current line, or on a new one if it does not fit.
  @inline(__always)
  mutating func place(
    _ stretch: Stretch,
    to end: Int,
    _ level: Level,
    of text: Span<UInt8>,
    _ body: Line
  ) {
    let content = stretch.columns &- stretch.spaces
    if end &- stretch.spaces > stretch.start {
      if columns &+ spaces &+ content > width {
        if content > width, level != .cluster {
          divide(stretch, to: end, level, of: text, body)
          return
        }
        startLine(at: stretch.start, body)
      }
      self.end = end &- stretch.spaces
      columns &+= spaces &+ content
      spaces = 0
    }
    spaces &+= stretch.spaces
  }

  /// Starts a new line for a stretch that is longer than a line, and divides it.
  @inline(never)
  mutating func divide(
    _ stretch: Stretch,
    to end: Int,
    _ level: Level,
    of text: Span<UInt8>,
    _ body: Line
  ) {
    startLine(at: endOfSpaces(from: stretch.start, in: text), body)
    var offset = stretch.start
    while offset < end {
      var part = Stretch(start: offset)
      repeat {
        let cluster = clusters.next(&offset, in: text, lineWidth: width)
        part.add(columns: cluster.width, isSpace: cluster.isSpace)
      } while level == .unit && offset < end && !(part.spaces > 0 && !isSpace(at: offset, in: text))
      place(part, to: offset, level == .unit ? .word : .cluster, of: text, body)
    }
  }

  /// Whether an option goes on at an offset, such as `--no-color` after `--no-`.
  @inline(never)
  func isInOption(_ unit: Stretch, _ offset: Int, in text: Span<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard offset > unit.start, text[offset - 1] == hyphen,
      let start = (unit.start..<offset - 1).first(where: { text[$0] == hyphen })
    else { return false }
    let before = start > unit.start ? text[start - 1] | 0x20 : 0
    return text[start + 1] == hyphen && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before)
  }

  /// Where the first cluster begins that is not a space; there must be one.
  func endOfSpaces(from start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    while isSpace(at: offset, in: text) { offset += 1 }
    return offset
  }

  func isSpace(at offset: Int, in text: Span<UInt8>) -> Bool {
    var offset = offset
    return clusters.next(&offset, in: text).isSpace
  }

  /// Ends the current line without its trailing spaces, unless nothing on it is visible.
  mutating func startLine(at offset: Int, _ body: Line) {
    let isVisible = columns > 0
    if isVisible { body(start..<end) }
    if isVisible || start == end { (start, end) = (offset, offset) }
    (columns, spaces) = (0, 0)
    isFirstLine = false
  }
}
