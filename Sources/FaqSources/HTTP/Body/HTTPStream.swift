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
  private var packedCount = 0
  private var first: [UInt8]?

  /// The body of an answer; its first bytes have come, and look like content.
  init(_ arrival: Arrival, limits: TransferLimits) async throws(FaqServiceError) {
    let head = arrival.head
    let name = arrival.name
    let isPacked = try head.isPacked(name: name)
    let length = try head.length(upTo: limits.size, name: name)
    let gate = try ContentGate(head, name: name)
    totalCount = isPacked ? nil : length
    inflation = try isPacked ? Inflation(name: name) : nil
    self.name = name
    exchange = arrival.exchange
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

  private mutating func unpacked() async throws(FaqServiceError) -> [UInt8]? {
    guard let inflation else { return try await packed() }
    while true {
      if let chunk = try unpackedByNow(inflation) { return chunk }
      guard let bytes = try await packed() else { break }
      packedCount += bytes.count
      guard packedCount <= limits.size else { throw .tooLarge(limit: limits.size, source: name) }
      inflation.feed(bytes)
    }
    guard inflation.isComplete else {
      throw FaqServiceError(.truncated, limits: limits, source: name)
    }
    return nil
  }

  private func unpackedByNow(_ inflation: Inflation) throws(FaqServiceError) -> [UInt8]? {
    do throws(Inflation.Damage) {
      return try inflation.next()
    } catch {
      throw .damagedPacking(source: name)
    }
  }

  private func packed() async throws(FaqServiceError) -> [UInt8]? {
    do throws(TransferFault) {
      return try await exchange.next()
    } catch {
      throw FaqServiceError(error, limits: limits, source: name)
    }
  }
}
