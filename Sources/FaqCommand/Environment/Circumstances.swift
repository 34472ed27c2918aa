import FaqSources

/// The effects of time, chance and the shell, which tests replace.
struct Circumstances: Sendable {
  var now: @Sendable () -> Timestamp = Timestamp.now
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Whether faq is in the foreground, so that drawing on standard error disturbs nobody.
  var isForeground: @Sendable () -> Bool = { Environment.isForeground }
  /// A random number from 0 to 1.
  var chance: @Sendable () -> Double = { .random(in: 0...1) }
}
