/// Breaks lines where UAX #14 lets them, and what is longer than a line between grapheme clusters.
enum LineWrapping {
  static func wrap(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    divide(line, width: width) { text, width in
      var wrapping = Wrapping(width: width)
      var clusters = Cluster.all(of: text)[...]
      while !clusters.isEmpty { wrapping.place(clusters.removeUnit { $0.mayEndLine }, .unit) }
      return wrapping.finished()
    }
  }

  /// Breaks a line that is too long wherever it is full, so that it keeps all its spaces.
  static func cut(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    divide(line, width: width) { text, width in
      var lines = [0..<0]
      var lineWidth = 0
      for cluster in Cluster.all(of: text) {
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
    _ ranges: (String, Int) -> [Range<Int>]
  ) -> [[StyledText]] {
    guard let width else { return [line] }
    let line = line.map { StyledText(text: $0.text.withoutTabs, style: $0.style) }
    let text = line.reduce(into: "") { $0 += $1.text }
    guard TextWidth.of(text) > width else { return [line] }
    return ranges(text, width).map { line.slice($0) }
  }
}

/// A grapheme cluster of the text that is wrapped, by its UTF-8 offsets.
private struct Cluster {
  let range: Range<Int>
  let width: Int
  let isSpace: Bool
  /// Whether the line may break behind it.
  let mayEndLine: Bool

  static func all(of text: String) -> [Self] {
    var opportunities = LineBreaking.opportunities(in: text)[...]
    var offset = 0
    return text.map { character in
      let end = offset + character.utf8.count
      while let first = opportunities.first, first < end { opportunities.removeFirst() }
      defer { offset = end }
      return Self(
        range: offset..<end,
        width: TextWidth.of(character),
        isSpace: character == " ",
        mayEndLine: opportunities.first == end
      )
    }
  }
}

private extension ArraySlice<Cluster> {
  /// Takes away what ends with the first cluster of a kind, or everything.
  mutating func removeUnit(endingWith isEnd: (Cluster) -> Bool) -> Self {
    let unit = firstIndex(where: isEnd).map { self[...$0] } ?? self
    removeFirst(unit.count)
    return unit
  }

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
  /// The text between two UTF-8 offsets.
  func slice(_ range: Range<Int>) -> Self {
    var start = 0
    return compactMap { piece in
      let utf8 = piece.text.utf8
      defer { start += utf8.count }
      let from = Swift.max(range.lowerBound - start, 0)
      let end = Swift.min(range.upperBound - start, utf8.count)
      guard from < end else { return nil }
      let bounds =
        utf8.index(utf8.startIndex, offsetBy: from)..<utf8.index(utf8.startIndex, offsetBy: end)
      return StyledText(text: String(piece.text[bounds]), style: piece.style)
    }
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
    let trailing = clusters.reversed().prefix(while: \.isSpace)
    let content = clusters.dropLast(trailing.count)
    if let first = content.first, let last = content.last {
      let size = content.reduce(0) { $0 + $1.width }
      if lineWidth + spacesWidth + size > width {
        if size > width, level != .cluster { return divide(clusters, level) }
        startLine(at: first.range.lowerBound)
      }
      line = line.lowerBound..<last.range.upperBound
      lineWidth += spacesWidth + size
      spacesWidth = 0
    }
    spacesWidth += trailing.reduce(0) { $0 + $1.width }
  }

  mutating func finished() -> [Range<Int>] { lines + [line] }

  /// What is too long begins a line of its own, and ends on as many as it needs.
  private mutating func divide(_ clusters: ArraySlice<Cluster>, _ level: Level) {
    var rest = clusters
    if let first = rest.first(where: { !$0.isSpace }) { startLine(at: first.range.lowerBound) }
    while !rest.isEmpty {
      switch level {
      case .unit: place(rest.removeWord(), .word)
      case .word, .cluster: place(rest.removeUnit { _ in true }, .cluster)
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
