/// Why content could not be fetched, in words for the person who must fix it.
public struct FaqServiceError: Error, Sendable {
  /// The kind of a failure.
  ///
  /// Transports add their own kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A name that never changes between versions.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The source does not exist.
    public static let notFound: Self = "not-found"
    /// The source exists, but could not be read.
    public static let unreadable: Self = "unreadable"
    /// The source cannot be reached at the moment.
    public static let unavailable: Self = "unavailable"
    /// The content is not JSON, or exceeds a limit.
    public static let malformed: Self = "malformed"
    /// The failure was requested with a `SimulatedFailure`.
    public static let simulated: Self = "simulated"
  }

  /// The kind of the failure.
  public let code: Code
  /// The name of the source.
  public let source: String
  /// What happened, in one line without the source's name.
  public let reason: String
  /// What to do about it.
  public let hint: String?
  /// Whether the same fetch may succeed later.
  public let recovery: Recovery
  /// The error behind this one.
  ///
  /// For malformed content this is a `RawReadingError`.
  public let underlying: (any Error)?

  /// Whether a retry makes sense.
  public enum Recovery: Hashable, Sendable {
    /// The same fetch will fail again.
    case never
    /// The same fetch may succeed later.
    case later
    /// The same fetch may succeed after a pause, as requested by the source.
    case after(Duration)
  }

  /// Creates a failure of any source.
  public init(
    _ code: Code,
    source: String,
    reason: String,
    hint: String? = nil,
    recovery: Recovery = .never,
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.source = source
    self.reason = reason
    self.hint = hint
    self.recovery = recovery
    self.underlying = underlying
  }

  /// Creates the failure for malformed content.
  public static func malformed(_ fault: RawReadingError, source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: fault.description,
      hint: fault.hint,
      underlying: fault
    )
  }
}

extension FaqServiceError.Code: ExpressibleByStringLiteral {
  /// Creates a kind from its name: `static let tooManyRequests: Self = "too-many-requests"`.
  public init(stringLiteral name: String) { rawValue = name }
}

extension FaqServiceError: CustomStringConvertible {
  /// `faqs.json: line 3, column 14: expected a value, found '}'`.
  public var description: String { "\(source): \(reason)" }
}

extension FaqServiceError {
  /// The fault in malformed content, with its location.
  public var fault: RawReadingError? { underlying as? RawReadingError }
}
