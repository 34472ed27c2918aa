import Bytes
import ContentParser
import FaqBrowser
import FaqSearch
import FaqService
import FaqSources
import Platform
import Renderers
import Synchronization

/// The FAQs of all sources, as the screens ask for them.
final class FaqCatalogue: CatalogueSource {
  /// The formats that an FAQ can be saved in; it is copied in the first.
  static let formats = ["Markdown", "HTML", "JSON"]

  /// The screens get the first FAQs at once, and all others in larger batches.
  private static let firstBatchSize = 50
  private static let batchSize = 1_000

  /// Reads copies in the cache while they are fresh.
  let session: Session
  /// Reads content past the cache.
  private let freshSession: Session
  /// Reads copies in the cache, however old they are.
  private let copySession: Session
  private let complete: @Sendable (CatalogueEntry) -> CatalogueEntry
  private let warnings: WarningLog
  private let files = Mutex(SourceFiles())
  private let hasLoaded = Atomic(false)

  /// Reads the sources of a command; warnings are collected.
  init<Called: Command>(
    _ run: Run,
    for command: Called,
    completing complete: @escaping @Sendable (CatalogueEntry) -> CatalogueEntry,
    warnings: WarningLog
  ) throws {
    let quiet = run.quiet(warnings)
    var (fresh, copies) = (command.options, command.options)
    if fresh.cache == .automatic { (fresh.cache, copies.cache) = (.refresh, .offline) }
    self.complete = complete
    session = try quiet.session(for: command)
    freshSession = try quiet.session(for: Called.self, fresh)
    copySession = try quiet.session(for: Called.self, copies)
    self.warnings = warnings
  }

  /// What the sources are called in messages.
  var name: String { session.sourceName }

  func load(
    isRefresh: Bool,
    deliver: @escaping @Sendable ([CatalogueEntry]) -> Void
  ) async throws(LoadFailure) -> Provenance {
    let isFirst = !hasLoaded.exchange(true, ordering: .relaxed)
    if !isFirst, let source = session.loader.sources.first(where: { !$0.isRepeatable }) {
      throw LoadFailure(
        message: "\(source.name): it can be read only once",
        hint: "Save the content to a file, and name the file with --source."
      )
    }
    let showsCopies = isFirst && session.hasOutdatedCopies
    let session = showsCopies ? copySession : isRefresh ? freshSession : session
    do {
      try await read(session, deliver)
      return Provenance(
        name: session.sourceName,
        age: session.loader.sources.first?.keptCopy()?.age,
        staleness: session.text(of: warnings.take()),
        isOutdated: showsCopies
      )
    } catch {
      let failure = Failure(reporting: error)
      let names = session.environment.names
      throw LoadFailure(
        message: failure?.message.text(calling: names) ?? "reading failed",
        hint: failure?.hint?.text(calling: names)
      )
    }
  }

  func export(_ entry: CatalogueEntry, number: Int, as format: String) -> ExportedEntry {
    let format = session.style.outputFormat(FormatName(rawValue: format))
    let document = entry.document
    let base = FileName().name(number: number, title: document.title)
    return ExportedEntry(
      fileName: "\(base).\(format.fileExtension)",
      bytes: Array(session.style.renderer(of: format).render(document).utf8)
    )
  }

  /// An entry as Markdown.
  func markdown(of entry: CatalogueEntry) -> [UInt8] {
    let format = session.style.outputFormat(FormatName(rawValue: "Markdown"))
    return Array(session.style.renderer(of: format).render(entry.document).utf8)
  }

  func place(of _: CatalogueEntry, number: Int) -> SourcePlace? {
    files.withLock { $0.place(ofNumber: number) }
  }

  func changes() -> AsyncStream<Void> {
    AsyncStream { changes in
      let watch = Task.detached { [weak self] in
        var reported: [Path: FileStamp] = [:]
        while (try? await Task.sleep(for: .milliseconds(300))) != nil, let self {
          let changed = files.withLock(\.self).changed
          if !changed.isEmpty, changed != reported { changes.yield() }
          reported = changed
        }
      }
      changes.onTermination = { _ in watch.cancel() }
    }
  }
}

private extension Run {
  /// The same run without messages on standard error, which would disturb the screens.
  func quiet(_ warnings: WarningLog) -> Self {
    Self(
      program: program,
      arguments: arguments,
      environment: environment.without(.error),
      output: output,
      errors: warnings,
      effects: effects,
      input: input
    )
  }
}

private extension Session {
  /// A warning without the name of the source, which the screens show beside it.
  func text(of warning: Message?) -> String? {
    guard let warning else { return nil }
    let line = MessageStyle(options.color, in: environment).line(warning)
    let name = "\(sourceName): "
    return line.hasPrefix(name) ? String(line.dropFirst(name.count)) : line
  }

  /// Whether there is a copy of all content from the web, and a newer one should be fetched.
  var hasOutdatedCopies: Bool {
    guard options.cache == .automatic, loader.sources.allSatisfy(\.isRepeatable) else {
      return false
    }
    let copies = loader.sources.filter(\.isFetched).map { $0.keptCopy() }
    return copies.contains { $0?.freshness == .zero } && !copies.contains { $0 == nil }
  }
}

private extension FaqCatalogue {
  /// Reads all FAQs, and notes the files that they are in.
  func read(
    _ session: Session,
    _ deliver: ([CatalogueEntry]) -> Void
  ) async throws {
    try await session.read { session, entries in
      var files = SourceFiles()
      var batch: [Entry] = []
      var sufficientCount = Self.firstBatchSize
      while let entry = try await entries.next() {
        if batch.count >= sufficientCount || batch.last.map({ $0.origin !== entry.origin }) == true
        {
          try Task.checkCancellation()
          self.files.withLock { $0 = files }
          deliver(PackedFaqs.entries(batch).map(complete))
          batch.removeAll(keepingCapacity: true)
          sufficientCount = Self.batchSize
        }
        files.add(entry, isImported: session.loader.recent.imported != nil)
        batch.append(entry)
      }
      self.files.withLock { $0 = files }
      deliver(PackedFaqs.entries(batch).map(complete))
    }
  }
}

/// FAQs of one source as their bytes alone, in one piece of memory.
///
/// An FAQ is parsed again when it is shown or searched, which takes microseconds.
private final class PackedFaqs: Sendable {
  private let bytes: [UInt8]
  /// Where each FAQ ends.
  private let ends: [Int]
  private let parser: ContentParser

  private init(_ entries: [Entry], parser: ContentParser) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(0) { $0 + $1.faq.source.count })
    var ends: [Int] = []
    ends.reserveCapacity(entries.count)
    for entry in entries {
      bytes += entry.faq.source
      ends.append(bytes.count)
    }
    self.bytes = bytes
    self.ends = ends
    self.parser = parser
  }

  /// The entries of consecutive FAQs of one source.
  static func entries(_ faqs: [Entry]) -> [CatalogueEntry] {
    guard let parser = faqs.first?.origin.parser else { return [] }
    let isWhole = { (entry: Entry) in entry.faq.value != nil && entry.faq.fault == nil }
    let whole = faqs.filter(isWhole)
    let packed = Self(whole, parser: parser)
    var index = 0
    return faqs.map { entry in
      // A part of a flat list means nothing without the reader that has divided the list.
      guard isWhole(entry) else { return CatalogueEntry(entry) { entry.document } }
      defer { index += 1 }
      return CatalogueEntry(entry) { [index] in packed.document(at: index) }
    }
  }

  private func document(at index: Int) -> Document {
    let start = index == 0 ? 0 : ends[index - 1]
    let (bytes, end) = (bytes, ends[index])
    let text = String(copying: bytes.span.extracting(start..<end))
    // The reader has accepted the same bytes before.
    guard let faq = try? RawFaq(parsing: text) else { return Document(blocks: []) }
    return parser.parse(faq)
  }
}

private extension CatalogueEntry {
  init(_ entry: Entry, document: @escaping @Sendable () -> Document) {
    let title = entry.origin.parser.title(of: entry.faq)
    let row =
      title == nil ? entry.row : OverviewRow(number: entry.number, title: title, category: nil)
    self.init(
      identity: entry.faq.ownIdentity(title: title),
      title: row.visibleTitle,
      summary: entry.faq.summary ?? entry.origin.shownName,
      document: document
    )
  }
}

/// The files that FAQs were read from.
private struct SourceFiles {
  /// Of a folder with more files, only the first are watched.
  private static let watchedCount = 1_000

  /// The FAQs of one file, which follow one another.
  private struct Part {
    let path: Path
    let first: Int
    /// The state of the file when its first FAQ was read.
    let stamp: FileStamp?
  }

  private var parts: [Part] = []
  private var lastName: String?
  /// The line of each FAQ.
  private var lines: [Int32] = []

  /// Notes where an FAQ was read; the lines of a file of another format are not those of its FAQs.
  mutating func add(_ entry: Entry, isImported: Bool) {
    lines.append(isImported ? 1 : Int32(clamping: entry.faq.location.line))
    guard entry.origin.name != lastName else { return }
    lastName = entry.origin.name
    let path = Path(entry.origin.name)
    parts.append(
      Part(path: path, first: lines.count, stamp: FileStamp(of: path))
    )
  }

  /// The files that have changed since they were read, with their current state.
  var changed: [Path: FileStamp] {
    parts.prefix(Self.watchedCount).reduce(into: [:]) { changed, part in
      guard let stamp = FileStamp(of: part.path), stamp != part.stamp else { return }
      changed[part.path] = stamp
    }
  }

  /// The line where an FAQ begins; the first if the file is of another format.
  func place(ofNumber number: Int) -> SourcePlace? {
    guard lines.indices.contains(number - 1), let part = parts.last(where: { $0.first <= number }),
      FileStamp(of: part.path) != nil,
      let path = part.path.text
    else { return nil }
    return SourcePlace(path: path, line: Int(lines[number - 1]))
  }
}
