import FaqService

/// A source that can say whether a copy of its content still holds.
public protocol RevalidatingSource: FaqSource {
  /// What a kept copy is found by, or nil if nothing of this source may be kept.
  ///
  /// Two sources with the same identity have the same content. It holds no secret.
  var identity: String? { get }

  /// Begins to read, unless the content is still what the validators were given for.
  func open(unlessStill validators: Validators?) async throws(FaqServiceError) -> sending Answer
}

extension RevalidatingSource {
  /// Begins to read from the start, whatever has been kept.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    switch try await open(unlessStill: nil) {
    case .content(let stream, _): return stream
    case .unchanged: throw .unchangedFromNothing(source: name)
    }
  }
}

extension FaqServiceError {
  /// An answer that the copy still holds, to someone who has none.
  static func unchangedFromNothing(source: String) -> Self {
    Self(
      .unreadable,
      source: source,
      reason: "the server says that nothing has changed, though nothing was kept"
    )
  }
}

/// What a source answers to someone who may have a copy.
public enum Answer {
  /// The copy still holds, on these terms.
  case unchanged(KeepingTerms)
  /// Content, and on which terms it may be kept.
  case content(any ByteStream, KeepingTerms)
}

/// What tells one state of a source's content from another: `ETag` and `Last-Modified` of HTTP.
public struct Validators: Hashable, Sendable {
  /// A mark that changes with the content.
  public let tag: String?
  /// When the content last changed, as the source spells it.
  public let modified: String?

  /// The marks of a state; nil if the source gave neither.
  public init?(tag: String?, modified: String?) {
    guard tag != nil || modified != nil else { return nil }
    self.tag = tag
    self.modified = modified
  }
}

/// On which terms content may be kept.
public struct KeepingTerms: Hashable, Sendable {
  /// Whether it may be kept at all.
  public let allowsKeeping: Bool
  /// How long it may be shown without asking.
  public let freshness: Duration
  /// What to ask with, after that.
  public let validators: Validators?

  /// The terms that a source gives.
  public init(allowsKeeping: Bool, freshness: Duration = .zero, validators: Validators? = nil) {
    self.allowsKeeping = allowsKeeping
    self.freshness = freshness
    self.validators = validators
  }

  /// The same terms, with these validators where the source gave none.
  func keeping(_ validators: Validators?) -> Self {
    Self(
      allowsKeeping: allowsKeeping,
      freshness: freshness,
      validators: self.validators ?? validators
    )
  }
}
