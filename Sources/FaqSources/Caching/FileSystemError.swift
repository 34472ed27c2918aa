import Platform

/// An error of the file system.
public struct FileSystemError: Error, Hashable, Sendable {
  private let error: SystemError

  init(_ error: SystemError) { self.error = error }

  /// The system's message: `No space left on device`.
  public var message: String { error.message }
}
