import FaqService

/// One iteration over the input of a terminal: keys, sequences and noise.
package struct InputTrial {
  private var random: SeededGenerator
  /// The bytes.
  package private(set) var bytes: [UInt8] = []

  /// Creates the iteration with this number, for a seed.
  package init(seed: UInt64, iteration: Int) {
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(iteration))
  }

  /// Decodes the bytes as a whole and in pieces, and checks all invariants.
  package mutating func run() throws(Violation) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      bytes += Self.tokens.randomElement(using: &random)?.utf8 ?? "".utf8
      if Int.random(in: 0..<3, using: &random) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    try InputInvariants(of: bytes).check(&random)
  }
}

private extension InputTrial {
  static let tokens = [
    "j", "é", "日", "👍", "\r", "\u{3}", "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P",
    "\u{1B}\\",
    "A", "1;5", "~", "u", "5~", "200~", "201~", "\u{1B}[200~", "\u{1B}[201~", "<0;1;1", "<65;9;9M",
    "M",
    "m", "97:65;2:1;65", "27;5;99~", ";;", ":", "99999999999999999999", "[", "\u{7}", "\u{18}",
    "\u{1B}[I",
  ]
}
