// A file that imports Platform has the C library too. What differs between systems is here.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Glibc)
@unsafe @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency @_exported import Musl
#endif

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  #if canImport(Darwin)
  package var modified: timespec { st_mtimespec }
  var read: timespec { st_atimespec }
  #else
  package var modified: timespec { st_mtim }
  var read: timespec { st_atim }
  #endif

  /// When the file was last written, or read if the file system records that.
  package var used: Int { max(modified.tv_sec, read.tv_sec) }
}

#if canImport(Darwin)
typealias FolderStream = UnsafeMutablePointer<DIR>
#else
typealias FolderStream = OpaquePointer
#endif

/// The first of the environment variables, which end with nil.
package func firstVariable() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  #if canImport(Darwin)
  unsafe _NSGetEnviron().pointee
  #else
  unsafe environ
  #endif
}

/// The next name in a folder apart from `.` and `..`; nil at the end.
func nextName(in stream: FolderStream) -> [UInt8]? {
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe Array(bytes.prefix { $0 != 0 })
    }
    if name != Array(".".utf8), name != Array("..".utf8) { return name }
  }
  return nil
}
