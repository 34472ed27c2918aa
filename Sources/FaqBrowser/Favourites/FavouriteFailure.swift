import Platform

/// Favourites that could not be read or stored.
public struct FavouriteFailure: Error, Hashable, Sendable {
  /// What went wrong, with the path of the file.
  public let message: String
  /// What to do about it.
  public let hint: String

  init(_ path: Path, _ reason: String, hint: String) {
    message = "\(path): \(reason)"
    self.hint = hint
  }

  init(_ failure: FileFailure) {
    self.init(failure.path, failure.reason.message, hint: "Check the folder and its permissions.")
  }
}
