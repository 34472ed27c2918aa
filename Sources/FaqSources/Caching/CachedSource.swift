import FaqService

/// When a cache is believed.
public enum CachePolicy: Hashable, Sendable {
  /// While the content is fresh; later the source is asked first.
  case normal
  /// Never, but what comes is kept.
  case refresh
  /// Always, and the source is never asked.
  case offline
}

/// A source whose content is kept, and shown again while it is fresh or the source fails.
///
/// Content that is not JSON is handed on, but never kept in the place of any that was.
public struct CachedSource<Base: RevalidatingSource>: FaqSource {
  /// Small enough that what one chunk took is used again for the next.
  private static var chunkSize: Int { 256 << 10 }

  private let base: Base
  private let store: CacheStore
  private let policy: CachePolicy
  private let now: @Sendable () -> Timestamp
  private let fallsBack: @Sendable (_ age: Duration, _ failure: FaqServiceError) -> Void

  /// A source with a cache; `fallsBack` learns when old content is shown, how old it is, and why.
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

  /// The name of the source within.
  public var name: String { base.name }

  /// Begins with what is kept, or asks the source within.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    guard let identity = base.identity else {
      guard policy != .offline else { throw notKept("nothing of this source may be kept") }
      return try await base.open()
    }
    let entry = policy == .refresh ? nil : store.entry(for: identity)
    if policy == .offline {
      guard let entry else { throw notKept("it is not in the cache") }
      return stream(entry.content)
    }
    if let entry, entry.isFresh(at: now()) { return stream(entry.content) }
    return stream(try await current(after: entry, as: identity))
  }
}

extension CachedSource {
  private func stream(_ content: [UInt8]) -> sending any ByteStream {
    MemorySource(content, name: name, chunkSize: Self.chunkSize).open()
  }

  /// What the source has now; or what it had, if it cannot be reached now.
  private func current(
    after entry: CacheEntry?,
    as identity: String
  ) async throws(FaqServiceError) -> [UInt8] {
    do throws(FaqServiceError) {
      switch try await base.open(unlessStill: entry?.terms.validators) {
      case .content(var stream, let terms):
        let content = try await stream.collect()
        keep(content, on: terms, as: identity)
        return content
      case .unchanged(let terms):
        guard let entry else { throw .unchangedFromNothing(source: name) }
        keep(entry.content, on: terms.keeping(entry.terms.validators), as: identity)
        return entry.content
      }
    } catch {
      guard let entry, error.recovery != .never else { throw error }
      fallsBack(max(.zero, now().duration(since: entry.checked)), error)
      return entry.content
    }
  }

  /// A cache that cannot be written costs nothing but the cache.
  private func keep(_ content: [UInt8], on terms: KeepingTerms, as identity: String) {
    guard terms.allowsKeeping else {
      store.remove(identity)
      return
    }
    guard RawFaqReader.accepts(content) else { return }
    try? store.keep(
      CacheEntry(content: content, terms: terms, checked: now()),
      for: identity
    )
  }

  private func notKept(_ reason: String) -> FaqServiceError {
    FaqServiceError(
      .notKept,
      source: name,
      reason: "\(reason), and it is not to be fetched"
    )
  }
}

extension RawFaqReader {
  /// Whether content can be read to its end.
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
