import Platform

/// The reason of the operating system why a server cannot be reached.
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
