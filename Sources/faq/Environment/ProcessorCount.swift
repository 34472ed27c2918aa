#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The cores that there are to work on.
enum ProcessorCount {
  /// At least one.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
