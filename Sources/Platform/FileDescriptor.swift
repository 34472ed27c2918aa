/// A file descriptor whose calls are repeated after an interruption or when it was not ready.
package struct FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Opens a file; child processes do not inherit it.
  package init(opening path: Path, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = unsafe open(path.systemPath, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(number, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if result < 0 { try wait(for: POLLOUT) } else { written += result }
    }
  }

  /// Reads at most `count` bytes; returns none at the end.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        result = unsafe systemRead(number, buffer)
        initializedCount = max(0, result)
      }
      if result >= 0 { return bytes }
      try wait(for: POLLIN)
    }
  }

  /// Reads up to the end, but not much beyond a limit.
  package func contents(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let chunk = try read(upTo: min(limit - bytes.count, 1 << 20))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Returns when the call that has just failed can be repeated; throws if it cannot.
  private func wait(for event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var descriptor = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = unsafe poll(&descriptor, 1, -1)
    case let reason: throw SystemError(number: reason)
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

  /// The status of the open file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// A file that is opened for reading.
  package static func opened(_ path: Path) throws(SystemError) -> Self {
    try Self(opening: path, O_RDONLY)
  }

  /// A regular file that is opened for reading; throws for a pipe or a device, which may block.
  package static func openedRegular(_ path: Path) throws(SystemError) -> Self {
    let descriptor = try Self(opening: path, O_RDONLY | O_NONBLOCK)
    guard let status = try? descriptor.status(), status.isRegularFile else {
      try? descriptor.close()
      throw .noEntry
    }
    return descriptor
  }

  /// The content of a small file; bytes beyond a limit are not read.
  package static func contents(of path: Path, upTo limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { try? descriptor.close() }
    return try descriptor.contents(upTo: limit)
  }

  /// Reports the error that closing would report, and leaves the descriptor open.
  package func settle() throws(SystemError) {
    let other = duplicate()
    guard other.number >= 0 else { throw .last }
    try other.close()
  }

  /// Another descriptor of the same file, which child processes do not inherit; invalid if this
  /// one is.
  package func duplicate() -> Self { Self(fcntl(number, F_DUPFD_CLOEXEC, 0)) }

  /// Waits until at least one of several descriptors has something to read, but not longer than a
  /// time, and returns whether each of them has.
  package static func readiness(of descriptors: [Self], within time: Duration?) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    // Rounded up, so that the time is over when the call returns.
    let milliseconds = time.map { Int32(clamping: Int64(max(.zero, $0) / .milliseconds(1)) + 1) }
    let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
    return polled.map { count > 0 && $0.revents != 0 }
  }
}

/// The two ends of a pipe; child processes do not inherit them.
package struct PipePair: Sendable {
  package let reader: FileDescriptor
  package let writer: FileDescriptor

  package init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = FileDescriptor(ends[0])
    writer = FileDescriptor(ends[1])
  }
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(number, bytes.baseAddress, bytes.count)
}
