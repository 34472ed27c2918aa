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

/// What a block type, a renderer or a source must do.
public enum Promise: String, CaseIterable, Sendable {
  // Block types.
  /// Without examples nothing can be checked.
  case hasExamples = "A block type has examples."
  /// An example is an item that its type accepts.
  case readsExamples = "An example becomes a block of its type, without faults."
  /// A field is optional if items may leave it out.
  case describesFields = "The fields say which members an item needs."
  /// Members that a type does not know are kept, too.
  case keepsItems = "An item is kept as it arrived, with all of its members."
  /// A value of the wrong kind must not vanish.
  case reportsFaults = "A value that cannot be read is reported."
  /// A description stands in for a picture where there are none.
  case describesPictures = "Every picture has a description."
  /// `Node.blocks` keeps the overrides and languages of the blocks in it.
  case showsChildren = "The blocks within a block are its children, and in its body as blocks."
  /// A block depends on its item alone.
  case isSameEverywhere = "A block is the same under every policy and within other blocks."

  // Block types and renderers.
  /// No format leaves text out.
  case showsText = "All text is shown."
  /// Content cannot write markup or sequences.
  case escapesText = "Text is shown as it is, and never acts as markup."
  /// What is dropped is in no output.
  case followsPolicy = "An item that cannot become a block is shown as the unknown policy says."
  /// Output depends on its input alone.
  case isRepeatable = "The same input gives the same result each time."

  // Renderers.
  /// Output in batches equals output as a whole.
  case assemblesParts = "Documents that are rendered one by one give the same output."

  // Sources.
  /// Messages name the source.
  case hasPrintableName = "The name of a source is one line of visible text."
  /// A test of a failure must not pass because there is none.
  case meetsExpectation = "A source has content, fails or waits, as its test expects."
  /// Callers rely on the end, and on the size.
  case endsOnce = "Content stays at its end, and is as long as announced."
  /// An error is for the person who must fix it.
  case explainsFailures = "A failure names its source, and its reason on one line."
  /// A part of the content must not be taken for all of it.
  case isComplete = "Content is complete, or reading it fails."
  /// Nobody waits for what is no longer wanted.
  case stopsWhenCancelled = "Reading ends when its task is cancelled."
}
