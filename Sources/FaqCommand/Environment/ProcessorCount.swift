#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The number of processor cores.
enum ProcessorCount {
  /// At least one.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
