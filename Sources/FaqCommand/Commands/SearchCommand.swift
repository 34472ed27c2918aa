import ContentParser
import FaqService
import Renderers

/// Lists the FAQs that contain all of the words, with the matching lines.
struct SearchCommand: Command {
  static let manual = CommandManual(
    name: "search",
    aliases: ["find", "grep"],
    summary: "list the FAQs that contain all the given words",
    operands: ["WORDS..."],
    details: """
      All text is searched, including items of unknown types. Case and accents are ignored. \
      Matches are highlighted.
      """,
    examples: [
      .init(line: "search retry", effect: "every FAQ that contains the word"),
      .init(line: "search standard input", effect: "every FAQ that contains both words"),
      .init(line: "search --format json retry", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions = shared(
    SharedOptions.reading,
    SharedOptions.selecting,
    [SharedOptions.unknown, SharedOptions.format, SharedOptions.fragment, SharedOptions.pager],
    SharedOptions.rendering
  )

  static let isPaged = true

  /// The maximum number of lines per FAQ.
  private static let lineCount = 5

  var options = Options()
  private(set) var words = ""

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    words = try Self.expectWords(operands, "words", of: program).joined(separator: " ")
  }

  func run(in run: Run) async throws -> ExitStatus {
    try await run.session(for: self).paging { try await search($0) }
  }

  private func search(_ session: Session) async throws -> ExitStatus {
    let query = SearchQuery(words)
    let (hits, faults) = try await session.read { session, entries in
      var hits: [SearchHit] = []
      var faults = FaultReport(session)
      while let entry = try await entries.next() {
        faults.add(entry)
        if let hit = hit(in: entry, query) { hits.append(hit) }
      }
      return (hits, faults)
    }
    let status = faults.end()
    var buffer = OutputBuffer()
    write(hits, query, as: session.style, to: &buffer)
    try session.flush(&buffer)
    guard !hits.isEmpty else {
      throw Failure(
        .notFound,
        "nothing in \(session.sourceName) matches “\(words)”",
        hint:
          "An FAQ matches if it contains all of the words; "
          + "\(session.environment.program) list shows all titles."
      )
    }
    return status
  }

  private func hit(in entry: Entry, _ query: SearchQuery) -> SearchHit? {
    let document = entry.document
    let lines = NodeText.lines(of: document.body)
    guard query.isFound(in: lines) else { return nil }
    var row = OverviewRow(number: entry.number, of: document)
    row.source = entry.origin.shownName
    let heading = Node.heading(level: 1, Inline.lines(of: document.title ?? ""))
    let title = Set(NodeText.lines(of: [heading]))
    let found = lines.filter { !title.contains($0) && query.occurs(in: $0) }
    return SearchHit(row: row, lines: Array(found.prefix(Self.lineCount)))
  }

  /// Writes nothing if there are no hits, except in JSON, which other programs read.
  private func write(
    _ hits: [SearchHit],
    _ query: SearchQuery,
    as style: OutputStyle,
    to buffer: inout OutputBuffer
  ) {
    if let renderer = style.nodeRenderer {
      if !hits.isEmpty { buffer.append(renderer.render(hits.map { $0.node(query) })) }
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
      if let source = hit.row.source {
        buffer.append(",\"source\":")
        buffer.appendJSONString(source)
      }
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
