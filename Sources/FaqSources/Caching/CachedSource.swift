import FaqService

/// When cached content is used.
public enum CachePolicy: Hashable, Sendable {
  /// While it is fresh; afterwards the source is asked first.
  case normal
  /// Never; new content is still cached.
  case refresh
  /// Always; the source is never asked.
  case offline
}

/// A source with a cache, which is used while its copy is fresh and when the source fails.
///
/// Content that is not JSON is passed on but not cached, so that it never replaces a valid copy,
/// unless `alsoKeeps` accepts it. A cache that cannot be written is not an error.
public struct CachedSource<Base: RevalidatingSource>: FaqSource {
  /// Small enough that the memory of one chunk is reused for the next.
  private static var chunkSize: Int { 256 << 10 }

  private let base: Base
  private let store: CacheStore
  private let policy: CachePolicy
  private let now: @Sendable () -> Timestamp
  private let fallsBack: @Sendable (_ age: Duration, _ failure: FaqServiceError) -> Void

  /// Whether to cache content that is not JSON, such as Markdown that holds questions; by default
  /// it is not cached.
  public var alsoKeeps: @Sendable (_ content: [UInt8]) -> Bool = { _ in false }

  /// Called before `open()` returns with the address that redirects led to, if there were any,
  /// even if they did so when a copy was fetched.
  package var noteRedirect: @Sendable (_ address: String) -> Void = { _ in return }

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - base: The source to ask; without an identity, it is read directly each time.
  ///   - store: The cache, which other sources may share.
  ///   - policy: When the cached copy is used.
  ///   - now: The clock that decides whether a copy is fresh.
  ///   - fallsBack: Called when the source fails and its copy is used instead, before `open()`
  ///     returns, with the time since the source last confirmed the copy, and the failure.
  public init(
    _ base: Base,
    in store: CacheStore,
    policy: CachePolicy = .normal,
    now: @escaping @Sendable () -> Timestamp = Timestamp.now,
    fallsBack: @escaping @Sendable (_ age: Duration, _ failure: FaqServiceError) -> Void
  ) {
    self.base = base
    self.store = store
    self.policy = policy
    self.now = now
    self.fallsBack = fallsBack
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Opens the cached copy or the wrapped source.
  ///
  /// New content is read to its end first, so that a copy can replace content that breaks off.
  ///
  /// - Throws: The error of the wrapped source if there is no copy, or if its recovery is `.never`,
  ///   as after a cancellation. With the policy `.offline`, an error with the code `.notKept` if
  ///   there is no copy.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    guard let identity = base.identity else {
      guard policy != .offline else { throw notKept("content from this source is never cached") }
      return try await base.open()
    }
    let entry = policy == .refresh ? nil : store.entry(for: identity)
    if policy == .offline {
      guard let entry else { throw notKept("the content is not in the cache") }
      return stream(entry.content, on: entry.terms)
    }
    if let entry, entry.isFresh(at: now()) { return stream(entry.content, on: entry.terms) }
    let (content, terms) = try await current(after: entry, as: identity)
    return stream(content, on: terms)
  }

  private func stream(_ content: [UInt8], on terms: KeepingTerms) -> sending any ByteStream {
    terms.redirected.map(noteRedirect)
    return MemorySource(content, name: name, chunkSize: Self.chunkSize).open()
  }

  /// The current content of the source; or the cached copy, if the source cannot be reached.
  private func current(
    after entry: CacheEntry?,
    as identity: String
  ) async throws(FaqServiceError) -> ([UInt8], KeepingTerms) {
    do throws(FaqServiceError) {
      switch try await base.open(unlessStill: entry?.terms.validators) {
      case .content(var stream, let terms):
        let content = try await stream.collect()
        keep(content, on: terms, as: identity)
        return (content, terms)
      case .unchanged(let terms):
        guard let entry else { throw .unchangedFromNothing(source: name) }
        keep(entry.content, on: terms.keeping(entry.terms.validators), as: identity)
        return (entry.content, terms)
      }
    } catch {
      guard let entry, error.recovery != .never else { throw error }
      fallsBack(max(.zero, now().duration(since: entry.checked)), error)
      return (entry.content, entry.terms)
    }
  }

  /// Writes the content to the cache; a failure to do so is not an error of the source.
  private func keep(_ content: [UInt8], on terms: KeepingTerms, as identity: String) {
    guard terms.allowsKeeping else {
      store.remove(identity)
      return
    }
    guard RawFaqReader.accepts(content) || alsoKeeps(content) else { return }
    try? store.keep(CacheEntry(content: content, terms: terms, checked: now()), for: identity)
  }

  private func notKept(_ reason: String) -> FaqServiceError {
    FaqServiceError(.notKept, source: name, reason: "\(reason), and fetching is turned off")
  }
}

extension RawFaqReader {
  /// Whether the content is valid to its end.
  static func accepts(_ content: [UInt8]) -> Bool {
    var reader = Self()
    reader.feed(content)
    reader.finish()
    while let progress = try? reader.advance() {
      if progress == .end { return true }
    }
    return false
  }
}
