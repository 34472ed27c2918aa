import ContentParser
import FaqImport
import FaqService

/// Checks sources one after another, into one report.
struct ContentCheck {
  /// The links of one source.
  struct SourceLinks {
    let source: String
    let links: [ContentLink]
    /// The content around them; of several sources, it is no longer known.
    let recent: RecentBytes
  }

  /// A batch, and what the report shows of it.
  private struct Piece: Sendable {
    let batch: Batch
    let quota: DiagnosticQuota
  }

  private let session: Session
  private let inspection: EntryInspection
  var report: CheckReport
  private(set) var review = SourceReview()
  /// The links of the sources so far, if they are collected.
  private(set) var links: [SourceLinks] = []
  /// The files of folders that hold no FAQs.
  private(set) var passedOver: [PassedOver] = []
  /// How many sources have been read.
  private(set) var sourceCount = 0
  /// The folders without FAQs so far.
  private var emptyFolders: [Failure] = []
  private var tally = FolderTally()
  /// Whether all sources could be read to their end.
  private(set) var isWhole = true

  init(_ session: Session, _ report: CheckReport, _ inspection: EntryInspection) {
    self.session = session
    self.report = report
    self.inspection = inspection
  }

  /// Adds what is known only at the end; returns a failure for each folder without FAQs.
  mutating func end() -> [Failure] {
    enter(nil)
    guard isWhole else { return emptyFolders }
    for (source, warning) in review.warningsAtEnd() {
      report.source = source
      report.add([warning], from: rememberedBytes)
    }
    return emptyFolders
  }

  /// Reads a source; a fault that ends it becomes a part of the report.
  mutating func check(_ source: ContentSource) async throws {
    let recent = session.loader.recent
    enter(source.finder)
    report.source = source.name
    review.begin(source.name)
    do {
      try await read(source)
    } catch let file as PassedOver {
      tally.count(isPassedOver: true)
      passedOver.append(file)
      return
    } catch let error as FaqServiceError {
      guard let fault = error.fault else { throw session.loader.failure(error, of: source) }
      let diagnostic = Diagnostic(fault, JSONMistake(fault, in: recent), hint: error.hint)
      let isInOriginal = recent.imported?.fault == fault
      report.add(recent.takeWarnings(before: .max), from: recent)
      report.add([isInOriginal ? diagnostic : diagnostic.moved(by: recent)], from: recent)
      isWhole = false
    }
    report.add(recent.account.omissions)
    tally.count(isPassedOver: false)
    sourceCount += 1
    links.append(
      SourceLinks(source: source.name, links: review.takeLinks(), recent: rememberedBytes)
    )
  }
}

private extension ContentCheck {
  /// Continues with the sources of a folder, or with others.
  mutating func enter(_ folder: String?) {
    do throws(Failure) {
      try tally.enter(folder)
    } catch {
      emptyFolders.append(error)
    }
  }

  mutating func read(_ source: ContentSource) async throws {
    let (session, inspection) = (session, inspection)
    let recent = session.loader.recent
    let stream = try await entries(of: source)
    recent.keep(from: 0)
    add(stream.declarations.diagnostics)
    var batches = SourceBatches(
      stream,
      Origin(source, stream, in: session),
      after: review.count,
      recent
    )
    try await OrderedWork(jobs: session.options.coreCount).run {
      try await batches.next().map { Piece(batch: $0, quota: report.quota) }
    } work: { piece in
      inspection.inspect(piece.batch, within: piece.quota)
    } finish: { inspected in
      review.add(inspected, from: recent, to: &report)
      if let last = inspected.batch.entries.last?.faq.location.offset {
        report.add(recent.takeWarnings(before: last), from: recent)
        recent.keep(from: last)
      }
      try report.flush()
    }
    report.add(recent.takeWarnings(before: .max), from: recent)
    add(Diagnostic.aboutTypes(in: stream.envelope))
    add(Diagnostic.aboutBase(of: stream))
  }

  /// The entries of a source, even of a file in a folder that other commands pass over although it
  /// looks like content: its faults are reported.
  func entries(of source: ContentSource) async throws -> EntryStream {
    do {
      return try await session.loader.openedEntries(of: source)
    } catch let file as PassedOver where file.looksLikeContent {
      if let error = file.error { throw error }
      return try await session.loader.stream(of: source)
    }
  }

  /// Adds diagnostics on what stands around the FAQs.
  mutating func add(_ diagnostics: [Diagnostic]) {
    let recent = session.loader.recent
    report.add(diagnostics.map { $0.moved(by: recent) }, from: recent)
  }

  /// The bytes around places that are reported at the end: of several sources, none are kept.
  var rememberedBytes: RecentBytes {
    session.loader.hasOneFile ? session.loader.recent : RecentBytes()
  }
}

private extension Diagnostic {
  /// The fault that ends reading, explained by the mistake behind it if that is a usual one.
  init(_ fault: RawReadingError, _ mistake: JSONMistake?, hint: String?) {
    let code = Code(rawValue: fault.code.rawValue)
    if let mistake {
      self.init(code, mistake)
    } else {
      self.init(code, .error, at: fault.location, message: fault.message, hint: hint)
    }
  }
}
