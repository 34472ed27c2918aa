/// A promise that a block type, a renderer or a source does not keep.
///
/// It is a value, so that any test library can compare it:
///
/// ```swift
/// @Test("A video keeps the promises of a block type")
/// func video() { #expect(violations(of: Video.self).isEmpty) }
/// ```
public struct Violation: Hashable, Sendable {
  /// The promise that is broken.
  public let promise: Promise
  /// The input that breaks it: an item, some nodes, or how a source was used.
  public let input: String
  /// What should have happened.
  public let expected: String
  /// What has happened instead.
  public let found: String

  /// A violation, for tests that compare it.
  public init(_ promise: Promise, input: String, expected: String, found: String) {
    self.promise = promise
    self.input = input
    self.expected = expected
    self.found = found
  }
}

extension Violation: CustomStringConvertible {
  /// The promise, and the input, expectation and finding on a line each.
  public var description: String {
    """
    \(promise.rawValue)
      input:    \(input)
      expected: \(expected)
      found:    \(found)
    """
  }
}

/// Collects violations: for each promise the first one, since one fault shows in many inputs.
struct Report {
  private(set) var violations: [Violation] = []

  /// Whether one of some promises is known to be broken.
  func contains(_ promises: Promise...) -> Bool {
    violations.contains { promises.contains($0.promise) }
  }

  mutating func add(
    _ promise: Promise,
    input: @autoclosure () -> String,
    expected: @autoclosure () -> String,
    found: @autoclosure () -> String
  ) {
    guard !contains(promise) else { return }
    violations.append(
      Violation(promise, input: input(), expected: expected(), found: found())
    )
  }
}
