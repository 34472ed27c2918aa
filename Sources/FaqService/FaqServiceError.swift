/// Why content could not be had, in words for the person who must mend it.
public struct FaqServiceError: Error, Sendable {
  /// What kind of failure it is: an open set, to which a transport adds its own.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A name that stays the same from version to version.
    public let rawValue: String

    /// A kind of failure by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no such source.
    public static let notFound: Self = "not-found"
    /// The source is there, but reading it failed.
    public static let unreadable: Self = "unreadable"
    /// The source cannot be reached, now.
    public static let unavailable: Self = "unavailable"
    /// The content is not JSON, or is beyond a limit.
    public static let malformed: Self = "malformed"
    /// The failure was asked for, with a `SimulatedFailure`.
    public static let simulated: Self = "simulated"
  }

  /// What kind of failure it is.
  public let code: Code
  /// The source, as people name it.
  public let source: String
  /// What happened, in one line, without the source's name.
  public let reason: String
  /// What to do about it.
  public let hint: String?
  /// Whether the same fetch may succeed later.
  public let recovery: Recovery
  /// What a transport knows besides; of malformed content its `RawReadingError`.
  public let underlying: (any Error)?

  /// Whether trying again makes sense.
  public enum Recovery: Hashable, Sendable {
    /// The same fetch will fail again.
    case never
    /// The same fetch may succeed later.
    case later
    /// The same fetch may succeed after a pause that the source asks for.
    case after(Duration)
  }

  /// A failure of any source.
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

  /// Content that could not be read.
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
  /// A kind of failure by its name: `static let tooManyRequests: Self = "too-many-requests"`.
  public init(stringLiteral name: String) { rawValue = name }
}

extension FaqServiceError: CustomStringConvertible {
  /// `faqs.json: line 3, column 14: expected a value, found '}'`.
  public var description: String { "\(source): \(reason)" }
}

extension FaqServiceError {
  /// What is wrong with malformed content, and where.
  public var fault: RawReadingError? { underlying as? RawReadingError }
}
