import FaqService

extension FaqServiceError.Code {
  /// The task that fetched was cancelled.
  public static let cancelled = Self(rawValue: "cancelled")
  /// The connection is not as secure as the address asks for.
  public static let insecure = Self(rawValue: "insecure")
  /// It would have to be fetched, which was ruled out.
  public static let notKept = Self(rawValue: "not-kept")
  /// The content is beyond the limit of size.
  public static let tooLarge = Self(rawValue: "too-large")
  /// The fetch went on for longer than the limit of time for all.
  public static let tooSlow = Self(rawValue: "too-slow")
  /// Nobody that is known vouches for the server.
  public static let untrusted = Self(rawValue: "untrusted")
  /// A library that the transport stands on is not installed.
  public static let missingLibrary = Self(rawValue: "missing-library")
}
