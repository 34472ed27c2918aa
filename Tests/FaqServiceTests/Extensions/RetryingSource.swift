import FaqService

/// Opens the wrapped source again as long as a retry makes sense.
struct RetryingSource: FaqSource {
  let base: any FaqSource
  let attempts: Int
  let pause: @Sendable (Duration) async -> Void

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    for _ in 1..<attempts {
      do throws(FaqServiceError) {
        return try await base.open()
      } catch {
        switch error.recovery {
        case .never: throw error
        case .later: await pause(.seconds(1))
        case .after(let duration): await pause(duration)
        }
      }
    }
    return try await base.open()
  }
}
