#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The time of day.
enum WallClock {
  /// Seconds since 1970.
  static var seconds: Int { time(nil) }
}
