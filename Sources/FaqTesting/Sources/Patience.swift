/// Does some work in a task of its own; nil if it takes longer than a duration.
///
/// Work that does not end is left alone, since nothing can end a task from outside.
func outcome<Value: Sendable>(
  within patience: Duration,
  of work: @escaping @Sendable () async -> Value
) async -> Value? {
  let (values, continuation) = AsyncStream<Value?>.makeStream()
  let working = Task { continuation.yield(await work()) }
  let waiting = Task {
    try? await Task.sleep(for: patience)
    continuation.yield(nil)
  }
  defer {
    working.cancel()
    waiting.cancel()
  }
  for await value in values { return value }
  return nil
}
