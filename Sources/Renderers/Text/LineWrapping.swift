/// Breaks lines where UAX #14 lets them, and what is longer than a line between grapheme clusters.
enum LineWrapping {
  static func wrap(_ line: [StyledText], width: Int?) -> [[StyledText]] {
    divide(line, width: width) { utf8, clusters, width in
      var wrapping = Wrapping(clusters, width: width)
      var start = clusters.startIndex
      var end = start
      for offset in LineBreaking.opportunities(in: utf8) where clusters.advance(&end, to: offset) {
        wrapping.place(start..<end, .unit)
        start = end
      }
      wrapping.place(start..<clusters.endIndex, .unit)
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
    _ ranges: ([UInt8], Clusters, Int) -> [Range<Int>]
  ) -> [[StyledText]] {
    guard let width else { return [line] }
    let text = line.reduce(into: "") { $0 += $1.text }
    guard text.utf8.count > width else { return [line] }
    let utf8 = Array(text.utf8)
    let clusters = Clusters(of: utf8, lineWidth: width)
    return clusters.width > width ? line.sliced(ranges(utf8, clusters, width)) : [line]
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
        let part = range.clamped(to: start..<end)
        if !part.isEmpty { pieces.append(self[index].sliced(part, start)) }
        guard end < range.upperBound else { break }
        (index, start) = (index + 1, end)
      }
      return pieces
    }
  }
}

private extension StyledText {
  /// Its text between UTF-8 offsets in a line in which it begins at another.
  func sliced(_ range: Range<Int>, _ start: Int) -> Self {
    let bounds = text.range(of: range.lowerBound - start..<range.upperBound - start)
    return Self(text: String(text[bounds]), style: style)
  }
}

private extension String {
  /// The place of a range of UTF-8 offsets.
  func range(of offsets: Range<Int>) -> Range<Index> {
    utf8.index(
      startIndex,
      offsetBy: offsets.lowerBound
    )..<utf8.index(startIndex, offsetBy: offsets.upperBound)
  }
}
