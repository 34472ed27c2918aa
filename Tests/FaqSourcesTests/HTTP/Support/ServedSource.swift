import TestServer

@testable import FaqSources

extension LoopbackServer {
  /// A source here, whose limits are short.
  func source(
    _ path: String = "/faqs.json",
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .short,
    now: Int = 0
  ) throws -> HTTPSource {
    HTTPSource(try HTTPAddress(origin + path), headers: headers, limits: limits, now: { now })
  }
}

extension TransferLimits {
  /// For a server on loopback that is not to be waited for.
  static let short = Self(
    connecting: .seconds(10),
    silence: .seconds(10),
    total: .seconds(10),
    size: 1 << 20
  )
}
