/// The lines so far, as ranges of UTF-8 offsets.
struct Wrapping {
  /// What is kept together: what UAX #14 does, what stands between spaces, one cluster.
  enum Level {
    case unit
    case word
    case cluster
  }

  private let clusters: Clusters
  private let width: Int
  private var lines: [Range<Int>] = []
  private var line = 0..<0
  private var lineWidth = 0
  private var spacesWidth = 0

  init(_ clusters: Clusters, width: Int) {
    self.clusters = clusters
    self.width = max(1, width)
  }

  /// Puts clusters behind the spaces in front of them, or on a new line without them.
  mutating func place(_ range: Range<Clusters.Index>, _ level: Level) {
    let end = clusters.endOfContent(of: range)
    if end > range.lowerBound {
      let size = clusters.width(of: range.lowerBound..<end)
      if lineWidth + spacesWidth + size > width {
        if size > width, level != .cluster { return divide(range, level) }
        startLine(at: range.lowerBound.offset)
      }
      line = line.lowerBound..<end.offset
      lineWidth += spacesWidth + size
      spacesWidth = 0
    }
    spacesWidth += range.upperBound.offset - end.offset
  }

  mutating func finished() -> [Range<Int>] { lines + [line] }

  /// What is too long begins a line of its own, and ends on as many as it needs.
  private mutating func divide(_ range: Range<Clusters.Index>, _ level: Level) {
    startLine(at: clusters.endOfSpaces(from: range.lowerBound).offset)
    var start = range.lowerBound
    while start < range.upperBound {
      let end: Clusters.Index
      switch level {
      case .unit:
        end = clusters.endOfWord(from: start, in: range)
        place(start..<end, .word)
      case .word, .cluster:
        end = clusters.index(after: start)
        place(start..<end, .cluster)
      }
      start = end
    }
  }

  /// Ends the line without its spaces, unless there is nothing to be seen on it.
  private mutating func startLine(at offset: Int) {
    if lineWidth > 0 { lines.append(line) }
    if lineWidth > 0 || line.isEmpty { line = offset..<offset }
    (lineWidth, spacesWidth) = (0, 0)
  }
}

private extension Clusters {
  /// The start of what stands behind spaces, which is there.
  func endOfSpaces(from start: Index) -> Index {
    var index = start
    while self[index].isSpace { index = self.index(after: index) }
    return index
  }

  /// Where the first word ends with its spaces.
  func endOfWord(from start: Index, in range: Range<Index>) -> Index {
    var end = start
    var isBehindSpace = false
    while end < range.upperBound {
      let isSpace = self[end].isSpace
      if isBehindSpace, !isSpace { break }
      isBehindSpace = isSpace
      end = index(after: end)
    }
    return end
  }
}
