import FaqSources

/// What time, chance and the shell do; a test says what they do.
struct Circumstances: Sendable {
  var now: @Sendable () -> Timestamp = Timestamp.now
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Whether what is drawn on standard error would be in nobody's way.
  var isForeground: @Sendable () -> Bool = { Environment.isForeground }
  /// From 0 to 1.
  var chance: @Sendable () -> Double = { .random(in: 0...1) }
}
