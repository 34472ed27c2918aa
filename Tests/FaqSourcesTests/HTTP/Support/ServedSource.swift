import TestServer

@testable import FaqSources

extension LoopbackServer {
  /// A source on this server, with short limits.
  func source(
    _ path: String = "/faqs.json",
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .short,
    now: Int = 0
  ) throws -> HTTPSource {
    var source = HTTPSource(try HTTPAddress(origin + path), headers: headers, limits: limits)
    source.now = { now }
    return source
  }
}

extension TransferLimits {
  /// Short limits, for a server on loopback.
  static let short = Self(
    connecting: .seconds(10),
    silence: .seconds(10),
    total: .seconds(10),
    size: 1 << 20
  )
}
