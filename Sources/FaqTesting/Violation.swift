private import TrapShim

/// A requirement that a block type, a renderer or a source does not meet.
///
/// It is a value, so that any test library can compare it:
///
/// ```swift
/// @Test("A video meets the requirements of a block type")
/// func video() { #expect(violations(of: Video.self).isEmpty) }
/// ```
public struct Violation: Hashable, Sendable {
  /// The requirement that is violated.
  public let requirement: Requirement
  /// The input that violates it: an item, some nodes, or how a source was used.
  public let input: String
  /// What should have happened.
  public let expected: String
  /// What has happened instead.
  public let found: String

  /// A violation, for tests that compare it.
  public init(_ requirement: Requirement, input: String, expected: String, found: String) {
    self.requirement = requirement
    self.input = input
    self.expected = expected
    self.found = found
  }
}

extension Violation: CustomStringConvertible {
  /// The requirement, the input, the expectation and the finding, one per line.
  public var description: String {
    """
    \(requirement.rawValue)
      input:    \(input)
      expected: \(expected)
      found:    \(found)
    """
  }
}

/// Collects violations: for each requirement the first one, since one fault shows in many inputs.
struct Report {
  private(set) var violations: [Violation] = []

  /// Whether one of some requirements is known to be violated.
  func contains(_ requirements: Requirement...) -> Bool {
    violations.contains { requirements.contains($0.requirement) }
  }

  /// Adds a violation unless a requirement is met; returns whether it is.
  ///
  /// A violation asks for the outcome: what should have happened, and what has.
  @discardableResult
  mutating func check(
    _ isMet: Bool,
    _ requirement: Requirement,
    _ input: @autoclosure () -> String,
    _ outcome: () -> (expected: String, found: String)
  ) -> Bool {
    if !isMet, !contains(requirement) {
      let (expected, found) = outcome()
      violations.append(Violation(requirement, input: input(), expected: expected, found: found))
    }
    return isMet
  }
}

/// What a block type, a renderer or a source must do.
public enum Requirement: String, CaseIterable, Sendable {
  // Block types.
  /// Without examples nothing can be checked.
  case hasExamples = "A block type has examples."
  /// An example is an item that its type accepts.
  case readsExamples = "An example becomes a block of its type, without problems."
  /// A field is optional if items may leave it out.
  case describesFields = "The fields say which members an item needs."
  /// Members that a type does not know are kept too.
  case keepsItems = "An item is kept unchanged, with all of its members."
  /// A value of the wrong kind must not vanish.
  case reportsFaults = "A value that cannot be read is reported."
  /// Formats without pictures write the description.
  case describesPictures = "Every picture has a description."
  /// `Node.blocks` keeps the overrides and languages of the blocks in it.
  case showsChildren = "The blocks within a block are its children, and in its body as blocks."
  /// The order is the author's.
  case keepsOrder = "The elements of a list are shown in its order."
  /// A block depends on its item alone.
  case isSameEverywhere = "A block is the same under every policy and within other blocks."

  // Block types and renderers.
  /// No format leaves text out.
  case showsText = "All text is shown."
  /// Readers and screen readers meet each text once; a format may repeat the headers of a table.
  case showsTextOnce = "No text is shown twice."
  /// Text in another language is pronounced and hyphenated wrongly.
  case keepsLanguage = "Text is in the language that the content names."
  /// Content cannot write markup or sequences.
  case escapesText = "Text is shown as it is, and never acts as markup."
  /// What is dropped is in no output.
  case followsPolicy = "An item that cannot become a block is shown as the unknown policy says."
  /// Output depends on its input alone.
  case isRepeatable = "The same input gives the same result each time."

  // Renderers.
  /// A label alone leads nowhere.
  case showsAddresses = "The address of every action and every link is written."
  /// An entry, its category and its row are not left out.
  case showsEntries = "Every document, category and row is shown, in order."
  /// Output in batches equals output as a whole.
  case assemblesParts = "Documents that are rendered one by one give the same output."

  /// A heading or nothing at all must not pass for an entry.
  case countsEntries = "Output in JSON stays JSON, with an element for each document or row."

  // Sources.
  /// Messages name the source.
  case hasPrintableName = "The name of a source is one line of visible text."
  /// A test of a failure must not pass where nothing fails.
  case meetsExpectation = "A source has content, fails or waits, as its test expects."
  /// Callers rely on the end, and on the size.
  case endsOnce = "Content stays at its end, and has the declared length."
  /// An error is for the person who must fix it.
  case explainsFailures = "A failure names its source, and its reason on one line."
  /// A part of the content must not pass for all of it.
  case isComplete = "Content is complete, or reading it fails."
  /// A cancelled task must not go on waiting.
  case stopsWhenCancelled = "Reading ends when its task is cancelled."
}

/// What a check hands to the code under check.
///
/// If that code traps, the program ends, and nobody can report a violation. Then this is written to
/// standard error:
///
/// ```text
/// The program ends while FaqTesting checks this input as a block of type `card`:
///   {"type":"card","text":""}
/// ```
enum Trial {
  /// Names an input before the code sees it.
  static func begin(_ input: String, _ use: String) {
    unsafe trap_shim_name(
      "\nThe program ends while FaqTesting checks this input \(use):\n  \(input)\n"
    )
  }

  /// Ends the last trial of the current thread.
  static func end() { unsafe trap_shim_name("") }
}
