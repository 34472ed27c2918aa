import ContentParser
import FaqImport
import FaqSources
import Platform

/// Reports every fault in the content, for authors and CI.
struct CheckCommand: Command {
  static let manual = CommandManual(
    name: "check",
    aliases: ["lint", "validate"],
    summary: "report every problem in the content, for authors and CI",
    operands: [CommandManual.files],
    details: """
      Each problem is one line: file:line:column: severity: message [code]. A terminal also shows \
      the line of the source. If any of them is an error, the status is 65. With --unknown fail, \
      unknown types are errors too.

      With --fix, two kinds of mistakes are fixed in the file: types and members with one wrong \
      letter, if only one name is meant, and addresses without their https:. Each change is shown \
      as a note, and nothing else in the file changes.

      With --links, each web address in the content is asked once, with a pause between those of \
      one host. A link is an error if its server says that nothing is there, a warning if \
      there is no clear answer, and a note if the page has moved for good.

      With --coverage, a table of the block types in the content follows the problems. It says how \
      many blocks there are of each type, and how they reach each format: by an output of the \
      format's own (native), as headings, paragraphs and the like (lowered), by the fallback that \
      stands in for an unknown type, or as --unknown asks (unknown).

      With --questions, each line of a file is a question, a tab, and the number, id or title of \
      the FAQ that answers it. It is an error if search does not find that FAQ among the first \
      three; the report says what it finds instead, and which words the FAQ lacks. It is a \
      warning if two FAQs answer each other's titles better than their own; of more than 1,000 \
      FAQs, titles are not compared.

      As json, sarif and junit, the report has all problems, and a source that cannot be read is a \
      part of a report as sarif or junit. SARIF is what code scanning reads, as on GitHub; JUnit \
      is what GitLab and Jenkins read, with a test case for each FAQ.
      """,
    examples: [
      .init(line: "check --source faqs.json", effect: "one line per problem"),
      .init(line: "check --source - < faqs.json", effect: "from standard input"),
      .init(line: "check --fix --source faqs.json", effect: "fix unambiguous mistakes"),
      .init(line: "check --links --source faqs.json", effect: "ask where the links lead"),
      .init(line: "check --coverage", effect: "the block types, and how formats show them"),
      .init(line: "check --questions questions.tsv", effect: "whether they find their FAQs"),
      .init(line: "check --format json", effect: "as JSON, for other programs"),
      .init(line: "check --format sarif > faq.sarif", effect: "for code scanning"),
    ]
  )

  static let ownOptions =
    [
      CommandOption("format", .choice("FORMAT"), in: .output) { $0.format = $1 }
        .help("format of the report"),
      CommandOption("fix", in: .behaviour) { $0.fixes = true }
        .help("fix unambiguous mistakes in the file, and show each change"),
      CommandOption("links", in: .behaviour) { $0.asksLinks = true }
        .help("ask each web address in the content, and report those that are dead"),
      CommandOption("coverage", in: .output) { $0.showsCoverage = true }
        .help("report how each block type reaches each format"),
      CommandOption("questions", .path("FILE"), in: .content) { $0.questions = $1 }
        .help("report each question in FILE that does not find its FAQ"),
    ] + shared(SharedOptions.reading, [SharedOptions.unknown], [SharedOptions.jobs])

  var options = Options()
  private(set) var format = ReportChoice.text
  private var fixes = false
  private var asksLinks = false
  private var showsCoverage = false
  private var questions: Path?

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    try acceptSources(operands, of: program)
    guard !asksLinks || options.cache != .offline else {
      throw .combination("--links and --offline")
    }
    guard !showsCoverage || [.text, .json].contains(format) else {
      throw UsageError(
        "--coverage cannot be shown as \(format.rawValue)",
        hint: "Use --format text or json."
      )
    }
  }

  func run(in run: Run) async throws -> CommandStatus {
    let session = try run.session(for: self)
    let fixer = ContentFixer(parser: session.parser)
    let changes = try await fixes ? fixer.fix(run.sources(options).places) : []
    let search = try questions.map(SearchCheck.init(asking:))
    let inspection = EntryInspection(
      countsBlocks: showsCoverage,
      collectsLinks: asksLinks,
      collectsTerms: search != nil
    )
    var report = CheckReport(of: session.sourceName, as: form(in: run, session), to: session.output)
    if let file = session.typesFile {
      report.add(file.declarations.diagnostics, of: file.name, from: RecentBytes())
    }
    report.add(changes, from: session.loader.recent)
    var check = ContentCheck(session, report, inspection, search)
    var status = CommandStatus.done
    var sources = session.loader.queue
    while let source = try await sources.next() {
      do {
        try await check.check(source)
        noteReading(of: source, session, in: &check.report)
      } catch let failure as Failure
        where !session.loader.hasOneFile || check.report.namesFailures
      {
        check.report.add(failure, of: source.name)
        status = max(status, run.report(failure, options.color))
      }
    }
    for remark in check.passedOver.remarks { session.warn(remark) }
    for failure in check.end() {
      check.report.add(failure, of: nil)
      status = max(status, run.report(failure, options.color))
    }
    try await addLinks(in: run, to: &check)
    try check.report.end(showsCoverage ? CoverageReport(check.blocks, in: session) : nil)
    for remark in check.remarks { session.warn(remark) }
    return max(status, check.report.counts.hasErrors ? .malformed : .done)
  }
}

private extension CheckCommand {
  func form(in run: Run, _ session: Session) -> any ReportForm {
    switch format {
    case .text: TextReport(in: session.style, session.environment)
    case .json: JSONReport()
    case .sarif: SARIFReport(of: run.program, in: session.environment.workingFolder)
    case .junit:
      JUnitReport(
        of: "\(run.program.name) check",
        calling: run.program.names,
        spoolingIn: session.environment.temporaryFolder
      )
    }
  }

  /// Says how a source was read that is not native content.
  func noteReading(of source: ContentSource, _ session: Session, in report: inout CheckReport) {
    let recent = session.loader.recent
    guard let reading = recent.imported?.reading else { return }
    report.add(reading, recent.account)
    guard format == .text, options.sourceList == nil else { return }
    let name = session.loader.hasOneFile ? "" : "\(source.name): "
    session.warn("\(name)read as: \(reading)" + recent.account.remark)
  }

  /// Asks the links of all sources, and adds remarks on them to the report.
  func addLinks(in run: Run, to check: inout ContentCheck) async throws {
    let answers = try await answers(to: check.links.flatMap(\.links), in: run)
    for (source, links) in check.links {
      let remarks = links.compactMap { link in
        answers[link.address].flatMap { Diagnostic(link, $0) }
      }
      check.report.add(remarks, of: source, from: check.rememberedBytes)
    }
  }
}
