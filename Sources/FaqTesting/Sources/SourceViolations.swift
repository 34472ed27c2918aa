import FaqService

/// The promises that a source does not keep.
///
/// It is read several times, by two readers at once, behind its end, and in tasks that are
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
/// - Returns: Each promise that is broken, with the first input that shows it.
public func violations(
  of source: some FaqSource,
  expecting outcome: SourceOutcome = .content,
  patience: Duration = .seconds(60)
) async -> [Violation] {
  var report = Report()
  await SourceCheck(source: source, patience: patience).run(expecting: outcome, &report)
  return report.violations
}

/// The promises that a source that wraps another one does not keep.
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
/// - Returns: Each promise that is broken, with the first input that shows it.
public func violations<Wrapped: FaqSource>(
  of wrap: (UnreliableSource) -> Wrapped,
  patience: Duration = .seconds(60)
) async -> [Violation] {
  var report = Report()
  for (base, outcome) in UnreliableSource.all {
    let check = SourceCheck(source: wrap(base), wrapped: base.summary, patience: patience)
    await check.run(expecting: outcome, &report)
  }
  return report.violations
}
