import ContentParser
import FaqImport
import FaqService

/// Reads a source, and offers to retry after a temporary failure.
struct ContentLoader {
  let source: any FaqSource
  let advice: FailureAdvice
  /// Reports a failure and asks whether to retry; nil if there is nobody to ask.
  let confirmsRetry: ((Failure) -> Bool)?
  /// Where the entries of content in another shape are; nil to find them.
  let shape: ImportShape?
  /// The size in bytes up to which content in other formats is read.
  let importLimit: Int
  /// The bytes that were read last.
  let recent = RecentBytes()

  /// Runs `body` on the source's FAQs; each attempt starts with the first one.
  ///
  /// A fault in the content is explained by the mistake behind it, if that is a usual one.
  func read<Result>(_ body: (inout EntryStream) async throws -> Result) async throws -> Result {
    do {
      return try await readRethrowingFaults(body)
    } catch let error as FaqServiceError {
      throw Failure(error, advice: advice.sentences(on: error))
    }
  }

  /// The same, except that a fault in the content is rethrown unchanged.
  func readRethrowingFaults<Result>(
    _ body: (inout EntryStream) async throws -> Result
  ) async throws -> Result {
    try await attempt {
      let observed = ObservedSource(base: source, recent: recent)
      let native = ImportingSource(observed, as: shape, limit: importLimit) { [recent] imported in
        recent.imported = imported
      }
      let faqs = try await FaqService(source: native).stream()
      do {
        var stream = try await EntryStream(faqs)
        return try await body(&stream)
      } catch let error as FaqServiceError {
        recent.entryStart = faqs.offset
        throw error.explained(by: recent)
      }
    }
  }

  /// Opens the source as it is, without turning other formats into FAQs.
  ///
  /// Only opening is retried: when reading fails, output may have been written already.
  func open() async throws -> any ByteStream {
    try await attempt { try await source.open() }
  }

  private func attempt<Result>(_ step: () async throws -> Result) async throws -> Result {
    while true {
      do {
        return try await step()
      } catch let error as FaqServiceError where error.fault == nil {
        let failure = Failure(error, advice: advice.sentences(on: error))
        guard error.recovery != .never, let confirmsRetry else { throw failure }
        guard confirmsRetry(failure) else { throw DeclinedRetry(status: failure.status) }
      }
    }
  }
}

private extension FaqServiceError {
  /// The same error with the words and the place of the mistake behind it.
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

extension Failure {
  init(_ error: FaqServiceError, advice: [String]) {
    let failure = Self(error)
    let hints = [failure.hint].compactMap(\.self) + advice
    self.init(
      failure.status,
      failure.message,
      hint: hints.isEmpty ? nil : hints.joined(separator: " ")
    )
  }
}
