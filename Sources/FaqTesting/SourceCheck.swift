import FaqService

/// Checks a source.
struct SourceCheck {
  let source: any FaqSource
  /// The source within, for messages.
  var wrapped: String?
  let patience: Duration

  func run(expecting outcome: SourceOutcome, _ report: inout Report) async {
    checkName(&report)
    var content: [UInt8]?
    if outcome != .silence {
      guard let reading = await read(&report) else { return }
      if outcome == .content {
        checkContent(reading, &report)
        await checkRepetition(reading, &report)
        content = reading.content
      } else {
        checkFailure(reading, &report)
      }
    }
    guard !report.contains(.meetsExpectation, .isRepeatable) else { return }
    await checkCancellation(expecting: content, &report)
  }

  /// The input of a violation.
  func input(_ use: String) -> String { wrapped.map { "\(use), around \($0)" } ?? use }

  /// Cancels a task before it reads, after the first chunk, and while it may be waiting.
  ///
  /// Reading must fail, or have come to the end of the content, if there is one.
  func checkCancellation(expecting content: [UInt8]?, _ report: inout Report) async {
    for moment in Moment.allCases {
      let use = input("a task that is cancelled \(moment.rawValue)")
      let limit = min(patience, .seconds(2))
      let reading = await Self.reading(source, cancelledAt: moment, endingWithin: limit)
      report.check(reading != nil, .stopsWhenCancelled, use) {
        (expected: "an end within \(limit)", found: "none")
      }
      guard let reading else { return }
      report.check(reading.failure != nil || reading.content == content, .isComplete, use) {
        (
          expected: content.map { "an error, or all \($0.count) bytes" } ?? "an error",
          found: "\(reading.content.count) bytes, and no error"
        )
      }
    }
  }
}

private extension SourceCheck {
  func checkName(_ report: inout Report) {
    report.check(source.name.isVisibleLine, .hasPrintableName, input("the name")) {
      (expected: "one line of visible text", found: source.name.quoted)
    }
  }

  /// Reads the source; nil if reading does not end.
  func read(_ report: inout Report) async -> SourceReading? {
    let reading = await outcome(within: patience) { [source] in await SourceReading.reading(source)
    }
    report.check(reading != nil, .meetsExpectation, input("reading")) {
      (expected: "an end within \(patience)", found: "none")
    }
    return reading
  }

  func checkContent(_ reading: SourceReading, _ report: inout Report) {
    let isRead = report.check(reading.failure == nil, .meetsExpectation, input("reading")) {
      (expected: "content", found: (reading.failure?.description ?? "").quoted)
    }
    guard isRead else { return }
    checkEnd(reading, &report)
    let fault = String(utf8: reading.content).fault
    report.check(fault == nil, .isComplete, input("the content")) {
      (expected: "FAQs up to its end", found: (fault?.description ?? "").quoted)
    }
    let (size, count) = (reading.content.count, reading.totalCount)
    report.check(count ?? size == size, .endsOnce, input("`totalCount` at the end")) {
      (expected: "\(size)", found: "\(count ?? size)")
    }
  }

  func checkEnd(_ reading: SourceReading, _ report: inout Report) {
    report.check(!reading.goesOn, .endsOnce, input("reading on after the end")) {
      (expected: "nil or an error", found: "more content")
    }
  }

  func checkFailure(_ reading: SourceReading, _ report: inout Report) {
    report.check(reading.failure != nil, .meetsExpectation, input("reading")) {
      (expected: "an error", found: "\(reading.content.count) bytes, and no error")
    }
    guard let failure = reading.failure else { return }
    checkEnd(reading, &report)
    let isNamed = failure.source == source.name
    report.check(isNamed, .explainsFailures, input("the source of the error")) {
      (expected: source.name.quoted, found: failure.source.quoted)
    }
    for text in [failure.reason, failure.hint ?? "none"] {
      let use = input("the reason and the hint of the error")
      report.check(text.isVisibleLine, .explainsFailures, use) {
        (expected: "one line of visible text", found: text.quoted)
      }
    }
  }

  func checkRepetition(_ reading: SourceReading, _ report: inout Report) async {
    guard reading.failure == nil else { return }
    let again = await outcome(within: patience) { [source] in
      [await SourceReading.reading(source)]
    }
    let twice = await outcome(within: patience) { [source] in
      await SourceReading.readingTwice(source)
    }
    for (use, readings) in [("reading again", again), ("two readers at once", twice)] {
      let isSame = readings?.allSatisfy { $0.content == reading.content && $0.failure == nil }
      report.check(isSame == true, .isRepeatable, input(use)) {
        (
          expected: "the same content",
          found: readings?.compactMap(\.failure).first.map { "\($0)".quoted }
            ?? (readings == nil ? "no end within \(patience)" : "other content")
        )
      }
    }
  }

  enum Moment: String, CaseIterable {
    case start = "before it reads"
    case firstChunk = "after the first chunk"
    case later = "while it waits"
  }

  static func reading(
    _ source: any FaqSource,
    cancelledAt moment: Moment,
    endingWithin limit: Duration
  ) async -> SourceReading? {
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
    return await outcome(within: limit) { await task.value }
  }

  static func waitForCancellation() async { while !Task.isCancelled { await Task.yield() } }
}

private extension String {
  /// Whether the text is one line, not blank, of characters that may be shown.
  var isVisibleLine: Bool {
    !allSatisfy(\.isWhitespace) && !contains(where: \.isNewline) && actingPart == nil
  }

  /// The first fault in content.
  var fault: RawReadingError? {
    do throws(RawReadingError) {
      return try [RawFaq](reading: self).lazy.compactMap(\.fault).first
    } catch {
      return error
    }
  }
}

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
