import FaqService

/// The body of a response from libcurl, decompressed while it arrives.
struct HTTPStream: ByteStream {
  private let name: String
  private let exchange: Exchange
  private let inflation: Inflation?
  private let limits: TransferLimits
  private var packedCount = 0

  /// The body of a response; throws if its compression is not supported.
  init(_ arrival: Arrival, limits: TransferLimits) throws(FaqServiceError) {
    let isPacked = try arrival.head.isPacked(name: arrival.name)
    inflation = try isPacked ? Inflation(name: arrival.name) : nil
    name = arrival.name
    exchange = arrival.exchange
    self.limits = limits
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
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
