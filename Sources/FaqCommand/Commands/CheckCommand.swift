import Bytes
import ContentParser
import FaqService
import Renderers

/// Reports every fault in the content, for authors and CI.
struct CheckCommand: Command {
  static let manual = CommandManual(
    name: "check",
    aliases: ["lint", "validate"],
    summary: "report every fault in the content, for authors and CI",
    details: """
      Each fault is one line: file:line:column: severity: message [code]. If any of them is an \
      error, the status is 65. With --unknown fail, unknown types are errors too.

      With --fix, two kinds of faults are mended in the file: types and members with one wrong \
      letter, if only one name is meant, and addresses without their https:. Each change is shown \
      as a note, and nothing else in the file changes.

      With --links, each web address in the content is asked once, with a pause between those of \
      one host. A link is an error if its server says that nothing is there, a warning if \
      there is no clear answer, and a note if the page has moved for good.
      """,
    examples: [
      .init(line: "check --source faqs.json", effect: "one line per fault"),
      .init(line: "check --source - < faqs.json", effect: "from standard input"),
      .init(line: "check --fix --source faqs.json", effect: "mend what has one safe answer"),
      .init(line: "check --links --source faqs.json", effect: "ask where the links lead"),
      .init(line: "check --format json", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions =
    [
      CommandOption(
        "format",
        .choice("FORMAT") { $0.format = $1 },
        in: .output,
        "format of the report"
      ),
      CommandOption(
        "fix",
        .flag { $0.fixes = true },
        in: .behaviour,
        "mend the file where there is one safe answer, and show each change"
      ),
      CommandOption(
        "links",
        .flag { $0.asksLinks = true },
        in: .behaviour,
        "ask each web address in the content, and report those that are dead"
      ),
    ] + shared(SharedOptions.reading, [SharedOptions.unknown])

  var options = Options()
  private(set) var format = ReportChoice.text
  private var fixes = false
  private var asksLinks = false

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    try Self.expectNothing(operands, of: program)
    guard !asksLinks || options.cache != .offline else {
      throw UsageError("--links and --offline cannot be combined", hint: "Omit one of them.")
    }
  }

  func run(in run: Run) async throws -> ExitStatus {
    let session = try run.session(for: self)
    let changes = try await fix(in: run, session.parser)
    var links: [ContentLink] = []
    var report = CheckReport(format: format, source: session.sourceName)
    do {
      links = try await session.loader.readRethrowingFaults { stream in
        var links: [ContentLink] = []
        report.begin()
        report.add(changes)
        while let faq = try await stream.next() {
          let document = session.parser.parse(faq)
          report.add(document.diagnostics)
          if asksLinks { links += ContentLink.links(in: document) }
          try session.flush(&report.buffer, atLeast: 64 << 10)
        }
        return links
      }
    } catch let error as FaqServiceError {
      guard let fault = error.fault else { throw error }
      report.add([
        Diagnostic(
          Diagnostic.Code(rawValue: fault.code.rawValue),
          .error,
          at: fault.location,
          message: fault.message,
          hint: error.hint
        )
      ])
    }
    let remarks = try await LinkCheck(run: run).diagnostics(of: links)
    report.add(remarks)
    report.end()
    try session.flush(&report.buffer)
    if format == .text { session.warn(report.summary) }
    return report.errorCount > 0 ? .malformed : .done
  }

  private func fix(in run: Run, _ parser: ContentParser) async throws -> [Diagnostic] {
    guard fixes else { return [] }
    let schemes = run.program.schemes.map(\.name)
    let decision = try SourceDecision(options.source, schemes: schemes, in: run.environment)
    return try await FileFixing(parser: parser).fix(decision.place)
  }
}

/// The diagnostics of a check, as lines or as JSON.
struct CheckReport {
  let format: ReportChoice
  let source: String
  var buffer = OutputBuffer()
  private(set) var errorCount = 0
  private var totalCount = 0

  init(format: ReportChoice, source: String) {
    self.format = format
    self.source = source
  }

  /// `3 errors and 1 other remark in faqs.json`.
  var summary: String {
    let others = totalCount - errorCount
    return "\(errorCount) \(errorCount == 1 ? "error" : "errors") and \(others) other "
      + "\(others == 1 ? "remark" : "remarks") in \(source)"
  }

  /// Starts over, without what a failed attempt has added.
  mutating func begin() {
    buffer = OutputBuffer()
    errorCount = 0
    totalCount = 0
    if format == .json {
      buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"diagnostics\":[")
    }
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { errorCount += 1 }
      switch format {
      case .text: addLine(diagnostic)
      case .json: addObject(diagnostic)
      }
      totalCount += 1
    }
  }

  mutating func end() {
    if format == .json { buffer.append("]}\n") }
  }

  private mutating func addLine(_ diagnostic: Diagnostic) {
    let place = "\(source):\(diagnostic.location.line):\(diagnostic.location.column)"
    let hint = diagnostic.hint.map { ". \($0)" } ?? ""
    let line = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\(hint)"
    buffer.append("\(line.joinedLines.sanitised) [\(diagnostic.code.rawValue)]\n")
  }

  private mutating func addObject(_ diagnostic: Diagnostic) {
    let location = diagnostic.location
    buffer.append("\(totalCount == 0 ? "" : ",\n"){\"file\":")
    buffer.appendJSONString(source)
    buffer.append(",\"line\":\(location.line),\"column\":\(location.column)")
    buffer.append(",\"offset\":\(location.offset),\"pointer\":")
    buffer.appendJSONString(location.pointer)
    buffer.append(",\"severity\":\"\(diagnostic.severity.rawValue)\",\"code\":")
    buffer.appendJSONString(diagnostic.code.rawValue)
    buffer.append(",\"message\":")
    buffer.appendJSONString(diagnostic.message)
    buffer.append(",\"hint\":")
    buffer.appendJSONString(orNull: diagnostic.hint)
    buffer.append("}")
  }
}
