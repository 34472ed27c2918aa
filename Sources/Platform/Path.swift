import Bytes

/// The path of a file: bytes, which need not be valid UTF-8.
package struct Path: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Everything up to and including the last slash.
  package var directory: Self {
    Self(bytes: bytes[..<((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)])
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path can only name a folder.
  package var endsWithSlash: Bool { bytes.last == UInt8(ascii: "/") }

  /// Whether there is anything at the path, even a link that leads nowhere.
  package var exists: Bool {
    var status = stat()
    return unsafe lstat(systemPath, &status) == 0
  }

  /// The text of the path, if it is valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path as system calls take it.
  package var systemPath: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// Removes the file at the path, if there is one.
  package func remove() throws(FileFailure) {
    guard unsafe unlink(systemPath) == 0 || SystemError.last == .noEntry else {
      throw FileFailure(path: self, reason: .last)
    }
  }

  /// The path with more text at its end.
  package func appending(_ text: String) -> Self { Self(bytes: bytes + Array(text.utf8)) }

  /// Whether the path is neither a file nor a folder, or names an open stream.
  ///
  /// An open stream, such as `/dev/fd/3` or `/proc/self/fd/3`, may be a file, but one that must not
  /// be replaced.
  package var isDevice: Bool {
    if ["/dev/stdout", "/dev/stderr"].contains(self) { return true }
    if bytes.starts(with: "/dev/fd/".utf8) || bytes.starts(with: "/proc/".utf8) { return true }
    var status = stat()
    guard unsafe stat(systemPath, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}

extension Path: CustomStringConvertible {
  /// The path in messages, with U+FFFD for what is not valid UTF-8.
  package var description: String { String(copying: bytes.span) }
}

extension Path: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

/// What changes whenever a file is written or replaced.
package struct FileStamp: Hashable, Sendable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file at a path, if there is one.
  package init?(of path: Path) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.modified.tv_sec
    nanoseconds = status.modified.tv_nsec
  }
}

/// Operations on folders.
package enum Folder {
  /// The names in a folder in no particular order.
  ///
  /// One more than `limit` tells that there are too many; no further ones are read.
  package static func names(in path: Path, upTo limit: Int) throws(SystemError) -> [[UInt8]] {
    guard let stream = unsafe opendir(path.systemPath) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while names.count <= limit, let name = unsafe nextName(in: stream) { names.append(name) }
    return names
  }

  /// Whether there is a folder at a path.
  package static func exists(_ path: Path) -> Bool {
    unsafe access(path.appending("/").systemPath, F_OK) == 0
  }

  /// Creates a folder and its parent folders, if they do not exist.
  package static func make(_ path: Path) throws(FileFailure) {
    for end in path.bytes.indices
    where path.bytes[end] == UInt8(ascii: "/") || end + 1 == path.bytes.endIndex {
      let folder = Path(bytes: path.bytes[...end])
      let result = unsafe mkdir(folder.systemPath, 0o777)
      let reason = SystemError.last
      guard result == 0 || reason == .exists else {
        throw FileFailure(path: folder, reason: reason)
      }
    }
  }
}
