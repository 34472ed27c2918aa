import FaqService

extension FaqServiceError.Code {
  /// The task that fetched was cancelled.
  public static let cancelled = Self(rawValue: "cancelled")
  /// The connection is not as secure as the address asks for.
  public static let insecure = Self(rawValue: "insecure")
  /// A library that the transport stands on is not installed.
  public static let missingLibrary = Self(rawValue: "missing-library")
}
