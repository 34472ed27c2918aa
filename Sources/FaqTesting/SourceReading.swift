import FaqService

/// What reading a source has come to.
struct SourceReading: Sendable {
  private(set) var content: [UInt8] = []
  private(set) var failure: FaqServiceError?
  /// The size that the stream declares at its end.
  private(set) var totalCount: Int?
  /// Whether there was content after the end.
  private(set) var goesOn = false

  /// Reads a source to its end, with a pause after the first chunk, and tries to read on.
  static func reading(
    _ source: any FaqSource,
    pause: () async -> Void = { return }
  ) async -> Self {
    var reading = Self()
    var stream: (any ByteStream)?
    do throws(FaqServiceError) {
      stream = try await source.open()
      var isFirst = true
      while let chunk = try await stream?.next() {
        reading.content += chunk
        if isFirst { await pause() }
        isFirst = false
      }
    } catch {
      reading.failure = error
    }
    reading.totalCount = stream?.totalCount
    reading.goesOn = (try? await stream?.next()) != nil
    return reading
  }

  /// Reads two streams of a source in turns.
  static func readingTwice(_ source: any FaqSource) async -> [Self] {
    var readings = [Self(), Self()]
    do throws(FaqServiceError) {
      var streams = [try await source.open(), try await source.open()]
      var isOpen = [true, true]
      while isOpen.contains(true) {
        for index in streams.indices where isOpen[index] {
          let chunk = try await streams[index].next()
          isOpen[index] = chunk != nil
          readings[index].content += chunk ?? []
        }
      }
    } catch {
      readings[0].failure = error
    }
    return readings
  }
}

/// Does some work in a separate task; nil if it takes longer than a duration.
///
/// The duration passes in steps, each of which takes longer on a machine that is busy.
/// Work that does not end is left alone, since nothing can end a task from outside.
func outcome<Value: Sendable>(
  within patience: Duration,
  of work: @escaping @Sendable () async -> Value
) async -> Value? {
  let (values, continuation) = AsyncStream<Value?>.makeStream()
  let working = Task { continuation.yield(await work()) }
  let waiting = Task {
    for _ in 0..<20 { try? await Task.sleep(for: patience / 20) }
    continuation.yield(nil)
  }
  defer {
    working.cancel()
    waiting.cancel()
  }
  for await value in values { return value }
  return nil
}
