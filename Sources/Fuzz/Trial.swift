import FaqService

/// One iteration: content that may be damaged, read under random limits.
package struct Trial {
  private var random: SeededGenerator
  /// The content.
  package private(set) var bytes: [UInt8] = []

  /// Creates the iteration with this number, for a seed.
  package init(seed: UInt64, iteration: Int) {
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(iteration))
  }

  /// Reads the content and checks all invariants.
  @discardableResult
  package mutating func run() throws(Violation) -> Reading {
    bytes = ContentGenerator.content(&random)
    let isValid = Int.random(in: 0..<3, using: &random) == 0
    if !isValid { Mutation.mutate(&bytes, &random) }
    let invariants = Invariants(of: bytes, random: &random)
    try invariants.check(&random)
    if isValid, invariants.limits == .standard {
      let reading = Reading(pieces: [bytes])
      try reading.checkValid()
    }
    return invariants.reading
  }

  /// The content in printable ASCII, with other bytes in hexadecimal.
  package var escapedInput: String {
    bytes.map { byte in
      switch byte {
      case 0x20...0x7E: String(UnicodeScalar(byte))
      case 0x0A: "\\n"
      default: "<\(String(byte, radix: 16, uppercase: true))>"
      }
    }.joined()
  }
}
