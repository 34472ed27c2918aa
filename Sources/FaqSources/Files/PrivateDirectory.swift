import Bytes
import FaqService

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open folder that only this user can access; contains all system calls of the cache.
///
/// File names are relative to the folder, and links are not followed.
final class PrivateDirectory: Sendable {
  /// The properties of a file that are known without opening it.
  struct Status {
    let size: Int
    let modified: Timestamp
    /// When the file was last written, or read if the file system records that.
    let used: Timestamp
  }

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder; throws if another user owns it.
  static func open(_ path: String) throws(FileSystemError) -> PrivateDirectory {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let number = unsafe path.withCString { unsafe systemOpen(AT_FDCWD, $0, flags, 0) }
    guard number >= 0 else { throw .last }
    let directory = PrivateDirectory(descriptor: number)
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    guard status.st_uid == geteuid() else { throw .notOwned }
    if status.st_mode & 0o077 != 0, fchmod(number, 0o700) < 0 { throw .last }
    return directory
  }

  /// Creates a folder and its missing parent folders, for this user only.
  static func make(_ path: String) throws(FileSystemError) {
    if unsafe mkdir(path, 0o700) == 0 || FileSystemError.last == .alreadyThere { return }
    guard FileSystemError.last == .noEntry, let slash = path.lastIndex(of: "/"),
      slash > path.startIndex
    else { throw .last }
    try make(String(path[..<slash]))
    if unsafe mkdir(path, 0o700) < 0, FileSystemError.last != .alreadyThere { throw .last }
  }

  /// The error that prevents writing to a folder, or to its nearest existing parent.
  static func obstacle(to path: String) -> FileSystemError? {
    if unsafe access(path, W_OK) == 0 { return nil }
    let error = FileSystemError.last
    guard error == .noEntry, let slash = path.lastIndex(of: "/"), path != "/" else { return error }
    return obstacle(to: slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// The names of the files, in no order.
  func names() -> [String] {
    // A second descriptor, since closedir closes the one that it was given.
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let copy = unsafe ".".withCString { unsafe systemOpen(descriptor, $0, flags, 0) }
    guard let stream = unsafe fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(utf8: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The status of a file; nil if it is not a regular file.
  func status(of name: String) -> Status? {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    #if canImport(Darwin)
    let (modified, read) = (status.st_mtimespec.tv_sec, status.st_atimespec.tv_sec)
    #else
    let (modified, read) = (status.st_mtim.tv_sec, status.st_atim.tv_sec)
    #endif
    return Status(
      size: Int(status.st_size),
      modified: Timestamp(seconds: Int64(modified)),
      used: Timestamp(seconds: Int64(max(modified, read)))
    )
  }

  /// All bytes of a file; nil if it is not a regular file that this user owns.
  func read(_ name: String) -> [UInt8]? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let number = unsafe name.withCString { unsafe systemOpen(descriptor, $0, flags, 0) }
    guard number >= 0 else { return nil }
    defer { close(number) }
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return nil }
    return systemRead(number, Int(status.st_size))
  }

  /// Creates a new file for this user only; after an error, no file remains.
  func create(_ name: String, _ bytes: [UInt8]) throws(FileSystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = unsafe name.withCString { unsafe systemOpen(descriptor, $0, flags, 0o600) }
    guard number >= 0 else { throw .last }
    var failure: FileSystemError?
    do throws(SystemFault) {
      try DescriptorCalls.write(bytes, to: number)
    } catch {
      failure = FileSystemError(number: error.number)
    }
    if close(number) < 0 { failure = failure ?? .last }
    guard let failure else { return }
    try? remove(name)
    throw failure
  }

  /// Renames a file, and atomically replaces an older one.
  func rename(_ name: String, to newName: String) throws(FileSystemError) {
    if unsafe renameat(descriptor, name, descriptor, newName) < 0 { throw .last }
  }

  /// Removes a file, if it exists.
  func remove(_ name: String) throws(FileSystemError) {
    if unsafe unlinkat(descriptor, name, 0) < 0, FileSystemError.last != .noEntry { throw .last }
  }
}

private func systemOpen(
  _ directory: Int32,
  _ path: UnsafePointer<CChar>,
  _ flags: Int32,
  _ mode: mode_t
) -> Int32 {
  unsafe openat(directory, path, flags, mode)
}

/// Reads exactly `count` bytes; nil if the file has become shorter.
private func systemRead(_ number: Int32, _ count: Int) -> [UInt8]? {
  var total = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    while total < count {
      let rest = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[total...]
      )
      let result = unsafe read(number, rest.baseAddress, rest.count)
      if result < 0, FileSystemError.last == .interrupted { continue }
      guard result > 0 else { break }
      total += result
    }
    initializedCount = total
  }
  return bytes.count == count ? bytes : nil
}
