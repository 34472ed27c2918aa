import ContentParser
import FaqImport

/// Checks sources one after another, into one report.
struct ContentCheck {
  private let session: Session
  private let inspection: EntryInspection
  var report: CheckReport
  /// How many FAQs there were.
  private(set) var count = 0
  /// The blocks of all FAQs, if they are counted.
  private(set) var blocks = BlockCounts()
  /// The web addresses in the source that is read, if they are collected.
  private var addresses: [ContentLink] = []
  private var register = FaqRegister()
  /// The questions that must find their FAQs, if they are asked.
  private var search: SearchCheck?
  /// The links of the sources so far, if they are collected.
  private(set) var links: [(source: String, links: [ContentLink])] = []
  /// The files of folders that hold no FAQs.
  private(set) var passedOver: [SkippedFile] = []
  /// How many sources have been read.
  private(set) var sourceCount = 0
  /// The folders without FAQs so far.
  private var emptyFolders: [Failure] = []
  private var tally = FolderTally()
  /// Whether all sources could be read to their end.
  private(set) var isWhole = true

  init(
    _ session: Session,
    _ report: CheckReport,
    _ inspection: EntryInspection,
    _ search: SearchCheck?
  ) {
    self.session = session
    self.report = report
    self.inspection = inspection
    self.search = search
  }

  /// Adds what is known only at the end; returns a failure for each folder without FAQs.
  mutating func end() -> [Failure] {
    enter(nil)
    guard isWhole else { return emptyFolders }
    for (source, warning) in register.warnings + (search?.confusions ?? []) {
      report.add([warning], of: source, from: rememberedBytes)
    }
    if let search { report.add(search.diagnostics, of: "\(search.file)", from: RecentBytes()) }
    return emptyFolders
  }

  /// Reads a source; a fault that ends it becomes a part of the report.
  mutating func check(_ source: ContentSource) async throws {
    let recent = session.loader.recent
    enter(source.finder)
    report.source = source.name
    register.begin(source.name)
    addresses = []
    do {
      try await read(source)
    } catch let file as SkippedFile {
      tally.count(isPassedOver: true)
      passedOver.append(file)
      return
    } catch let error as FaqServiceError {
      guard let fault = error.fault else { throw session.loader.failure(error, of: source) }
      // The mistake that caused the fault explains it, if it is a usual one.
      let mistake =
        JSONMistake(fault, in: recent)
        ?? JSONMistake(location: fault.location, message: fault.message, hint: error.hint)
      let code = Diagnostic.Code(rawValue: (mistake.code ?? fault.code).rawValue)
      let diagnostic = Diagnostic(code, mistake)
      let isInOriginal = recent.imported?.fault == fault
      report.add(recent.takeWarnings(before: .max), from: recent)
      report.add([isInOriginal ? diagnostic : diagnostic.moved(by: recent)], from: recent)
      isWhole = false
    }
    report.add(recent.account.omissions)
    tally.count(isPassedOver: false)
    sourceCount += 1
    links.append((source.name, addresses))
  }

  /// The bytes around places that are reported at the end: of several sources, none are kept.
  var rememberedBytes: RecentBytes {
    session.loader.hasOneFile ? session.loader.recent : RecentBytes()
  }

  /// What standard error says about the report; nothing if no source could be read.
  var remarks: [Message] {
    sourceCount > 0 ? report.remarks(onFaqs: count, of: sourceCount, isWhole: isWhole) : []
  }
}

private extension ContentCheck {
  /// Continues with the sources of a folder, or with others.
  mutating func enter(_ folder: String?) {
    do throws(Failure) { try tally.enter(folder) } catch { emptyFolders.append(error) }
  }

  mutating func read(_ source: ContentSource) async throws {
    let recent = session.loader.recent
    let stream = try await entries(of: source)
    recent.keep(from: 0)
    add(stream.declarations.diagnostics)
    try await check(stream, as: Origin(source, stream, in: session))
    report.add(recent.takeWarnings(before: .max), from: recent)
    add(Diagnostic.aboutTypes(in: stream.envelope))
    add(Diagnostic.aboutBase(of: stream))
  }

  /// Checks the FAQs of a source on all cores.
  mutating func check(_ stream: EntryStream, as origin: Origin) async throws {
    let (recent, inspection) = (session.loader.recent, inspection)
    var number = count
    var failure: (any Error)?
    func nextBatch() async throws -> Batch? {
      try await Batch.next(keeping: &failure) {
        do throws(FaqServiceError) {
          guard let faq = try await stream.next() else { return nil }
          number += 1
          return Entry(number: number, faq: faq, origin: origin)
        } catch {
          recent.noteEntry(at: stream.offset)
          throw error
        }
      }
    }
    // The next batch is read before one is checked, so that messages can show what follows it.
    var ahead = try await nextBatch()
    try await Pipeline(jobs: session.options.coreCount).run {
      guard let batch = ahead else {
        if let failure { throw failure }
        return nil
      }
      // An error is thrown when the FAQs before it have been checked.
      ahead = try? await nextBatch()
      return (batch, report.quota)
    } work: { (batch: Batch, quota: DiagnosticQuota) in
      inspection.inspect(batch, within: quota)
    } deliver: { piece, inspected in
      let (batch, _) = piece
      if let terms = inspected.terms { search?.add(batch, terms, from: recent, report.source) }
      add(inspected, of: batch)
      if let last = batch.entries.last?.faq.location.offset {
        report.add(recent.takeWarnings(before: last), from: recent)
        recent.keep(from: last)
      }
      try report.flush()
    }
  }

  /// Adds the next FAQs, and reports all faults and warnings, also about what earlier FAQs have.
  mutating func add(_ inspected: InspectedBatch, of batch: Batch) {
    blocks.add(inspected.blocks)
    let recent = session.loader.recent
    let isImported = recent.imported != nil
    for (entry, found) in zip(batch.entries, inspected.entries) {
      count += 1
      var diagnostics = found.diagnostics
      addresses += found.links.map { $0.moved(by: recent) }
      register.add(found.references, from: recent)
      if let first = register.add(entry.faq, found.title, number: entry.number, from: recent),
        report.allows(.duplicateTitle, .warning)
      {
        diagnostics.insert(register.warning(about: entry.document, first: first))
      }
      if isImported { diagnostics = diagnostics.map { $0.moved(by: recent) } }
      report.add(diagnostics, in: entry, from: recent)
    }
    report.add(inspected.omissions)
  }

  /// The entries of a source, even of a file in a folder that other commands pass over although it
  /// looks like content: its faults are reported.
  func entries(of source: ContentSource) async throws -> EntryStream {
    do {
      return try await session.loader.openedEntries(of: source)
    } catch let file as SkippedFile where file.hasNativeSigns {
      if let error = file.error { throw error }
      return try await session.loader.stream(of: source)
    }
  }

  /// Adds diagnostics on the members around the FAQs.
  mutating func add(_ diagnostics: [Diagnostic]) {
    let recent = session.loader.recent
    report.add(diagnostics.map { $0.moved(by: recent) }, from: recent)
  }
}

private extension [Diagnostic] {
  /// Inserts a diagnostic in the order of the content.
  mutating func insert(_ diagnostic: Diagnostic) {
    let offset = diagnostic.location.offset
    insert(diagnostic, at: firstIndex { $0.location.offset > offset } ?? endIndex)
  }
}
