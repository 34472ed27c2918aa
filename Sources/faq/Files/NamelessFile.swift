#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that gets its name once it is whole.
///
/// Whatever ends the program before, nothing of it stays. Linux has such files, in most of its file
/// systems.
struct NamelessFile {
  let descriptor: FileDescriptor

  /// A new file in a directory; nil if there can be none.
  init?(in directory: String) {
    #if os(Linux)
    // What glibc defines in a way that Swift cannot import: O_TMPFILE.
    let flags = 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC
    guard unsafe access("/proc/self/fd", X_OK) == 0 else { return nil }
    let number = unsafe directory.withCString { unsafe open($0, flags, 0o666) }
    guard number >= 0 else { return nil }
    descriptor = FileDescriptor(number)
    #else
    return nil
    #endif
  }

  /// Gives it a name, unless there is something of that name.
  func appear(as path: String) throws(SystemError) {
    let result = unsafe "/proc/self/fd/\(descriptor.number)".withCString { old in
      unsafe path.withCString { unsafe linkat(AT_FDCWD, old, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
    }
    guard result == 0 else { throw .last }
  }
}
