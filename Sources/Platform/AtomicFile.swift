/// A file that appears only when it is complete.
///
/// Until `commit`, it has no name, or where the system does not support that, a temporary name in
/// the same folder, and an older file at the path stays as it is. A device or a pipe is written
/// directly and never replaced.
package final class AtomicFile {
  private let path: Path
  private let nameless: NamelessFile?
  private let descriptor: FileDescriptor
  /// The temporary name, while the file has one.
  private var unfinishedPath: Path?

  /// Starts a file that will appear at a path, with the usual permissions or others.
  package convenience init(path: Path, permissions: mode_t? = nil) throws(FileFailure) {
    if path.isDevice {
      try self.init(device: path)
    } else {
      let directory = path.directory.isEmpty ? "." : path.directory
      try self.init(path: path, nameless: NamelessFile(in: directory))
    }
    guard let permissions else { return }
    try path.attempt { () throws(SystemError) in try descriptor.set(permissions) }
  }

  /// Writes all of a file, which may replace an older one or fails if there is one.
  package static func write(
    _ bytes: [UInt8],
    to path: Path,
    replacing: Bool = true
  ) throws(FileFailure) {
    let file = try Self(path: path)
    try file.write(bytes)
    try file.commit(replacing: replacing)
  }

  /// Starts a file without a name, or with a temporary name where the system needs one.
  package init(path: Path, nameless: NamelessFile?) throws(FileFailure) {
    self.path = path
    self.nameless = nameless
    if let nameless {
      descriptor = nameless.descriptor
    } else {
      let unfinished = try path.attempt { () throws(SystemError) in
        try UnfinishedFile(beside: path, readableBy: .everybody)
      }
      descriptor = unfinished.descriptor
      unfinishedPath = unfinished.path
    }
  }

  private init(device path: Path) throws(FileFailure) {
    self.path = path
    nameless = nil
    descriptor = try path.attempt { () throws(SystemError) in
      try FileDescriptor(opening: path, O_WRONLY)
    }
  }

  deinit {
    try? descriptor.close()
    if let unfinishedPath { _ = unsafe unlink(unfinishedPath.systemPath) }
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try path.attempt { () throws(SystemError) in try descriptor.write(bytes) }
  }

  /// Gives the file its name, after checking that all bytes were written.
  ///
  /// Unless it may replace an older file, it fails if there is one.
  package func commit(replacing: Bool = true) throws(FileFailure) {
    try path.attempt { () throws(SystemError) in
      try descriptor.settle()
      try Interruption.holdingOff { () throws(SystemError) in
        if !replacing { try takeFreePlace() } else { try takePlace() }
      }
    }
  }

  /// Gives the file its name, which no other file may have; a device is written directly.
  private func takeFreePlace() throws(SystemError) {
    if let nameless {
      try nameless.link(to: path)
    } else if let unfinishedPath {
      // The temporary name goes away with this object.
      let result = unsafe link(unfinishedPath.systemPath, path.systemPath)
      guard result == 0 else { throw .last }
    }
  }

  /// Gives the file its name, and replaces another one atomically.
  ///
  /// Only a named file can replace another, so a nameless file may need a temporary name.
  private func takePlace() throws(SystemError) {
    if let nameless, try !nameless.linkUnlessExists(at: path) {
      let name = UnfinishedFile.name(beside: path)
      try nameless.link(to: name)
      unfinishedPath = name
    }
    guard let name = unfinishedPath.take() else { return }
    let result = unsafe rename(name.systemPath, path.systemPath)
    guard result == 0 else {
      let reason = SystemError.last
      _ = unsafe unlink(name.systemPath)
      throw reason
    }
  }
}

/// A file that gets its name when it is complete.
///
/// If the program ends earlier, nothing of it remains. Most file systems of Linux support it.
package struct NamelessFile {
  package let descriptor: FileDescriptor

  /// A new file in a folder; nil if the system does not support it.
  package init?(in directory: Path) {
    #if os(Linux)
    // O_TMPFILE, which Swift cannot import from glibc.
    let flags = 0o20000000 | O_DIRECTORY | O_RDWR
    guard unsafe access("/proc/self/fd", X_OK) == 0 else { return nil }
    guard let descriptor = try? FileDescriptor(opening: directory, flags, mode: 0o666) else {
      return nil
    }
    self.descriptor = descriptor
    #else
    return nil
    #endif
  }

  /// Gives the file a name, unless the name exists; then it returns false.
  package func linkUnlessExists(at path: Path) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try link(to: path)
      return true
    } catch {
      guard error == .exists else { throw error }
      return false
    }
  }

  /// Gives the file a name; fails if the name exists.
  package func link(to path: Path) throws(SystemError) {
    let old = "/proc/self/fd/\(descriptor.number)"
    let result = unsafe linkat(AT_FDCWD, old, AT_FDCWD, path.systemPath, AT_SYMLINK_FOLLOW)
    guard result == 0 else { throw .last }
  }
}

/// A new file under a unique temporary name, in the same folder as a path.
package struct UnfinishedFile {
  /// Who may read it.
  package enum Readers: mode_t {
    case owner = 0o600
    /// Everybody whom the user's umask permits.
    case everybody = 0o666
  }

  package let path: Path
  package let descriptor: FileDescriptor

  package init(beside other: Path, readableBy readers: Readers) throws(SystemError) {
    path = Self.name(beside: other)
    let flags = O_RDWR | O_CREAT | O_EXCL
    descriptor = try FileDescriptor(opening: path, flags, mode: readers.rawValue)
  }

  /// Removes the name, so that the file disappears when it is closed.
  package func losingItsName() -> FileDescriptor {
    _ = unsafe unlink(path.systemPath)
    return descriptor
  }

  /// A unique temporary name.
  static func name(beside path: Path) -> Path {
    path.directory.appending(".faq-\(getpid())-\(UInt32.random(in: 0...(.max)))")
  }
}

/// A lock that one process or thread at a time can have, on a file that stays empty.
///
/// The system releases the lock of a process that ends.
package struct FileLock {
  private let descriptor: FileDescriptor

  /// Waits until no other has the lock.
  package init(at path: Path) throws(FileFailure) {
    descriptor = try path.attempt { () throws(SystemError) in
      try FileDescriptor(opening: path, O_RDWR | O_CREAT, mode: 0o600)
    }
    while flock(descriptor.number, LOCK_EX) != 0 {
      let reason = SystemError.last
      guard reason != .interrupted else { continue }
      release()
      throw FileFailure(path: path, reason: reason)
    }
  }

  package func release() { try? descriptor.close() }
}
