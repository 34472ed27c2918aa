import FaqService

/// What becomes of a source in a task that is cancelled.
extension SourceCheck {
  /// Cancels a task before it reads, behind the first chunk, and while it may be waiting.
  ///
  /// Reading must fail, or have come to the end of the content, if there is one.
  func checkCancellation(expecting content: [UInt8]?, _ report: inout Report) async {
    for moment in Moment.allCases {
      let use = input("a task that is cancelled \(moment.rawValue)")
      let reading = await outcome(within: patience) { [source] in
        await Self.reading(source, cancelledAt: moment)
      }
      guard let reading else {
        report.add(
          .stopsWhenCancelled,
          input: use,
          expected: "an end within \(patience)",
          found: "none"
        )
        return
      }
      guard reading.failure == nil, reading.content != content else { continue }
      report.add(
        .isComplete,
        input: use,
        expected: content.map { "an error, or all \($0.count) bytes" } ?? "an error",
        found: "\(reading.content.count) bytes, and no error"
      )
    }
  }
}

private extension SourceCheck {
  enum Moment: String, CaseIterable {
    case start = "before it reads"
    case firstChunk = "behind the first chunk"
    case later = "while it waits"
  }

  static func reading(
    _ source: any FaqSource,
    cancelledAt moment: Moment
  ) async -> SourceReading {
    let (moments, continuation) = AsyncStream<Void>.makeStream()
    let task = Task {
      if moment == .start { await waitForCancellation() }
      return await SourceReading.reading(source) {
        guard moment == .firstChunk else { return }
        continuation.finish()
        await waitForCancellation()
      }
    }
    let timer = Task {
      if moment != .start { try? await Task.sleep(for: .milliseconds(50)) }
      continuation.finish()
    }
    for await _ in moments { continue }
    timer.cancel()
    task.cancel()
    return await task.value
  }

  static func waitForCancellation() async {
    while !Task.isCancelled { await Task.yield() }
  }
}
