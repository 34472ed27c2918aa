#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the operating system says of a server that cannot be reached.
enum Unreachability: Hashable {
  case host
  case network
  case refused
  case timeout

  init?(_ number: Int32) {
    switch number {
    case ECONNREFUSED: self = .refused
    case EHOSTUNREACH: self = .host
    case ENETUNREACH, ENETDOWN: self = .network
    case ETIMEDOUT: self = .timeout
    default: return nil
    }
  }
}
