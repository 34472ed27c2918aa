#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's clock.
enum WallClock {
  /// Seconds since 1970.
  static var seconds: Int { time(nil) }
}
