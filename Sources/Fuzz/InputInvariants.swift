import FaqBrowser
import FaqService

/// Checks what must hold for all input of a terminal.
struct InputInvariants {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Decodes the bytes as a whole and in pieces.
  func check(_ random: inout SeededGenerator) throws(Violation) {
    let whole = try events(of: [bytes[...]])
    try Violation.unless(
      try events(of: pieces(&random)) == whole,
      "the events depend on how the bytes are cut"
    )
  }
}

private extension InputInvariants {
  func pieces(_ random: inout SeededGenerator) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...5, using: &random))
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  /// The events of pieces, behind which nothing follows.
  func events(of pieces: [ArraySlice<UInt8>]) throws(Violation) -> [InputEvent] {
    var decoder = InputDecoder()
    var events = pieces.flatMap { decoder.decode($0) }
    events += decoder.timeOut()
    try Violation.unless(!decoder.isWaiting, "the decoder waits behind a pause")
    return events
  }
}
