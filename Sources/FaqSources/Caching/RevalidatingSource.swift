import FaqService

/// A source that can tell whether a copy of its content is still current.
public protocol RevalidatingSource: FaqSource {
  /// The key of the cached copy, or nil if content from this source must not be cached.
  ///
  /// Two sources with the same identity have the same content. The identity contains no secret.
  var identity: String? { get }

  /// Starts reading, unless the content still matches the validators.
  ///
  /// Each call asks the source again; several may run at the same time.
  ///
  /// - Parameter validators: Those of the reader's copy; nil if there is no copy, and then the
  ///   answer must be content.
  /// - Returns: The answer; its stream begins at the first byte.
  /// - Throws: An error whose `recovery` says whether another attempt may succeed. If that is
  ///   `.never`, a `CachedSource` throws it too, rather than use its copy.
  func open(unlessStill validators: Validators?) async throws(FaqServiceError) -> sending Answer
}

extension RevalidatingSource {
  /// Starts reading, regardless of any copy.
  ///
  /// - Throws: The error of `open(unlessStill:)`, or one with the code `.unreadable` if the answer
  ///   is that nothing has changed.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    switch try await open(unlessStill: nil) {
    case .content(let stream, _): return stream
    case .unchanged: throw .unchangedFromNothing(source: name)
    }
  }
}

extension FaqServiceError {
  /// The answer "unchanged" to a request without validators.
  static func unchangedFromNothing(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server says that the content has not changed, but there is no copy of it"
    )
  }
}

/// The answer of a source to a reader who may have a copy.
public enum Answer {
  /// The copy is still current, on these terms.
  case unchanged(KeepingTerms)
  /// New content, and the terms for caching it.
  case content(any ByteStream, KeepingTerms)
}

/// Identifies a version of a source's content: `ETag` and `Last-Modified` in HTTP.
public struct Validators: Hashable, Sendable {
  /// A tag that changes with the content.
  public let tag: String?
  /// When the content last changed, as written by the source.
  public let modified: String?

  /// Creates the validators of a version; nil if the source gave neither.
  ///
  /// - Parameters:
  ///   - tag: The value of `ETag` as it is, with its quotes.
  ///   - modified: The value of `Last-Modified` as it is; it is sent back, and never compared.
  public init?(tag: String?, modified: String?) {
    guard tag != nil || modified != nil else { return nil }
    self.tag = tag
    self.modified = modified
  }
}

/// The terms on which content may be cached.
public struct KeepingTerms: Hashable, Sendable {
  /// Whether the content may be cached at all.
  public let allowsKeeping: Bool
  /// How long a copy may be used without asking the source.
  public let freshness: Duration
  /// The validators to send after that time.
  public let validators: Validators?
  /// The address that redirects led to, without its query.
  public package(set) var redirected: String?

  /// Creates the terms that a source gives.
  ///
  /// - Parameters:
  ///   - allowsKeeping: Whether to cache the content; if not, an older copy is removed.
  ///   - freshness: How long not to ask again, in whole seconds; zero or less asks each time.
  ///   - validators: Those of this version; nil in an answer that nothing has changed keeps those
  ///     of the copy.
  public init(allowsKeeping: Bool, freshness: Duration = .zero, validators: Validators? = nil) {
    self.allowsKeeping = allowsKeeping
    self.freshness = freshness
    self.validators = validators
  }

  /// The same terms; if the source gave no validators, with these.
  func keeping(_ validators: Validators?) -> Self {
    var terms = Self(
      allowsKeeping: allowsKeeping,
      freshness: freshness,
      validators: self.validators ?? validators
    )
    terms.redirected = redirected
    return terms
  }
}
