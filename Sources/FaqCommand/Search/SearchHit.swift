import ContentParser
import Renderers
import TextSearch

/// An FAQ that matches, with the matching lines.
struct SearchHit: Sendable {
  /// The maximum number of lines per FAQ.
  private static let lineCount = 5

  let rank: SearchRank
  private let row: OverviewRow
  private let heading: Excerpt
  private let lines: [Excerpt]

  init(
    _ document: Document,
    of entry: Entry,
    rank: SearchRank,
    _ query: SearchQuery,
    _ extent: Excerpt.Extent
  ) {
    self.rank = rank
    var row = OverviewRow(number: entry.number, of: document)
    row.source = entry.origin.shownName
    self.row = row
    heading = Excerpt(ofTitle: row.visibleTitle, query)
    var lines = MatchingLines(query: query, extent: extent, count: Self.lineCount)
    NodeText.write(document, to: &lines)
    self.lines = lines.excerpts
  }

  /// The row of the overview with the lines below it, matches highlighted.
  var node: Node {
    var inlines = heading.inlines
    for line in lines { inlines += [.lineBreak] + line.inlines }
    return .list(.numbers(from: row.number), [[.paragraph(inlines)]])
  }

  /// Whether this hit comes before another one.
  func precedes(_ other: Self) -> Bool {
    (rank, row.number) < (other.rank, other.row.number)
  }

  /// Writes `{"number":2,"title":"…","lines":["…"],"rank":1}`.
  func writeJSON(place: Int, to buffer: inout OutputBuffer) {
    buffer.append("{\"number\":\(row.number),\"title\":")
    buffer.appendJSONString(orNull: row.title)
    if let source = row.source {
      buffer.append(",\"source\":")
      buffer.appendJSONString(source)
    }
    buffer.append(",\"lines\":[")
    for (index, line) in lines.enumerated() {
      buffer.append(index == 0 ? "" : ",")
      buffer.appendJSONString(line.text)
    }
    buffer.append("],\"rank\":\(place)}")
  }
}

/// Collects the first lines besides the title that have one of the words.
private struct MatchingLines: NodeTextSink {
  let query: SearchQuery
  let extent: Excerpt.Extent
  let count: Int
  private(set) var excerpts: [Excerpt] = []
  private var line: String?

  init(query: SearchQuery, extent: Excerpt.Extent, count: Int) {
    self.query = query
    self.extent = extent
    self.count = count
  }

  mutating func write(_ text: String, of kind: NodeText.Kind) {
    switch kind {
    case .text, .address: if excerpts.count < count { line = line.map { $0 + text } ?? text }
    case .title, .label: return
    }
  }

  mutating func breakLine() { write(" ", of: .text) }

  mutating func endLine() {
    guard let text = line.take() else { return }
    if let excerpt = Excerpt(of: FoldedLine(text), query, extent) { excerpts.append(excerpt) }
  }
}
