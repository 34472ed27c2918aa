import Renderers

/// Prints a heading and one numbered row per FAQ.
struct ListCommand: Command {
  static let manual = CommandManual(
    name: "list",
    aliases: ["ls"],
    summary: "list the FAQs, one numbered row each",
    operands: [CommandManual.files],
    details: """
      Each row shows the first title of an FAQ. The commands show and open accept its number. \
      FAQs that name a category stand below it.
      """,
    examples: [
      .init(line: "list", effect: "the built-in FAQs"),
      .init(line: "list --source faqs.json", effect: "from a file"),
      .init(line: "list --source docs", effect: "from all files in a folder"),
      .init(line: "list --source https://example.com/faqs.json", effect: "from the web"),
      .init(line: "list --source - < faqs.json", effect: "from standard input"),
      .init(line: "list --category Billing --lang de", effect: "a part of the FAQs"),
      .init(line: "list --format json", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions = shared(
    SharedOptions.reading,
    SharedOptions.selecting,
    [SharedOptions.format, SharedOptions.fragment, SharedOptions.pager],
    SharedOptions.rendering,
    [SharedOptions.jobs]
  )

  static let isPaged = true

  var options = Options()

  func run(in run: Run) async throws -> CommandStatus {
    try await run.session(for: self).paging { try await list($0) }
  }

  private func list(_ session: Session) async throws -> CommandStatus {
    try await session.read { inner, entries in
      var overview = try OverviewWriter(session.writing(in: inner.style.language))
      var foreignCount = 0
      do {
        try await entries.process(work: \.listed) { batch, listed in
          session.faults.add(batch.entries[...])
          foreignCount += listed.foreignCount
          try overview.add(listed.rows)
        }
      } catch {
        if !overview.isEmpty { try? overview.end() }
        throw error
      }
      if overview.isEmpty { session.warn("there are no FAQs in \(session.sourceName)") }
      session.warn(ofForeign: foreignCount)
      try overview.end()
      return .done
    }
  }
}

private extension Batch {
  /// A row of each FAQ, and how many are written in another shape.
  var listed: (rows: [OverviewRow], foreignCount: Int) {
    let entries = entries.span
    var foreignCount = 0
    let rows = entries.indices.map { index in
      let row = entries[index].row
      if entries[index].faq.isForeign(row.title) { foreignCount += 1 }
      return row
    }
    return (rows, foreignCount)
  }
}
