import Bytes

/// An open folder that only this user can access.
///
/// File names are relative to the folder, and links are not followed.
package final class PrivateDirectory: Sendable {
  private let descriptor: FileDescriptor

  private init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  /// Opens a folder; throws if another user owns it.
  package static func open(_ path: String) throws(SystemError) -> PrivateDirectory {
    let descriptor = try FileDescriptor(opening: Path(path), O_RDONLY | O_DIRECTORY)
    let directory = PrivateDirectory(descriptor)
    let status = try descriptor.status()
    guard status.st_uid == geteuid() else { throw .notOwned }
    if status.st_mode & 0o077 != 0 { try descriptor.set(0o700) }
    return directory
  }

  /// Creates a folder and its missing parent folders, for this user only.
  package static func make(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o700) == 0 || SystemError.last == .exists { return }
    guard SystemError.last == .noEntry, let slash = path.lastIndex(of: "/"), slash > path.startIndex
    else { throw .last }
    try make(String(path[..<slash]))
    if unsafe mkdir(path, 0o700) < 0, SystemError.last != .exists { throw .last }
  }

  /// The error that prevents writing to a folder, or to its nearest existing parent.
  package static func obstacle(to path: String) -> SystemError? {
    if unsafe access(path, W_OK) == 0 { return nil }
    let error = SystemError.last
    guard error == .noEntry, let slash = path.lastIndex(of: "/"), path != "/" else { return error }
    return obstacle(to: slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// The names of the files, in no order.
  package func names() -> [String] {
    // A second descriptor, since closedir closes the one that it was given.
    guard let copy = try? opened(".", O_RDONLY | O_DIRECTORY) else { return [] }
    guard let stream = unsafe fdopendir(copy.number) else {
      try? copy.close()
      return []
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let name = unsafe nextName(in: stream) { names.append(String(copying: name.span)) }
    return names
  }

  /// The status of a file; nil if it is not a regular file.
  package func status(of name: String) -> stat? {
    var status = stat()
    guard unsafe fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.isRegularFile
    else { return nil }
    return status
  }

  /// All bytes of a file; nil if it is not a regular file that this user owns.
  package func read(_ name: String) -> [UInt8]? {
    guard let file = try? opened(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return nil }
    defer { try? file.close() }
    guard let status = try? file.status(), status.isRegularFile, status.st_uid == geteuid() else {
      return nil
    }
    let size = Int(status.st_size)
    guard let bytes = try? file.contents(upTo: size), bytes.count == size else { return nil }
    return bytes
  }

  /// Creates a new file for this user only; after an error, no file remains.
  package func create(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = try opened(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    do throws(SystemError) {
      defer { try? file.close() }
      try file.write(bytes)
      try file.settle()
    } catch {
      try? remove(name)
      throw error
    }
  }

  /// Renames a file, and atomically replaces an older one.
  package func rename(_ name: String, to newName: String) throws(SystemError) {
    let number = descriptor.number
    if unsafe renameat(number, name, number, newName) < 0 { throw .last }
  }

  /// Removes a file, if it exists.
  package func remove(_ name: String) throws(SystemError) {
    if unsafe unlinkat(descriptor.number, name, 0) < 0, SystemError.last != .noEntry { throw .last }
  }

  private func opened(
    _ name: String,
    _ flags: Int32,
    mode: mode_t = 0
  ) throws(SystemError) -> FileDescriptor {
    let number = unsafe openat(descriptor.number, name, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    return FileDescriptor(number)
  }
}
