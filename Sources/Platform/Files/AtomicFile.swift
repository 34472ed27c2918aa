#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that could not be written.
package struct FileFailure: Error, Equatable {
  package let path: Path
  package let reason: SystemError

  package init(path: Path, reason: SystemError) {
    self.path = path
    self.reason = reason
  }
}

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

  /// Starts a file that will appear at a path.
  package convenience init(path: Path) throws(FileFailure) {
    if path.isDevice {
      try self.init(device: path)
    } else {
      let directory = path.directory.isEmpty ? "." : path.directory
      try self.init(path: path, nameless: NamelessFile(in: directory))
    }
  }

  /// Starts a file that will appear at a path with permissions of its own.
  package convenience init(path: Path, permissions: mode_t) throws(FileFailure) {
    try self.init(path: path)
    try attempt { () throws(SystemError) in try descriptor.set(permissions) }
  }

  /// Starts a file on a nameless file, or if there is none, under a temporary name.
  package init(path: Path, nameless: NamelessFile?) throws(FileFailure) {
    self.path = path
    self.nameless = nameless
    if let nameless {
      descriptor = nameless.descriptor
    } else {
      do throws(SystemError) {
        let unfinished = try UnfinishedFile(beside: path, readableBy: .everybody)
        descriptor = unfinished.descriptor
        unfinishedPath = unfinished.path
      } catch {
        throw FileFailure(path: path, reason: error)
      }
    }
  }

  private init(device path: Path) throws(FileFailure) {
    let number = unsafe open(path.systemPath, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileFailure(path: path, reason: .last) }
    self.path = path
    nameless = nil
    descriptor = FileDescriptor(number)
  }

  deinit {
    try? descriptor.close()
    if let unfinishedPath { _ = unsafe unlink(unfinishedPath.systemPath) }
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try attempt { () throws(SystemError) in try descriptor.write(bytes) }
  }

  /// Gives the file its name, after checking that all bytes were written.
  ///
  /// Unless it may replace an older file, it fails if there is one.
  package func commit(replacing: Bool = true) throws(FileFailure) {
    try attempt { () throws(SystemError) in
      try descriptor.settle()
      try Interruption.holdingOff { () throws(SystemError) in
        if !replacing {
          try appearAlone()
        } else if try !appears() {
          try takePlace()
        }
      }
    }
  }

  /// Links the file to the path, where no other file may be.
  private func appearAlone() throws(SystemError) {
    if let nameless {
      try nameless.appear(as: path)
      return
    }
    // A device is written directly, and nothing is replaced.
    guard let unfinishedPath else { return }
    let result = unsafe link(unfinishedPath.systemPath, path.systemPath)
    // The temporary name goes away with this object.
    guard result == 0 else { throw .last }
  }

  private func takePlace() throws(SystemError) {
    guard let name = unfinishedPath.take() else { return }
    let result = unsafe rename(name.systemPath, path.systemPath)
    guard result == 0 else {
      let reason = SystemError.last
      _ = unsafe unlink(name.systemPath)
      throw reason
    }
  }

  /// Links the nameless file to the path; false if another file is in the way.
  ///
  /// The nameless file then gets a temporary name, since only a named file can replace another.
  private func appears() throws(SystemError) -> Bool {
    guard let nameless else { return false }
    do throws(SystemError) {
      try nameless.appear(as: path)
      return true
    } catch {
      guard error == .exists else { throw error }
    }
    let name = UnfinishedFile.name(beside: path)
    try nameless.appear(as: name)
    unfinishedPath = name
    return false
  }

  private func attempt(_ step: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) { try step() } catch { throw FileFailure(path: path, reason: error) }
  }
}

extension Path {
  /// Whether the path is neither a file nor a folder, or names an open stream.
  ///
  /// An open stream may be a file, but one that must not be replaced.
  package var isDevice: Bool {
    if ["/dev/stdout", "/dev/stderr"].contains(self) { return true }
    if bytes.starts(with: "/dev/fd/".utf8) || bytes.starts(with: "/proc/".utf8) { return true }
    var status = stat()
    guard unsafe stat(systemPath, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
