import ContentParser
import FaqImport
import FaqService
import FaqSources

/// Reads sources, and offers to retry after a temporary failure.
struct ContentLoader {
  /// The sources in their order, at least one.
  let sources: [ContentSource]
  let advice: FailureAdvice
  /// Reports a failure and asks whether to retry; nil if there is nobody to ask.
  let confirmsRetry: (@Sendable (Failure) -> Bool)?
  /// Where the entries of content in another shape are; nil to find them.
  let shape: ImportShape?
  /// What reads content of the program's own forms.
  let recognisers: [any ContentRecogniser]
  /// The size in bytes up to which content in other formats is read.
  let importLimit: Int
  /// The bytes that were read last.
  let recent = RecentBytes()

  /// Whether the user named one source, and no folder.
  var hasOneFile: Bool { sources.count == 1 && sources[0].finder == nil }

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

  /// The failure to report for an error in the entry that was noted last.
  func failure(_ error: FaqServiceError, of source: ContentSource) -> Failure {
    let error = error.explained(by: recent)
    return Failure(error, advice: advice.sentences(on: error, keptAge: { source.keptCopy()?.age }))
  }

  /// Opens a source as it is, without turning other formats into FAQs.
  ///
  /// Only opening is retried: when reading fails, output may have been written already.
  func open(_ source: ContentSource) async throws -> any ByteStream {
    try await attempt(source) { try await source.source.open() }
  }
}

extension ContentLoader {
  /// Opens a source, and reads up to its first FAQ, whether or not it looks like content.
  func stream(of source: ContentSource) async throws(FaqServiceError) -> EntryStream {
    let observed = ObservedSource(base: source.source, recent: recent)
    let native = ImportingSource(
      observed,
      as: shape,
      recognisers: recognisers,
      limit: importLimit
    ) { [recent] imported in recent.add(imported) }
    let faqs = try await FaqService(source: native).stream()
    do throws(FaqServiceError) {
      return try await EntryStream(faqs, at: source.address)
    } catch {
      recent.noteEntry(at: faqs.offset)
      throw error
    }
  }
}

private extension ContentLoader {
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
        guard error.recovery != .never, let confirmsRetry else { throw failure }
        guard confirmsRetry(failure) else { throw DeclinedRetry(status: failure.status) }
      }
    }
  }
}

extension FaqServiceError {
  /// The same error with the words and the place of the mistake that caused it.
  func explained(by recent: RecentBytes) -> Self {
    explained(by: fault.flatMap { JSONMistake($0, in: recent) })
  }

  /// The same error with the words and the place of a mistake.
  func explained(by mistake: JSONMistake?) -> Self {
    guard let mistake else { return self }
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

extension Failure {
  init(_ error: FaqServiceError, advice: [Message]) {
    let failure = Self(error)
    let hints = [failure.hint].compactMap(\.self) + advice
    self.init(
      failure.status,
      failure.message,
      hint: hints.isEmpty ? nil : hints.dropFirst().reduce(hints[0]) { $0 + " " + $1 }
    )
  }
}
