import FaqBrowser
import FaqSources
import Platform

/// Converts all FAQs in the source to another format.
struct ConvertCommand: Command {
  static let manual = CommandManual(
    name: "convert",
    aliases: ["export"],
    summary: "convert all FAQs in the source to another format",
    operands: [CommandManual.files],
    details: """
      Memory use does not grow with the content, and all cores are used. The order is kept. A line \
      that is not JSON becomes a notice, and the status is 65.

      With --lines, the program is a filter: it reads standard input, unless --source names a \
      file. Each line is one FAQ, optionally preceded by its number and a tab. It becomes a line \
      {"number":1,"title":"...","content":"..."}, where content is that FAQ alone. Invalid lines \
      are reported and left out, and the status is 65.

      With --to faq, which is the same as json, the output is content again. Content of another \
      shape needs to be imported only once that way.

      In a folder, each file is named after the id or the title of its FAQ, and an index links to \
      all of them. Files that stay the same are not written again. With --prune, the program \
      notes in DIR which files it writes, and removes those of FAQs that no longer exist.
      """,
    examples: [
      .init(line: "convert --to html --output faq.html", effect: "all FAQs as one page"),
      .init(line: "convert --source faqs.json", effect: "a file, as Markdown"),
      .init(line: "convert --to faq help.html", effect: "another kind of file, as content"),
      .init(line: "convert --lines < faqs.ndjson", effect: "one object per line"),
      .init(line: "convert --output faqs/", effect: "one file per FAQ"),
      .init(line: "convert --output src/ --site mdbook", effect: "the pages of a book"),
    ]
  )

  static let ownOptions =
    [
      CommandOption("to", .format("FORMAT"), in: .output) { $0.options.print(as: $1) }
        .help("output format, markdown by default"),
      CommandOption("output", .path("FILE|DIR/"), in: .output) {
        $0.plan.output = $1 == "-" ? nil : $1
      }
      .help("write FILE, which appears once it is complete, or one file per FAQ in DIR"),
      CommandOption("lines", in: .output) { $0.readsLines = true }
        .help("read one FAQ per line, write one JSON object per line"),
      CommandOption("rejects", .path("FILE"), in: .output) { $0.plan.rejects = $1 }
        .help("with --lines: copy lines that cannot be converted to FILE"),
      CommandOption("prune", in: .output) { $0.plan.prunes = true }
        .help("in DIR: remove what --prune wrote before of FAQs that no longer exist"),
      CommandOption("site", .choice("PROGRAM"), in: .output) { $0.plan.site = $1 }
        .help("lay out DIR for a site generator"),
      CommandOption("title-headings", .choice("WHEN"), in: .output) { $0.plan.titleHeadings = $1 }
        .help("with --site: begin pages with their title, which Hugo and Jekyll print already"),
    ]
    + shared(
      SharedOptions.reading,
      SharedOptions.selecting,
      [SharedOptions.unknown] + SharedOptions.page,
      SharedOptions.rendering,
      [SharedOptions.jobs]
    )

  static let usualFormat: String? = FormatName.markdown.rawValue

  var options = Options()
  private(set) var plan = ConversionPlan()
  private var readsLines = false

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    try acceptSources(operands, of: program)
    guard !options.hasSearch || !readsLines || options.settings.contains("search") else {
      throw .combination("--search and --lines")
    }
    if readsLines { try options.expectNoFilter(beside: "--lines") }
    try expectRejectsOfLines()
    try expectFolderOfSite()
    guard !plan.prunes || plan.isFolder || options.settings.contains("prune") else {
      throw UsageError("--prune needs a folder", hint: "Name it with --output DIR/.")
    }
    let hasSetting = options.settings.contains("title-headings")
    guard plan.titleHeadings == .auto || plan.site != nil || hasSetting else {
      throw UsageError("--title-headings needs --site", hint: "Add --site PROGRAM.")
    }
  }

  func run(in run: Run) async throws -> CommandStatus {
    if readsLines { return try await convertLines(in: run) }
    let session = try run.session(for: self).writingFiles(plan.isFolder)
    run.effects.watchSignals()
    let spinner = run.spinner("Converting \(session.sourceName)")
    // Where the output leaves the terminal free, it shows the progress.
    let showsProgress = plan.output != nil || !run.environment.terminals.contains(.output)
    return try await session.reporting(to: spinner).read { session, entries in
      entries.spinner = spinner
      try await spinner.show(if: showsProgress) { try await convert(&entries, session) }
      return .done
    }
  }

  /// Converts all FAQs in one pass.
  private func convert(_ entries: inout EntryReader, _ session: Session) async throws {
    guard let layout = FolderLayout(plan, in: session.style) else {
      var writer = try DocumentWriter(session, to: plan.output)
      try await writer.writeAll(&entries)
      return
    }
    guard !options.hasSearch else {
      throw Failure(
        .usage,
        "--search needs one page of all FAQs, and a folder has a page for each",
        hint: "Name a file with --output."
      )
    }
    let first = try await entries.nextBatch()
    let session = session.writing(inLanguageOf: first?.entries ?? [])
    var writer = try FolderWriter(session: session, layout: layout)
    try await writer.writeAll(&entries, from: first)
    try writer.end()
  }

  private func expectRejectsOfLines() throws(UsageError) {
    guard let rejects = plan.rejects, readsLines || !options.settings.contains("rejects") else {
      return
    }
    guard readsLines else {
      throw UsageError("--rejects needs --lines", hint: "Add --lines to read one FAQ per line.")
    }
    guard rejects != plan.output else {
      throw UsageError("--output and --rejects name the same file", hint: "Give each its own file.")
    }
  }

  /// A site needs Markdown and a folder; a setting holds only where there are both.
  private mutating func expectFolderOfSite() throws(UsageError) {
    let isPossible = !readsLines && plan.output != nil && [nil, .markdown].contains(options.format)
    if options.settings.contains("site"), !isPossible { plan.site = nil }
    guard plan.site != nil else { return }
    guard !readsLines else { throw .combination("--site and --lines") }
    guard plan.output != nil else {
      throw UsageError("--site needs a folder", hint: "Name it with --output DIR/.")
    }
    guard options.format == nil || options.format == .markdown else {
      throw UsageError("--site needs Markdown", hint: "Omit --to.")
    }
  }
}

/// Where a conversion writes, and for whom.
struct ConversionPlan: Equatable, Sendable {
  /// The file or folder to write; nil for standard output.
  var output: Path?
  /// The file for lines that cannot be converted; nil to discard them.
  var rejects: Path?
  /// The site generator that the folder is laid out for.
  var site: SiteChoice?
  /// Whether each FAQ gets a file: the output has a trailing slash, or is an existing folder, or a
  /// site is requested.
  var isFolder: Bool {
    output.map { site != nil || $0.endsWithSlash || Folder.exists($0) } ?? false
  }

  /// Whether files in the folder are removed whose FAQs no longer exist.
  var prunes = false

  /// When its pages begin with their title: by default where the generator does not print it.
  var titleHeadings = WhenChoice.auto
}

/// The progress of a conversion: `34 %, 120 MiB/s, 3 seconds left`.
struct ConversionProgress: CustomStringConvertible {
  let description: String

  /// The bytes read so far, all bytes if their number is known, and the time taken.
  init(_ count: Int, of totalCount: Int?, in time: Duration) {
    let seconds = time / .seconds(1)
    guard count > 0, seconds > 0 else {
      description = ""
      return
    }
    let rate = Double(count) / seconds
    let speed = "\(ByteCount(Int(rate)))/s"
    guard let totalCount, totalCount >= count else {
      description = "\(ByteCount(count)), \(speed)"
      return
    }
    let left = Age(.seconds((Double(totalCount - count) / rate).rounded(.up)))
    description = "\(count * 100 / totalCount) %, \(speed), \(left) left"
  }
}
