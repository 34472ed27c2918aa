#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Operations on folders.
package enum Folder {
  /// The names in a folder in no order, and at most one more than `limit`.
  package static func names(in path: Path, upTo limit: Int) throws(SystemError) -> [[UInt8]] {
    guard let stream = unsafe opendir(path.systemPath) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while names.count <= limit, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
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
