import ContentParser
import FaqService
import Renderers
import Testing

@testable import FaqCommand

@Suite("No line is lost in conversion")
struct LineInvariantTests {
  /// Good and bad lines of every kind.
  private static let kinds: [[UInt8]] =
    [
      #"{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b\nc"}]}"#,
      #"{"elements":[{"type":"title","text":"\ud800 \u0000 \u2028"}]}"#,
      #"{"elements":[{"type":"video"}]}"#, #"[{"type":"title","text":"“é” 使用 🙂"}]"#, "[]", "7",
      "null", "", " ", "\t", "\r", "nope", "{", #"{"elements":["#, "\u{FEFF}[]", "\u{FEFF}", "[]\r",
      "12\t[]", "     3\t[]", "12\t", "0\tnope", "12\t\u{FEFF}[]", "[\u{0}]", "\u{0}",
      "[\"\u{7}\"]",
      #"{"elements":[{"type":"body","text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}]}"#,
      String(repeating: "x", count: 200), "5\t" + String(repeating: " ", count: 200),
    ].map { Array($0.utf8) } + [[0xFF], [0x22, 0xC3, 0x22], [0x5B, 0x80, 0x5D]]

  @Test(
    "Each line is either converted or rejected, regardless of the chunks of the source",
    arguments: 1...60 as ClosedRange<UInt64>
  )
  func invariant(seed: UInt64) async throws {
    var random = Randomness(state: seed)
    let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &random)]
    }
    let content = Array(lines.joined(separator: [.lineFeed]))
    let whole = try await convert(content, chunkSize: .max, pieceSize: .max)
    let lineCount = content.isEmpty ? 0 : lines.count - (lines.last?.isEmpty == true ? 1 : 0)
    #expect(whole.count == lineCount)
    #expect(whole.outputLines.count + whole.rejectLines.count == lineCount)
    #expect(whole.rejectCount == whole.rejectLines.count)
    for line in whole.outputLines {
      let object = try #require(try RawValue(parsing: line).object)
      #expect(object.map(\.name.text) == ["number", "title", "content"])
    }
    var unmet = lines
    for reject in whole.rejectLines {
      #expect(unmet.firstIndex { $0.elementsEqual(reject) }.map { unmet.remove(at: $0) } != nil)
    }
    for chunkSize in [1, 7, 64] {
      #expect(try await convert(content, chunkSize: chunkSize, pieceSize: 50) == whole)
    }
  }

  @Test("Numbered lines give the same result when converted separately")
  func parts() async throws {
    var numbered: [[UInt8]] = []
    for (index, kind) in Self.kinds.enumerated() { numbered.append("\(index + 1)\t".utf8 + kind) }
    let whole = try await convert(Array(numbered.joined(separator: [.lineFeed])))
    #expect(!whole.outputLines.isEmpty && !whole.rejectLines.isEmpty)
    var output: [UInt8] = []
    var rejects: [UInt8] = []
    for line in numbered {
      let part = try await convert(line)
      output += part.output
      rejects += part.rejects
    }
    #expect(output == whole.output)
    #expect(rejects == whole.rejects)
  }

  private func convert(
    _ content: [UInt8],
    chunkSize: Int = .max,
    pieceSize: Int = .max
  ) async throws -> Outcome {
    let limits = ReadingLimits(entryBytes: 100)
    let source = MemorySource(content, chunkSize: chunkSize)
    var cutting = LineCutter(source.open(), limits: limits, pieceSize: pieceSize)
    let conversion = LineConversion(
      parser: ContentParser(),
      renderer: MarkdownRenderer(),
      limits: limits,
      keepsRejects: true
    )
    var outcome = Outcome()
    while let piece = try await cutting.next() {
      let converted = conversion.convert(piece)
      outcome.count += converted.count
      outcome.rejectCount += converted.rejectCount
      outcome.output += converted.output.bytes
      outcome.rejects += converted.rejects
      outcome.faults += converted.faults
    }
    return outcome
  }
}

/// The combined result for all lines.
private struct Outcome: Equatable {
  var count = 0
  var rejectCount = 0
  var output: [UInt8] = []
  var rejects: [UInt8] = []
  var faults: [LineFault] = []

  var outputLines: [ArraySlice<UInt8>] { Self.lines(of: output) }

  var rejectLines: [ArraySlice<UInt8>] { Self.lines(of: rejects) }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    Array(bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).dropLast())
  }
}

private struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
