import FaqService

/// A part of the package that reads input which anybody may have written, with the rules that hold
/// for all input.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// JSON as FAQs: `FaqService`.
  case reader
  /// What a terminal sends: `FaqBrowser`.
  case keys

  /// Checks all rules for one input.
  ///
  /// Choices that a rule leaves open depend on the input alone, so that a violation is found again.
  package func check(_ input: [UInt8]) throws(Violation) {
    var random = SeededGenerator(seed: input.reduce(0) { $0 &* 31 &+ UInt64($1) })
    switch self {
    case .reader: try Invariants(of: input, random: &random).check(&random)
    case .keys: try InputInvariants(of: input).check(&random)
    }
  }
}
