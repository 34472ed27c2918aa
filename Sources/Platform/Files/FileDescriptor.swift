import Bytes

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file descriptor whose calls are repeated after an interruption or when it was not ready.
package struct FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do { try DescriptorCalls.write(bytes, to: number) } catch { throw SystemError(error) }
  }

  /// Reads at most `count` bytes; returns none at the end.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    do {
      return try DescriptorCalls.read(upTo: count, from: number)
    } catch {
      throw SystemError(error)
    }
  }

  /// Sets the permissions of the file.
  package func set(_ permissions: mode_t) throws(SystemError) {
    guard fchmod(number, permissions) == 0 else { throw .last }
  }

  /// Closes the descriptor; some file systems report a full disk only now.
  package func close() throws(SystemError) {
    if systemClose(number) < 0, SystemError.last.number != EINTR { throw .last }
  }

  /// A file that is opened for reading.
  package static func opened(_ path: Path) throws(SystemError) -> Self {
    let number = unsafe systemOpen(path.systemPath, 0)
    guard number >= 0 else { throw .last }
    return Self(number)
  }

  /// A regular file that is opened for reading; throws for a pipe or a device, which may block.
  package static func openedRegular(_ path: Path) throws(SystemError) -> Self {
    let descriptor = Self(unsafe systemOpen(path.systemPath, O_NONBLOCK))
    guard descriptor.number >= 0 else { throw .last }
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      try? descriptor.close()
      throw .noEntry
    }
    return descriptor
  }

  /// The content of a small file; bytes beyond a limit are not read.
  package static func contents(of path: Path, upTo limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { try? descriptor.close() }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let chunk = try descriptor.read(upTo: limit - bytes.count)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Reports the error that closing would report, and leaves the descriptor open.
  package func settle() throws(SystemError) {
    let other = dup(number)
    guard other >= 0 else { throw .last }
    try Self(other).close()
  }
}

private extension SystemError {
  init(_ fault: SystemFault) { self.init(number: fault.number) }
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, O_RDONLY | O_CLOEXEC | flags)
}
