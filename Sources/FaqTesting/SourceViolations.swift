import FaqService

/// The requirements that a source does not meet.
///
/// It is read several times, by two readers at once, past its end, and in tasks that are
/// cancelled. Prepare it for each outcome in turn, such as a server that fails or says nothing:
///
/// ```swift
/// let broken = await violations(of: TableSource(path: "questions.tsv"))
/// #expect(broken.isEmpty)
/// let brokenInFailure = await violations(of: TableSource(path: "/nowhere"), expecting: .failure)
/// #expect(brokenInFailure.isEmpty)
/// ```
///
/// - Parameters:
///   - source: The source; one of foreign content as `source.importing()`.
///   - outcome: What reading it comes to.
///   - patience: How long to wait for something that should happen.
/// - Returns: Each requirement that is violated, with the first input that shows it.
public func violations(
  of source: some FaqSource,
  expecting outcome: SourceOutcome = .content,
  patience: Duration = .seconds(60)
) async -> [Violation] {
  var report = Report()
  await SourceCheck(source: source, patience: patience).run(expecting: outcome, &report)
  return report.violations
}

/// The requirements that a source around another one does not meet.
///
/// It wraps sources with content, that fail, that break off within an entry, and that say nothing.
///
/// ```swift
/// let broken = await violations { RetryingSource($0, retries: 2) }
/// #expect(broken.isEmpty)
/// ```
///
/// - Parameters:
///   - wrap: Returns the source to check, around the one that it is given.
///   - patience: How long to wait for something that should happen.
/// - Returns: Each requirement that is violated, with the first input that shows it.
public func violations<Wrapped: FaqSource>(
  of wrap: (UnreliableSource) -> Wrapped,
  patience: Duration = .seconds(60)
) async -> [Violation] {
  var report = Report()
  for base in UnreliableSource.all {
    let check = SourceCheck(source: wrap(base), wrapped: base.summary, patience: patience)
    await check.run(expecting: base.outcome, &report)
  }
  return report.violations
}

/// What reading a source comes to.
public enum SourceOutcome: Sendable {
  /// Native content, which is read to its end.
  case content
  /// An error, at once or after some content.
  case failure
  /// Nothing: it waits for something that does not come.
  case silence
}

/// A source for others to wrap: it has content, fails, breaks off within an entry, or says nothing.
///
/// `violations(of:)` makes them, and hands them to a closure.
public struct UnreliableSource: FaqSource {
  /// How the source behaves, for messages.
  let summary: String
  /// An address that nobody serves.
  public let name = "https://example.com/faqs.json"
  private let content: String
  /// What comes after the content.
  let outcome: SourceOutcome

  private static let faqs = #"""
    [{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"Because."}]},
    {"elements":[{"type":"title","text":"How?"}],"number":1.50}]
    """#

  private static let start = String(faqs.dropLast(20))

  /// Sources of all kinds.
  static let all = [
    Self(summary: "a source with content", content: faqs, outcome: .content),
    Self(summary: "a source without FAQs", content: "[]", outcome: .content),
    Self(summary: "a source that fails at once", content: "", outcome: .failure),
    Self(summary: "a source that breaks off", content: start, outcome: .failure),
    Self(summary: "a source that stops", content: start, outcome: .silence),
  ]

  /// Starts at the first byte, or fails.
  public func open() throws(FaqServiceError) -> sending any ByteStream {
    if outcome == .failure, content.isEmpty { throw failure }
    let chunks = Array(content.utf8.map { [$0] })
    return Stream(chunks: chunks[...], source: self)
  }

  private var failure: FaqServiceError {
    FaqServiceError(.unavailable, source: name, reason: "the connection was lost")
  }

  private struct Stream: ByteStream {
    var chunks: ArraySlice<[UInt8]>
    let source: UnreliableSource

    mutating func next() async throws(FaqServiceError) -> [UInt8]? {
      if let chunk = chunks.popFirst() { return chunk }
      switch source.outcome {
      case .content: return nil
      case .failure: throw source.failure
      case .silence:
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
        throw source.failure
      }
    }
  }
}
