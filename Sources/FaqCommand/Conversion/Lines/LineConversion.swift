import Bytes
import ContentParser
import FaqService
import Renderers

/// Converts lines to a format; safe to call on any core.
///
/// The result for a line depends only on that line and its number, so that lines can be divided
/// among cores, processes or machines in any way.
struct LineConversion: Sendable {
  let parser: ContentParser
  let renderer: any Renderer
  let limits: ReadingLimits
  /// Whether to keep the lines that cannot be converted.
  let keepsRejects: Bool

  /// Converts the lines of a piece.
  func convert(_ piece: LinePiece) -> ConvertedLines {
    convert(piece, with: renderer)
  }

  private func convert(_ piece: LinePiece, with renderer: some Renderer) -> ConvertedLines {
    var converted = ConvertedLines()
    switch piece.extent {
    case .lines: break
    case .startOfOverlongLine:
      let line = NumberedLine(piece.bytes[...], place: piece.firstNumber)
      converted.count = 1
      converted.reject(piece.bytes[...], for: tooLarge(line), keepsLine: keepsRejects)
      return converted
    case .restOfOverlongLine:
      if keepsRejects { converted.rejects = piece.bytes }
      return converted
    }
    var reader = LineReader(limits: limits)
    let text = piece.bytes.span
    var content = renderer.frame(around: nil).sections.map { _ in OutputBuffer() }
    var start = 0
    while true {
      let end = text.firstOffset(from: start, where: LineFeed.self)
      guard end < text.count else { return converted }
      let bytes = piece.bytes[start...end]
      start = end + 1
      let line = NumberedLine(bytes, place: piece.firstNumber + converted.count)
      converted.count += 1
      do throws(LineFault) {
        let document = try document(of: line, &reader)
        renderer.write(document, number: nil, to: &content)
        converted.output.append(content, title: document.title, number: line.number)
        for index in content.indices { content[index].removeAll() }
      } catch {
        converted.reject(bytes, for: error, keepsLine: keepsRejects)
      }
    }
  }

  private func document(
    of line: NumberedLine,
    _ reader: inout LineReader
  ) throws(LineFault) -> Document {
    guard line.content.count <= limits.entryBytes + 1 else { throw tooLarge(line) }
    let document = parser.parse(try reader.read(line))
    if let refusal = document.refusal {
      throw LineFault(line, refusal.location, refusal.reason)
    }
    return document
  }

  private func tooLarge(_ line: NumberedLine) -> LineFault {
    LineFault(line, nil, "expected no more than \(limits.entryBytes) bytes, found more")
  }
}

private enum LineFeed: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte == .lineFeed }
}

private extension OutputBuffer {
  /// `{"number":4711,"title":"…","content":"…"}` and a line feed.
  mutating func append(_ content: [Self], title: String?, number: Int) {
    append("{\"number\":\(number),\"title\":")
    appendJSONString(orNull: title)
    append(",\"content\":")
    appendJSONString(content)
    append("}\n")
  }
}

/// The result of converting lines: each is either in the output or rejected.
struct ConvertedLines: Sendable {
  /// How many faults are reported in full; the rest are only counted.
  static let maximumReports = 100

  /// The number of lines.
  var count = 0
  var output = OutputBuffer()
  /// The rejected lines, unchanged.
  var rejects: [UInt8] = []
  private(set) var rejectCount = 0
  private(set) var faults: [LineFault] = []

  mutating func reject(_ line: ArraySlice<UInt8>, for fault: LineFault, keepsLine: Bool) {
    rejectCount += 1
    if keepsLine { rejects += line }
    if faults.count < Self.maximumReports { faults.append(fault) }
  }
}
