#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that gets its name when it is complete.
///
/// If the program ends earlier, nothing of it remains. Most file systems of Linux support it.
package struct NamelessFile {
  package let descriptor: FileDescriptor

  /// A new file in a folder; nil if the system does not support it.
  package init?(in directory: Path) {
    #if os(Linux)
    // O_TMPFILE, which Swift cannot import from glibc.
    let flags = 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC
    guard unsafe access("/proc/self/fd", X_OK) == 0 else { return nil }
    let number = unsafe open(directory.systemPath, flags, 0o666)
    guard number >= 0 else { return nil }
    descriptor = FileDescriptor(number)
    #else
    return nil
    #endif
  }

  /// Gives the file a name; fails if the name exists.
  package func appear(as path: Path) throws(SystemError) {
    let old = "/proc/self/fd/\(descriptor.number)"
    let result = unsafe linkat(AT_FDCWD, old, AT_FDCWD, path.systemPath, AT_SYMLINK_FOLLOW)
    guard result == 0 else { throw .last }
  }
}
