import ContentParser
import FaqService
import Renderers

/// `faq search`: lists the FAQs that contain all of the words, with the matching lines.
struct SearchCommand {
  /// The maximum number of lines per FAQ.
  private static let lineCount = 5

  let session: Session
  let words: String

  func run() async throws -> ExitStatus {
    let query = SearchQuery(words)
    var status = ExitStatus.done
    let hits = try await session.loader.read { stream in
      var hits: [SearchHit] = []
      var number = 0
      while let faq = try await stream.next() {
        number += 1
        session.reportFault(of: faq, status: &status)
        if let hit = hit(in: session.parser.parse(faq), number: number, query) { hits.append(hit) }
      }
      return hits
    }
    guard !hits.isEmpty else {
      throw Failure(
        .notFound,
        "nothing in \(session.sourceName) matches “\(words)”",
        hint: "An FAQ matches if it contains all of the words; faq list shows all titles."
      )
    }
    var buffer = OutputBuffer()
    write(hits, query, to: &buffer)
    try session.flush(&buffer)
    return status
  }

  private func hit(in document: Document, number: Int, _ query: SearchQuery) -> SearchHit? {
    let lines = NodeText.lines(of: document.body)
    guard query.isFound(in: lines) else { return nil }
    let row = OverviewRow(number: number, title: document.title)
    let heading = Node.heading(level: 1, Inline.lines(of: document.title ?? ""))
    let title = Set(NodeText.lines(of: [heading]))
    let found = lines.filter { !title.contains($0) && !query.matches(in: $0).isEmpty }
    return SearchHit(row: row, lines: Array(found.prefix(Self.lineCount)))
  }

  private func write(_ hits: [SearchHit], _ query: SearchQuery, to buffer: inout OutputBuffer) {
    if let renderer = session.style.nodeRenderer {
      buffer.append(renderer.render(hits.map { $0.node(query) }))
    } else {
      SearchHit.writeJSON(hits, to: &buffer)
    }
  }
}

/// An FAQ that matches, with the matching lines.
struct SearchHit {
  let row: OverviewRow
  let lines: [String]

  /// The row of the overview with the lines below it, matches highlighted.
  func node(_ query: SearchQuery) -> Node {
    var inlines = Excerpt.inlines(of: row.visibleTitle, query: query, isWhole: true)
    for line in lines { inlines += [.lineBreak] + Excerpt.inlines(of: line, query: query) }
    return .list(.numbers(from: row.number), [[.paragraph(inlines)]])
  }

  static func writeJSON(_ hits: [Self], to buffer: inout OutputBuffer) {
    buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"hits\":[")
    for (index, hit) in hits.enumerated() {
      buffer.append("\(index == 0 ? "" : ",\n"){\"number\":\(hit.row.number),\"title\":")
      buffer.appendJSONString(orNull: hit.row.title)
      buffer.append(",\"lines\":[")
      for (place, line) in hit.lines.enumerated() {
        buffer.append(place == 0 ? "" : ",")
        buffer.appendJSONString(line)
      }
      buffer.append("]}")
    }
    buffer.append("]}\n")
  }
}
