/// An error of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the previous call.
  package static var last: Self { Self(number: errno) }

  /// A signal interrupted the call.
  package static let interrupted = Self(number: EINTR)
  /// A file or program does not exist.
  package static let noEntry = Self(number: ENOENT)
  /// The file to create exists already.
  package static let exists = Self(number: EEXIST)
  /// Another user owns a folder.
  package static let notOwned = Self(number: EPERM)
  /// The reader of a pipe has closed it.
  package static let brokenPipe = Self(number: EPIPE)

  /// The system's message: `No space left on device`.
  package var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}

/// A file that could not be written.
package struct FileFailure: Error, Equatable {
  package let path: Path
  package let reason: SystemError

  package init(path: Path, reason: SystemError) {
    self.path = path
    self.reason = reason
  }
}

extension Path {
  /// Runs a step; an error names the path.
  package func attempt<Result>(
    _ step: () throws(SystemError) -> Result
  ) throws(FileFailure) -> Result {
    do throws(SystemError) {
      return try step()
    } catch {
      throw FileFailure(path: self, reason: error)
    }
  }
}
