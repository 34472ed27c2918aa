import FaqService

extension FaqServiceError.Code {
  /// The task was cancelled.
  public static let cancelled = Self(rawValue: "cancelled")
  /// A secure connection could not be established.
  public static let insecure = Self(rawValue: "insecure")
  /// The content is not in the cache, and fetching is turned off.
  public static let notKept = Self(rawValue: "not-kept")
  /// The content exceeds the size limit.
  public static let tooLarge = Self(rawValue: "too-large")
  /// Fetching exceeded the time limit.
  public static let tooSlow = Self(rawValue: "too-slow")
  /// No trusted authority vouches for the server.
  public static let untrusted = Self(rawValue: "untrusted")
  /// A library that the transport needs is not installed.
  public static let missingLibrary = Self(rawValue: "missing-library")
}
