#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Operations on folders.
enum Folder {
  /// Whether there is a folder at a path.
  static func exists(_ path: Path) -> Bool {
    unsafe access(path.appending("/").systemPath, F_OK) == 0
  }

  /// Creates a folder and its parent folders, if they do not exist.
  static func make(_ path: Path) throws(FileFailure) {
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
