import ContentParser
import FaqService
import Platform
import Renderers

/// Prints documents on the output of a session.
struct Printing {
  private let session: Session
  private let types: LeadingTypes
  private var assembly: Assembly<PrintingSink>
  private var faults: FaultReport
  private var foreign = ForeignEntries()

  init(session: Session) {
    self.session = session
    types = session.leadingTypes
    faults = FaultReport(session)
    assembly = Assembly(of: session.style.renderer, to: PrintingSink(session))
  }

  /// Prints the next document.
  mutating func print(_ entry: Entry) throws {
    let document = entry.document
    if let failure = types.failure(of: document, from: entry.origin) { throw failure }
    if let refusal = document.refusal { throw session.failure(refusal, in: entry.origin) }
    faults.add(entry)
    foreign.add(entry.faq, title: document.title)
    try assembly.write(document, number: entry.number)
  }

  /// Completes the output; the envelope is that of the first source, if all FAQs are printed.
  mutating func end(_ envelope: [RawMember] = []) throws -> ExitStatus {
    try session.output.write(assembly.finish(envelope: envelope).pending)
    session.warn(of: foreign)
    return faults.end()
  }
}

extension Session {
  /// Prints an overview on standard output, by category.
  func printOverview(_ rows: PackedRows) async throws {
    var overview = try OverviewAssembly(of: style.renderer, to: PrintingSink(self))
    var slices = OverviewSlices(rows)
    try await OrderedWork(jobs: options.coreCount).run {
      slices.next()
    } work: { [renderer = style.renderer] slice in
      var rendered = RenderedRows(in: renderer, at: slice.place)
      for row in slice { rendered.append(row) }
      return rendered
    } finish: { rendered in
      try overview.write(rendered)
    }
    try output.write(overview.finish().pending)
  }
}

/// Buffers enough output for each write to be efficient; later sections wait in spools.
private struct PrintingSink: OutputSink {
  private static let sufficientCount = 64 << 10

  private let output: any Output
  /// The output that is yet to be written.
  private(set) var pending: [UInt8] = []
  private var later: SectionSpools

  init(_ session: Session) {
    output = session.output
    later = SectionSpools(in: session.environment)
  }

  mutating func write(_ bytes: [UInt8]) throws {
    pending += bytes
    guard pending.count >= Self.sufficientCount else { return }
    try output.write(pending)
    pending.removeAll(keepingCapacity: true)
  }

  mutating func hold(_ bytes: [UInt8], section: Int) throws {
    try later.hold(bytes, section: section)
  }

  mutating func release(section: Int) throws {
    try later.remove(section: section)?.read { try write($0) }
  }
}

/// Keeps the later sections of an output in spools, until the sections in front are complete.
struct SectionSpools {
  private let folder: String
  private var spools: [Int: Spool] = [:]

  /// Uses the folder for temporary files if the sections are large.
  init(in environment: Environment) { folder = environment.temporaryFolder }

  /// Appends bytes to a section.
  mutating func hold(_ bytes: [UInt8], section: Int) throws(FileFailure) {
    let spool = spools[section] ?? Spool(folder: folder)
    spools[section] = spool
    try spool.append(bytes)
  }

  /// Removes the spool of a section, if it holds bytes.
  mutating func remove(section: Int) -> Spool? { spools.removeValue(forKey: section) }
}
