#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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
