import FaqSearch

/// Prints FAQs in full, by number or by words.
struct ShowCommand: Command {
  static let manual = CommandManual(
    name: "show",
    aliases: ["cat", "print", "view"],
    summary: "print FAQs in full, by number or by words",
    operands: ["NUMBER|FROM-TO...", "WORDS...", "--all"],
    details: """
      Words are looked up in the titles. A single match is printed; several matches are listed to \
      choose from. If nothing matches, similar titles are suggested and the status is 1.
      """,
    examples: [
      .init(line: "show 2", effect: "the second FAQ"),
      .init(line: "show 2 5-7", effect: "the second, and five to seven"),
      .init(line: "show dictionary", effect: "the FAQ whose title matches"),
      .init(line: "show --all --format markdown", effect: "all FAQs, as Markdown"),
      .init(line: "show 7 --unknown drop", effect: "without items of unknown types"),
    ]
  )

  static let ownOptions =
    [CommandOption("all", in: .content) { $0.showsAll = true }.help("print all FAQs")]
    + shared(
      SharedOptions.reading,
      SharedOptions.selecting,
      [SharedOptions.unknown, SharedOptions.format, SharedOptions.pager] + SharedOptions.page,
      SharedOptions.rendering
    )

  static let isPaged = true
  static let operandCompletion = Completion.numbers

  private static let maximumWordCount = 100

  var options = Options()
  private var showsAll = false
  /// Nil for all FAQs.
  private(set) var selection: Selection?

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    let operands = takeFiles(from: operands, always: showsAll)
    if !operands.isEmpty, options.settings.contains("all") { showsAll = false }
    guard showsAll else {
      let words = try Self.expectWords(operands, "a number or words", of: program)
      let selection = try Selection(operands: words, of: program.name)
      switch selection {
      case .numbers: try options.expectNoFilter(beside: "numbers")
      case .words(let words): try Self.expectFew(SearchQuery(words))
      }
      self.selection = selection
      return
    }
    guard operands.isEmpty else {
      throw .combination("--all and '\(operands.map(\.text).joined(separator: " "))'")
    }
  }

  /// Throws if there are too many words to look for each of them in all titles.
  private static func expectFew(_ query: SearchQuery) throws(UsageError) {
    guard query.termCount > maximumWordCount else { return }
    throw UsageError(
      "a search has at most \(maximumWordCount) words, not \(query.termCount)",
      hint: "Omit some of them."
    )
  }

  func run(in run: Run) async throws -> CommandStatus {
    try await run.session(for: self).paging { session in
      switch selection {
      case nil:
        try await session.read { session, entries in
          var writer = try DocumentWriter(session)
          try await writer.writeAll(&entries)
        }
      case .numbers(let ranges): try await show(ranges, session)
      case .words(let words): try await show(words, session)
      }
      return .done
    }
  }

  private func show(_ ranges: [ClosedRange<Int>], _ session: Session) async throws {
    var entries = try await session.entries(numbered: ranges)
    let numbers = ranges.joined().filter { entries[$0] != nil }
    let shown = numbers.compactMap { entries[$0] }
    let session = session.linking(to: shown).declaring(shown.first?.origin)
      .writing(inLanguageOf: shown)
    var writer = try DocumentWriter(session)
    for number in numbers {
      if let entry = entries.removeValue(forKey: number) { try writer.write(entry) }
    }
    try writer.end()
  }

  private func show(_ words: String, _ session: Session) async throws {
    let matches = try await session.titleMatches(words)
    if let entry = matches.only {
      let session = session.declaring(entry.origin)
      var writer = try DocumentWriter(session)
      try writer.write(entry)
      try writer.end()
      return
    }
    session.warn("\(matches.rows.count) FAQs match “\(words)”; show one of them by its number")
    var overview = try OverviewWriter(session, beginningWith: matches.rows)
    try overview.end()
  }
}

extension Session {
  /// The FAQs of some ranges by number; the others are skipped.
  ///
  /// Throws if a number does not exist.
  func entries(numbered ranges: [ClosedRange<Int>]) async throws -> [Int: Entry] {
    let last = ranges.map(\.upperBound).max() ?? 0
    return try await read { session, reader in
      var entries: [Int: Entry] = [:]
      var number = 0
      while number < last {
        let later = ranges.filter { $0.upperBound > number }
        guard let wanted = later.map({ max($0.lowerBound, number + 1) }).min() else { break }
        number += try await reader.skip(wanted - number - 1)
        guard let entry = try await reader.next() else {
          let found = number == 0 ? "there are none" : "the last is \(number)"
          throw Failure(
            .notFound,
            "there is no FAQ \(wanted) in \(session.sourceName); \(found)",
            hint: "\(session.environment.program) list shows the numbers."
          )
        }
        number += 1
        entries[number] = entry
      }
      return entries
    }
  }
}
