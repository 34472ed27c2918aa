import FaqService

/// The body of an answer, unpacked, and held to its limits while it arrives.
struct HTTPStream: ByteStream {
  let totalCount: Int?
  private let name: String
  private let exchange: Exchange
  private let inflation: Inflation?
  private let limits: TransferLimits
  private var gate: ContentGate
  private var count = 0
  private var first: [UInt8]?

  /// The body that follows `head`, of which the first bytes have come and look like content.
  init(
    _ exchange: Exchange,
    after head: ResponseHead,
    limits: TransferLimits,
    name: String
  ) async throws(FaqServiceError) {
    let isPacked = try head.isPacked(name: name)
    let length = try head.length(upTo: limits.size, name: name)
    let gate = try ContentGate(head, name: name)
    totalCount = isPacked ? nil : length
    inflation = isPacked ? Inflation() : nil
    self.name = name
    self.exchange = exchange
    self.limits = limits
    self.gate = gate
    first = try await advance()
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    if let first {
      self.first = nil
      return first
    }
    return try await advance()
  }

  private mutating func advance() async throws(FaqServiceError) -> [UInt8]? {
    guard let chunk = try await unpacked() else { return nil }
    count += chunk.count
    guard count <= limits.size else { throw .tooLarge(limit: limits.size, source: name) }
    try gate.pass(chunk, name: name)
    return chunk
  }

  private func unpacked() async throws(FaqServiceError) -> [UInt8]? {
    guard let inflation else { return try await packed() }
    do throws(Inflation.Damage) {
      if let chunk = try inflation.next() { return chunk }
    } catch {
      throw .damagedPacking(source: name)
    }
    guard let bytes = try await packed() else {
      if !inflation.isComplete { throw FaqServiceError(.truncated, limits: limits, source: name) }
      return nil
    }
    inflation.feed(bytes)
    return try await unpacked()
  }

  private func packed() async throws(FaqServiceError) -> [UInt8]? {
    do throws(TransferFault) {
      return try await exchange.next()
    } catch {
      throw FaqServiceError(error, limits: limits, source: name)
    }
  }
}
