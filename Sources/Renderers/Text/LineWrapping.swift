/// Breaks lines where UAX #14 lets them, and what is longer than a line between grapheme clusters.
///
/// It keeps its memory from one text to the next.
struct LineWrapping {
  private let table = ScalarTable.shared
  private var clusters = Clusters()
  private var breaking = LineBreaking()
  private var width = 1
  /// The line so far, without the spaces at its end.
  private var start = 0
  private var end = 0
  private var columns = 0
  /// The spaces at its end, each of a column.
  private var spaces = 0
  private var isFirstLine = true

  /// Writes a text on as many lines of a width as it needs.
  mutating func wrap(_ text: StyledText, width: Int, to sheet: inout Sheet) {
    begin(width)
    place(text, to: &sheet)
    if isFirstLine, columns + spaces <= width {
      sheet.write(text, 0..<text.count)
    } else {
      sheet.write(text, start..<end)
    }
  }

  /// Breaks a text wherever a line is full, so that it keeps all its spaces.
  mutating func cut(_ text: StyledText, width: Int, to sheet: inout Sheet) {
    begin(width)
    clusters.addRuns(of: text.utf8)
    var index = Clusters.Index()
    while index.offset < text.count {
      let cluster = clusters.next(&index, in: text.utf8)
      if columns > 0, columns + cluster.width > width {
        sheet.write(text, start..<end)
        (start, columns) = (end, 0)
      }
      end = cluster.range.upperBound
      columns += cluster.width
    }
    sheet.write(text, start..<end)
  }

  private mutating func begin(_ width: Int) {
    clusters.begin(lineWidth: width)
    self.width = max(1, width)
    (start, end, columns, spaces) = (0, 0, 0, 0)
    isFirstLine = true
  }
}

private extension LineWrapping {
  /// What is kept together: what UAX #14 does, what stands between spaces, one cluster.
  enum Level {
    case unit
    case word
    case cluster
  }

  /// A stretch of text that is kept together.
  struct Stretch {
    var start: Clusters.Index
    /// The columns that it takes, with the spaces at its end.
    var columns = 0
    var spaces = 0

    @inline(__always)
    mutating func add(columns: Int, isSpace: Bool) {
      self.columns &+= columns
      spaces = isSpace ? spaces &+ 1 : 0
    }
  }

  /// Puts all of a text on lines, of which the last is yet to be written.
  mutating func place(_ text: StyledText, to sheet: inout Sheet) {
    breaking.begin()
    var index = Clusters.Index()
    var unit = Stretch(start: index)
    let utf8 = text.utf8.span
    while index.offset < utf8.count {
      if breaking.isBehindLetter, index.offset >= clusters.end {
        let word = breaking.passWord(from: index.offset, in: utf8)
        unit.columns &+= word.end &- index.offset
        index.offset = word.end
        if word.isInFrontOfWord {
          index.offset &+= 1
          unit.add(columns: 1, isSpace: true)
          place(unit, to: index.offset, .unit, of: text, on: &sheet)
          unit = Stretch(start: index)
          continue
        }
        if index.offset == utf8.count { break }
      }
      let (scalar, length) = table.scalar(at: index.offset, in: utf8)
      var breaks = breaking.breaks(before: scalar, at: index.offset, in: utf8)
      var (columns, isSpace) = (scalar.columns, scalar.isSpace)
      if scalar.joins || index.offset < clusters.end {
        unit.columns += findRun(at: &index, since: &unit.start, in: text)
        if let cluster = clusters.joined(at: &index) {
          let isStart = cluster.range.lowerBound == index.offset
          (columns, isSpace) = isStart ? (cluster.width, cluster.isSpace) : (0, false)
          breaks = breaks && isStart
        }
      }
      if breaks {
        place(unit, to: index.offset, .unit, of: text, on: &sheet)
        unit = Stretch(start: index)
      }
      unit.add(columns: columns, isSpace: isSpace)
      index.offset &+= length
    }
    place(unit, to: index.offset, .unit, of: text, on: &sheet)
  }

  /// Finds the clusters around a scalar that joins, if they are not known yet.
  ///
  /// - Returns: By how many columns the scalar in front now takes more.
  mutating func findRun(
    at index: inout Clusters.Index,
    since start: inout Clusters.Index,
    in text: StyledText
  ) -> Int {
    guard index.offset >= clusters.end else { return 0 }
    clusters.forget(before: &start)
    index.joined = start.joined
    return clusters.addRun(around: index.offset, in: text.utf8)
  }

  /// Puts a stretch behind the spaces in front of it, or on a new line without them.
  @inline(__always)
  mutating func place(
    _ stretch: Stretch,
    to end: Int,
    _ level: Level,
    of text: StyledText,
    on sheet: inout Sheet
  ) {
    let content = stretch.columns &- stretch.spaces
    if end &- stretch.spaces > stretch.start.offset {
      if columns &+ spaces &+ content > width {
        if content > width, level != .cluster {
          return divide(stretch, to: end, level, of: text, on: &sheet)
        }
        startLine(at: stretch.start.offset, of: text, on: &sheet)
      }
      self.end = end &- stretch.spaces
      columns &+= spaces &+ content
      spaces = 0
    }
    spaces &+= stretch.spaces
  }

  /// What is too long begins a line of its own, and ends on as many as it needs.
  @inline(never)
  mutating func divide(
    _ stretch: Stretch,
    to end: Int,
    _ level: Level,
    of text: StyledText,
    on sheet: inout Sheet
  ) {
    startLine(at: endOfSpaces(from: stretch.start, in: text), of: text, on: &sheet)
    var index = stretch.start
    while index.offset < end {
      var part = Stretch(start: index)
      repeat {
        let cluster = clusters.next(&index, in: text.utf8)
        part.add(columns: cluster.width, isSpace: cluster.isSpace)
      } while level == .unit && index.offset < end
        && !(part.spaces > 0 && !isSpace(at: index, in: text))
      place(part, to: index.offset, level == .unit ? .word : .cluster, of: text, on: &sheet)
    }
  }

  /// Where the first cluster begins that is no space; there is one.
  func endOfSpaces(from start: Clusters.Index, in text: StyledText) -> Int {
    var index = start
    while isSpace(at: index, in: text) { index.offset += 1 }
    return index.offset
  }

  func isSpace(at index: Clusters.Index, in text: StyledText) -> Bool {
    var index = index
    return clusters.next(&index, in: text.utf8).isSpace
  }

  /// Ends the line without its spaces, unless there is nothing to be seen on it.
  mutating func startLine(at offset: Int, of text: StyledText, on sheet: inout Sheet) {
    let isSeen = columns > 0
    if isSeen { sheet.write(text, start..<end) }
    if isSeen || start == end { (start, end) = (offset, offset) }
    (columns, spaces) = (0, 0)
    isFirstLine = false
  }
}
