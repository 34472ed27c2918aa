import FaqService
import Testing

@testable import FaqCommand

@Suite("Bytes are divided at line ends")
struct LineCuttingTests {
  @Test(
    "A piece consists of complete lines, with the number of the first",
    arguments: [
      ("", []),
      ("\n", [piece(1, "\n")]),
      ("a", [piece(1, "a\n")]),
      ("a\nb\n", [piece(1, "a\nb\n")]),
      ("aaaa\nb\n\ncccc\nd", [piece(1, "aaaa\nb\n\n"), piece(4, "cccc\nd\n")]),
      ("aaaaaaaaaa\nb\n", [piece(1, "aaaaaaaaaa\n"), piece(2, "b\n")]),
    ] as [(String, [LinePiece])]
  )
  func pieces(text: String, pieces: [LinePiece]) async throws {
    #expect(try await cut(text, chunkSize: 4) == pieces)
  }

  @Test("A line that is too long is divided into parts, and other lines are not affected")
  func overlong() async throws {
    let long = xs(100)
    let pieces = try await cut("a\n\(long)\nb\n\(long)", chunkSize: 8)
    #expect(
      pieces == [piece(1, "a\n"), piece(2, xs(46), .startOfOverlongLine)]
        + Array(repeating: piece(2, xs(8), .restOfOverlongLine), count: 6)
        + [piece(2, "xxxxxx\n", .restOfOverlongLine), piece(3, "b\n")]
        + [piece(4, xs(47), .startOfOverlongLine)]
        + Array(repeating: piece(4, xs(8), .restOfOverlongLine), count: 6)
        + [piece(4, "xxxxx", .restOfOverlongLine), piece(4, "\n", .restOfOverlongLine)]
    )
  }

  @Test("The pieces do not depend on the chunks of the source")
  func atOnce() async throws {
    let text = "aaaa\nb\n\ncccc\nd"
    #expect(try await cut(text, chunkSize: .max) == cut(text, chunkSize: 8))
    #expect(
      try await cut(text, chunkSize: .max) == [piece(1, "aaaa\nb\n\n"), piece(4, "cccc\nd\n")]
    )
  }

  private func xs(_ count: Int) -> String { String(repeating: "x", count: count) }

  private func cut(_ text: String, chunkSize: Int) async throws -> [LinePiece] {
    let source = MemorySource(Array(text.utf8), chunkSize: chunkSize)
    var cutting = LineCutter(source.open(), limits: ReadingLimits(entryBytes: 10), pieceSize: 8)
    var pieces: [LinePiece] = []
    while let piece = try await cutting.next() { pieces.append(piece) }
    return pieces
  }
}

private func piece(
  _ number: Int,
  _ text: String,
  _ extent: LinePiece.Extent = .lines
) -> LinePiece {
  LinePiece(extent: extent, firstNumber: number, bytes: Array(text.utf8))
}
