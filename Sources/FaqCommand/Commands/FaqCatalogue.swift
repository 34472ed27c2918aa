import Bytes
import ContentParser
import FaqBrowser
import FaqSearch
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
  private let warnings = WarningLog()
  private let files = Mutex(SourceFiles(of: []))
  private let hasLoaded = Atomic(false)

  /// Reads the sources of a command; warnings are collected.
  init<Called: Command>(
    _ run: Run,
    for command: Called,
    completing complete: @escaping @Sendable (CatalogueEntry) -> CatalogueEntry
  ) throws {
    let quiet = run.quiet(warnings)
    var (fresh, copies) = (command.options, command.options)
    if fresh.cache == .normal { (fresh.cache, copies.cache) = (.refresh, .offline) }
    self.complete = complete
    session = try quiet.session(for: command)
    freshSession = try quiet.session(for: Called.self, fresh)
    copySession = try quiet.session(for: Called.self, copies)
  }

  /// What the sources are called in messages.
  var name: String { session.sourceName }

  /// The name for those who need not know where files are.
  var nameWithoutFolders: String {
    session.sourceName { name in
      name.contains("://") ? name : name.split(separator: "/").last.map(String.init) ?? name
    }
  }

  func load(
    isRefresh: Bool,
    deliver: @escaping @Sendable ([CatalogueEntry]) -> Void
  ) async throws(LoadFailure) -> Provenance {
    let isFirst = !hasLoaded.exchange(true, ordering: .relaxed)
    if !isFirst, let source = session.loader.sources.first(where: { !$0.isRepeatable }) {
      throw LoadFailure(
        message: "\(source.name): it can be read only once",
        hint: "Save the content to a file, and browse the file."
      )
    }
    let showsCopies = isFirst && session.hasOutdatedCopies
    let session = showsCopies ? copySession : isRefresh ? freshSession : session
    let read = SourceFiles(of: session.loader.sources)
    files.withLock { $0.stamps = read.stamps }
    do {
      try await self.read(session, noting: read, deliver)
      return Provenance(
        name: session.sourceName,
        age: session.loader.sources.first?.keptCopy()?.age,
        staleness: session.text(of: warnings.take()),
        isOutdated: showsCopies
      )
    } catch {
      let failure = Failure(reporting: error)
      let names = session.environment.names
      let text = failure?.message.text(calling: names) ?? "reading failed"
      throw LoadFailure(
        message: session.loader.sources.lazy
          .compactMap { source in text.withoutName(source.name).map { "\($0) (\(source.name))" } }
          .first ?? text,
        hint: failure?.hint?.text(calling: names).withoutOptions
      )
    }
  }

  func export(_ entry: CatalogueEntry, number: Int, as format: String) -> ExportedEntry {
    let format = session.style.outputFormat(FormatName(rawValue: format))
    let document = entry.document
    let base = document.raw.slugs(title: document.title).first ?? .slug(ofNumber: number)
    return ExportedEntry(
      fileName: "\(base).\(format.fileExtension)",
      bytes: Array(session.style.renderer(of: format).render(document).utf8)
    )
  }

  func place(of _: CatalogueEntry, number: Int) -> SourcePlace? {
    files.withLock { $0.place(ofNumber: number) }
  }

  func changes() -> AsyncStream<Void> {
    AsyncStream { changes in
      let watch = Task.detached { [weak self] in
        var last: [Path: FileStamp?] = [:]
        while (try? await Task.sleep(for: .milliseconds(300))) != nil, let self {
          let read = files.withLock(\.stamps)
          let stamps = SourceFiles.stamps(of: read.keys)
          if stamps != (last.isEmpty ? read : last) { changes.yield() }
          last = stamps
        }
      }
      changes.onTermination = { _ in watch.cancel() }
    }
  }
}

private extension Run {
  /// The same run without messages on standard error, which would disturb the screens.
  func quiet(_ warnings: WarningLog) -> Self {
    changing(self) {
      $0.environment.terminals.remove(.error)
      $0.errors = warnings
    }
  }
}

private extension Session {
  /// A warning without the name of the source, which the screens show beside it.
  func text(of warning: Message?) -> String? {
    guard let warning else { return nil }
    let line = MessageStyle(options.color, in: environment).line(warning)
    return line.withoutName(sourceName) ?? line
  }

  /// Whether there is a copy of all content from the web, and a newer one should be fetched.
  var hasOutdatedCopies: Bool {
    guard options.cache == .normal, loader.sources.allSatisfy(\.isRepeatable) else { return false }
    let copies = loader.sources.filter(\.isFetched).map { $0.keptCopy() }
    return copies.contains { $0?.freshness == .zero } && !copies.contains { $0 == nil }
  }
}

private extension FaqCatalogue {
  /// Reads all FAQs, and notes the files that they are in.
  func read(
    _ session: Session,
    noting read: SourceFiles,
    _ deliver: ([CatalogueEntry]) -> Void
  ) async throws {
    try await session.read { session, entries in
      var files = read
      var batch: [Entry] = []
      var sufficientCount = Self.firstBatchSize
      while let entry = try await entries.next() {
        if batch.count >= sufficientCount || batch.last.map({ $0.origin !== entry.origin }) == true
        {
          try Task.checkCancellation()
          self.files.withLock { $0 = files }
          deliver(self.entries(of: batch))
          batch.removeAll(keepingCapacity: true)
          sufficientCount = Self.batchSize
        }
        let location = session.loader.recent.origin(of: entry.faq.location)
        files.add(entry, atLine: location.line)
        batch.append(entry)
      }
      self.files.withLock { $0 = files }
      deliver(self.entries(of: batch))
    }
  }

  /// The entries of FAQs of one source, with the numbers that other commands know them by.
  func entries(of faqs: [Entry]) -> [CatalogueEntry] {
    zip(PackedFaqs.entries(faqs), faqs).map { entry, faq in
      changing(complete(entry)) { $0.number = faq.number }
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
    ends = entries.map { entry in
      bytes += entry.faq.source
      return bytes.count
    }
    self.bytes = bytes
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
    category = entry.faq.category
  }
}

private extension String {
  /// What a message says about a source, without its name; nil if it is about something else.
  func withoutName(_ source: String) -> String? {
    hasPrefix("\(source): ") ? String(dropFirst(source.count + 2)) : nil
  }

  /// The sentences that name no option, since the screens take none.
  var withoutOptions: String? {
    let sentences = split(separator: ". ").filter { !$0.contains("--") }
    guard let last = sentences.last else { return nil }
    return sentences.joined(separator: ". ") + (last.hasSuffix(".") ? "" : ".")
  }
}

/// Keeps a warning, which would disturb the screens on standard error.
private final class WarningLog: Output {
  private let first = Mutex<Message?>(nil)

  func warn(_ message: Message, in _: MessageStyle) { first.withLock { $0 = $0 ?? message } }

  func write(_: [UInt8]) {
    // The screens show failures themselves.
  }

  /// The first warning since the last call.
  func take() -> Message? { first.withLock { $0.take() } }
}
