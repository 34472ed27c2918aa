import FaqBrowser
import FaqService

/// Checks what must hold for all input of a terminal.
struct InputInvariants {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Decodes the bytes as a whole and in pieces.
  func check(_ random: inout SeededGenerator) throws(Violation) {
    let whole = try events(of: [bytes])
    try Violation.unless(
      try events(of: bytes.pieces(atMost: 5, &random)) == whole,
      "the events depend on how the bytes are cut"
    )
  }

  /// The events of pieces, after which nothing follows.
  private func events(of pieces: [[UInt8]]) throws(Violation) -> [InputEvent] {
    var decoder = InputDecoder()
    var events = pieces.flatMap { decoder.decode($0) }
    events += decoder.timeOut()
    try Violation.unless(!decoder.isWaiting, "the decoder waits after a pause")
    return events
  }
}
