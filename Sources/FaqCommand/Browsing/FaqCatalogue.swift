import ContentParser
import FaqBrowser
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
  private let session: Session
  /// Reads content past the cache.
  private let freshSession: Session
  /// Reads copies in the cache, however old they are.
  private let copySession: Session
  private let complete: @Sendable (CatalogueEntry) -> CatalogueEntry
  private let warnings: WarningLog
  private let files = Mutex(SourceFiles())
  private let hasLoaded = Atomic(false)

  init(
    _ session: Session,
    fresh: Session,
    copies: Session,
    completing complete: @escaping @Sendable (CatalogueEntry) -> CatalogueEntry,
    warnings: WarningLog
  ) {
    self.complete = complete
    self.session = session
    freshSession = fresh
    copySession = copies
    self.warnings = warnings
  }

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
        staleness: warnings.take(about: session.sourceName),
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
    let name = FormatName(rawValue: format)
    let document = entry.document
    let base = FileNaming().name(number: number, title: document.title)
    return ExportedEntry(
      fileName: "\(base).\(session.style.outputFormat(name).fileExtension)",
      bytes: Array(session.style.renderer(of: name).render(document).utf8)
    )
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

private extension Session {
  /// Whether there is a copy of all content from the web, and a newer one should be fetched.
  var hasOutdatedCopies: Bool {
    guard options.cache == .automatic, loader.sources.allSatisfy(\.isRepeatable) else {
      return false
    }
    let copies = loader.sources.filter(\.isFromWeb).map { $0.keptCopy() }
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
