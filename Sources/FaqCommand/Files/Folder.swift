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
  static func exists(_ path: String) -> Bool {
    unsafe "\(path)/".withCString { unsafe access($0, F_OK) } == 0
  }

  /// Creates a folder and its parent folders, if they do not exist.
  static func make(_ path: String) throws(FileFailure) {
    for end in path.indices where path[end] == "/" || path.index(after: end) == path.endIndex {
      let folder = String(path[...end])
      let result = unsafe folder.withCString { unsafe mkdir($0, 0o777) }
      let reason = SystemError.last
      guard result == 0 || reason == .exists else {
        throw FileFailure(path: folder, reason: reason)
      }
    }
  }
}
