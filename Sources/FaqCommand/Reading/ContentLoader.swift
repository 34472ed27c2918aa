import Bytes
import ContentParser
import FaqBrowser
import FaqImport
import FaqSources
import Platform

/// Reads sources, and offers to retry after a temporary failure.
struct ContentLoader {
  /// The sources in their order, at least one.
  let sources: [ContentSource]
  let run: Run
  let options: Options
  /// The bytes that were read last.
  let recent = RecentBytes()

  /// Whether the user named one source, and no folder.
  var hasOneFile: Bool { sources.count == 1 && sources[0].finder == nil }

  /// The sources one by one, also those on a list.
  var queue: SourceQueue { SourceQueue(of: self) }

  /// Opens a source, and reads up to its first FAQ.
  ///
  /// A fault in the content is explained by the mistake that caused it, if that is a usual one.
  func entries(of source: ContentSource) async throws -> EntryStream {
    do {
      return try await openedEntries(of: source)
    } catch let error as FaqServiceError {
      throw failure(error, of: source)
    }
  }

  /// Opens a source, and reads up to its first FAQ; a fault in the content is rethrown unchanged.
  ///
  /// Throws `SkippedFile` for a file of a folder that holds no FAQs.
  func openedEntries(of source: ContentSource) async throws -> EntryStream {
    guard source.finder != nil else {
      return try await attempt(source) { try await stream(of: source) }
    }
    do {
      let stream = try await stream(of: source)
      if recent.imported != nil || stream.first?.isNative == true { return stream }
      if try await holdsFaqs(stream, of: source) { return try await self.stream(of: source) }
      throw SkippedFile(name: source.name, isMeantAsContent: false)
    } catch let error as FaqServiceError where error.code != .unreadable {
      throw SkippedFile(error, of: source, in: recent)
    }
  }

  /// The failure to report for an error in an entry that begins at an offset.
  func failure(_ error: FaqServiceError, of source: ContentSource, at offset: Int) -> Failure {
    recent.noteEntry(at: offset)
    return failure(error, of: source)
  }

  /// The failure to report for an error in the entry that was noted last, with options and
  /// variables that help.
  func failure(_ error: FaqServiceError, of source: ContentSource) -> Failure {
    let error = error.explained(by: recent)
    let failure = Failure(error)
    let advice = [origin(of: error), remedy(of: error), copy(of: source), retries(after: error)]
    let hints = ([failure.hint] + advice).compactMap(\.self)
    return Failure(
      failure.status,
      failure.message,
      hint: hints.isEmpty ? nil : hints.dropFirst().reduce(hints[0]) { $0 + " " + $1 }
    )
  }

  /// Opens a source as it is, without turning other formats into FAQs.
  ///
  /// Only opening is retried: when reading fails, output may have been written already.
  func open(_ source: ContentSource) async throws -> any ByteStream {
    try await attempt(source) { try await source.source.open() }
  }

  /// Opens a source, and reads up to its first FAQ, whether or not it looks like content.
  func stream(of source: ContentSource) async throws(FaqServiceError) -> EntryStream {
    let native = ImportingSource(
      ObservedSource(base: source.source, recent: recent, report: report(on: source)),
      as: options.shape,
      recognisers: source.recognisers + run.program.recognisers,
      limit: options.limits.size
    ) { [recent] imported in recent.add(imported) }
    let faqs = try await FaqService(source: native).stream()
    do throws(FaqServiceError) {
      return try await EntryStream(faqs, at: source.place?.address)
    } catch {
      recent.noteEntry(at: faqs.offset)
      throw error
    }
  }
}

/// The sources in their order, the last of which may be a list of others.
///
/// A list is read as its sources are, so that it may be of any length.
struct SourceQueue {
  /// How long a line of a list may be.
  private static let limits = changing(ReadingLimits.standard) { $0.entryBytes = 64 << 10 }

  private let loader: ContentLoader
  private var waiting: ArraySlice<ContentSource>
  private var list: LineCutter?
  /// The lines of the list that have been read, and are yet to be opened.
  private var lines: ArraySlice<ArraySlice<UInt8>> = []

  init(of loader: ContentLoader) {
    self.loader = loader
    waiting = loader.sources[...]
  }

  mutating func next() async throws -> ContentSource? {
    while true {
      if let source = waiting.popFirst() {
        guard source.isList else { return source }
        list = LineCutter(try await loader.open(source), limits: Self.limits, pieceSize: 4 << 10)
      }
      guard let path = try await nextPath() else { return nil }
      let options = changing(loader.options) { ($0.sources, $0.sourceList) = ([path], nil) }
      waiting = try SourceStack(run: loader.run, options: options).sources()[...]
    }
  }

  /// The next line of the list that is not blank; nil at its end.
  private mutating func nextPath() async throws -> Path? {
    while lines.isEmpty, let piece = try await list?.next() {
      guard piece.extent == .lines else {
        let name = loader.options.sourceList ?? "-"
        let hint: Message = "Write one path or address per line."
        throw Failure(.malformed, "\(name): a line is too long for a path", hint: hint)
      }
      lines = piece.bytes.split { $0 == 0x0A || $0 == 0x0D }[...]
    }
    return lines.popFirst().map { Path(bytes: $0) }
  }
}

private extension ContentLoader {
  /// What reports the faults of entries that are left out; nil if none are.
  func report(on source: ContentSource) -> (@Sendable (RawReadingError, Int) -> Void)? {
    guard options.skipsFaults else { return nil }
    return { fault, start in
      run.faults.add(fault, of: source.name) {
        failure(.malformed(fault, source: source.name), of: source, at: start)
      }
    }
  }

  /// Whether any entry of a file is native, although the first is not.
  ///
  /// Throws `SkippedFile` if none is, but some seem to be meant as one.
  func holdsFaqs(_ stream: EntryStream, of source: ContentSource) async throws -> Bool {
    var seemsContent = false
    while let faq = try await stream.next() {
      if faq.showsContent { return true }
      seemsContent = seemsContent || faq.seemsContent
    }
    if seemsContent { throw SkippedFile(name: source.name, isMeantAsContent: true) }
    return false
  }

  func attempt<Result>(
    _ source: ContentSource,
    _ step: () async throws -> Result
  ) async throws -> Result {
    while true {
      do {
        return try await step()
      } catch let error as FaqServiceError where error.fault == nil {
        let failure = failure(error, of: source)
        guard error.recovery != .never, asks else { throw failure }
        let status = run.report(failure, options.color)
        let prompt = Prompt(output: run.errors, isForeground: run.effects.isForeground)
        guard prompt.confirms("Retry?") else { throw DeclinedRetry(status: status) }
      }
    }
  }

  /// Whether the user is asked whether to retry.
  var asks: Bool { Decision.prompt(allowsInput: options.allowsInput, in: run.environment).isOn }

  /// What names a source that is not there, unless it is an option.
  func origin(of error: FaqServiceError) -> Message? {
    guard error.code == .notFound, !options.namesSources,
      let decision = try? SourceDecision(Options(), in: run.environment)
    else { return nil }
    return "\(decision.reason)."
  }

  func remedy(of error: FaqServiceError) -> Message? {
    switch error.code {
    case .notKept: return "Omit --offline to fetch it."
    case .notFound where error.source.hasPrefix("www."): return "An address begins with https://."
    case .tooLarge: return "--max-size sets the limit."
    case .tooSlow: return "--timeout sets the limit."
    case .untrusted:
      let decision = Decision.authorities(in: run.environment)
      return decision.value == .system
        ? "SSL_CERT_FILE can name a file of trusted certificates." : "\(decision.reason)."
    default: return nil
    }
  }

  func copy(of source: ContentSource) -> Message? {
    guard options.cache != .offline, let copy = source.keptCopy() else { return nil }
    return "There is a copy from \(Age(copy.age).ago): --offline shows it."
  }

  func retries(after error: FaqServiceError) -> Message? {
    guard error.recovery != .never, !asks, options.retries == 0 else { return nil }
    return "Try again, or use --retries N."
  }
}

extension FaqServiceError {
  /// The same error with the words and the place of the mistake that caused it.
  func explained(by recent: RecentBytes) -> Self {
    guard let fault, let mistake = JSONMistake(fault, in: recent) else { return self }
    return Self(
      code,
      source: source,
      reason: "\(mistake.location): \(mistake.message)",
      hint: mistake.hint,
      recovery: recovery,
      underlying: fault
    )
  }
}
