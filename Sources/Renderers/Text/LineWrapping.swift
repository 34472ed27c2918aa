/// Breaks lines where UAX #14 lets them, and what is longer than a line between grapheme clusters.
enum LineWrapping {
  static func wrap(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    divide(line, width: width) { text, clusters, width in
      var wrapping = Wrapping(width: width)
      var start = 0
      var end = 0
      for offset in LineBreaking.opportunities(in: Array(text.utf8)) + [text.utf8.count] {
        while end < clusters.count, clusters[end].range.upperBound <= offset { end += 1 }
        guard end > start, clusters[end - 1].range.upperBound == offset else { continue }
        wrapping.place(clusters[start..<end], .unit)
        start = end
      }
      return wrapping.finished()
    }
  }

  /// Breaks a line that is too long wherever it is full, so that it keeps all its spaces.
  static func cut(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    divide(line, width: width) { _, clusters, width in
      var lines = [0..<0]
      var lineWidth = 0
      for cluster in clusters {
        if lineWidth > 0, lineWidth + cluster.width > width {
          lines.append(cluster.range.lowerBound..<cluster.range.lowerBound)
          lineWidth = 0
        }
        lines[lines.count - 1] = lines[lines.count - 1].lowerBound..<cluster.range.upperBound
        lineWidth += cluster.width
      }
      return lines
    }
  }

  /// Gives the text of a line that is too long to what finds the ranges of its lines.
  private static func divide(
    _ line: [StyledText],
    width: Int?,
    _ ranges: (String, [Cluster], Int) -> [Range<Int>]
  ) -> [[StyledText]] {
    guard let width else { return [line] }
    let text = line.reduce(into: "") { $0 += $1.text }
    guard text.utf8.count > width else { return [line] }
    let clusters = Cluster.all(of: text, width: width)
    return clusters.width > width ? line.sliced(ranges(text, clusters, width)) : [line]
  }
}

private extension ArraySlice<Cluster> {
  /// Takes away what ends with spaces.
  mutating func removeWord() -> Self {
    var isBehindSpace = false
    let end = firstIndex { cluster in
      defer { isBehindSpace = cluster.isSpace }
      return isBehindSpace && !cluster.isSpace
    }
    let word = self[..<(end ?? endIndex)]
    removeFirst(word.count)
    return word
  }
}

private extension [StyledText] {
  /// The text of ranges of UTF-8 offsets, which are in order.
  func sliced(_ ranges: [Range<Int>]) -> [Self] {
    var index = 0
    var start = 0
    return ranges.map { range in
      var pieces: Self = []
      while index < count {
        let end = start + self[index].text.utf8.count
        pieces += self[index].sliced(range.clamped(to: start..<end), start)
        guard end < range.upperBound else { break }
        (index, start) = (index + 1, end)
      }
      return pieces
    }
  }
}

private extension StyledText {
  /// Its text between UTF-8 offsets in a line in which it begins at another.
  func sliced(_ range: Range<Int>, _ start: Int) -> [Self] {
    guard !range.isEmpty else { return [] }
    let bounds = text.range(of: range.lowerBound - start..<range.upperBound - start)
    return [Self(text: String(text[bounds]), style: style)]
  }
}

/// The lines so far, as ranges of UTF-8 offsets.
private struct Wrapping {
  /// What is kept together: what UAX #14 does, what stands between spaces, one cluster.
  enum Level {
    case unit
    case word
    case cluster
  }

  private let width: Int
  private var lines: [Range<Int>] = []
  private var line = 0..<0
  private var lineWidth = 0
  private var spacesWidth = 0

  init(width: Int) { self.width = max(1, width) }

  /// Puts clusters behind the spaces in front of them, or on a new line without them.
  mutating func place(_ clusters: ArraySlice<Cluster>, _ level: Level) {
    let end = clusters.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? clusters.startIndex
    let content = clusters[..<end]
    if let first = content.first, let last = content.last {
      let size = content.width
      if lineWidth + spacesWidth + size > width {
        if size > width, level != .cluster { return divide(clusters, level) }
        startLine(at: first.range.lowerBound)
      }
      line = line.lowerBound..<last.range.upperBound
      lineWidth += spacesWidth + size
      spacesWidth = 0
    }
    spacesWidth += clusters.count - content.count
  }

  mutating func finished() -> [Range<Int>] { lines + [line] }

  /// What is too long begins a line of its own, and ends on as many as it needs.
  private mutating func divide(_ clusters: ArraySlice<Cluster>, _ level: Level) {
    var rest = clusters
    if let first = rest.first(where: { !$0.isSpace }) { startLine(at: first.range.lowerBound) }
    while !rest.isEmpty {
      switch level {
      case .unit: place(rest.removeWord(), .word)
      case .word, .cluster: place([rest.removeFirst()], .cluster)
      }
    }
  }

  /// Ends the line without its spaces, unless there is nothing to be seen on it.
  private mutating func startLine(at offset: Int) {
    if lineWidth > 0 { lines.append(line) }
    if lineWidth > 0 || line.isEmpty { line = offset..<offset }
    (lineWidth, spacesWidth) = (0, 0)
  }
}
