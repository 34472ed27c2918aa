import FaqSources

/// What time and chance do; a test says what they do.
struct Circumstances: Sendable {
  var now: @Sendable () -> Timestamp = Timestamp.now
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// From 0 to 1.
  var chance: @Sendable () -> Double = { .random(in: 0...1) }
}
