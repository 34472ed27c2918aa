import Bytes
import ContentParser
import Platform
import Renderers

extension ConvertCommand {
  /// Reads one FAQ per line, and writes one JSON object per line.
  func convertLines(in run: Run) async throws -> CommandStatus {
    let session = try run.session(for: Self.self, effectiveOptions(in: run.environment))
    session.warnOfFaultyTypes()
    let limits = ReadingLimits.standard
    var cutting = LineCutter(
      try await session.loader.open(session.onlySource(of: "--lines")),
      limits: limits
    )
    let conversion = LineConversion(
      parser: session.parser,
      renderer: session.style.renderer,
      limits: limits,
      keepsRejects: plan.rejects != nil
    )
    var writing = LineWriter(
      session: session,
      destination: try Destination(plan.output, of: session),
      rejects: try plan.rejects.map { try Destination($0, of: session) }
    )
    do {
      try await Pipeline(jobs: options.coreCount).run(
        read: { try await cutting.next() },
        work: conversion.convert,
        deliver: { try writing.write($1) }
      )
    } catch {
      // The lines rejected so far are saved.
      try? writing.rejects?.finish()
      throw error
    }
    return try writing.end()
  }

  /// The source is standard input unless it is named, and each object holds a fragment.
  private func effectiveOptions(in environment: Environment) throws -> Options {
    var options = options
    if !options.namesSources {
      guard !environment.terminals.contains(.input) else {
        throw Failure(
          .usage,
          "--lines reads standard input, which is a terminal",
          hint: "Pipe lines into it, or name a file with --source."
        )
      }
      options.sources = ["-"]
    }
    options.isFragment = true
    return options
  }
}

/// Writes converted lines in order, and reports the faults of rejected ones.
private struct LineWriter {
  let session: Session
  let destination: Destination
  let rejects: Destination?
  var count = 0
  var rejectCount = 0
  var reportCount = 0

  mutating func write(_ converted: ConvertedLines) throws {
    count += converted.count
    rejectCount += converted.rejectCount
    try rejects?.write(converted.rejects)
    for fault in converted.faults.prefix(ConvertedLines.maximumReports - reportCount) {
      session.warn("\(session.sourceName): \(fault)")
      reportCount += 1
    }
    try destination.write(converted.output.bytes)
  }

  /// Ends the output, and reports how many lines were rejected.
  func end() throws -> CommandStatus {
    try rejects?.finish()
    try destination.finish()
    guard rejectCount > 0 else { return .done }
    let listed = reportCount < rejectCount ? "; the first \(reportCount) are listed above" : ""
    let rejects = rejects?.path.map { "they are in \($0)" } ?? "--rejects FILE saves them"
    session.warn(
      "\(session.sourceName): \(rejectCount) of \(count) lines could not be converted\(listed); "
        + "\(rejects)"
    )
    return .malformed
  }
}

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
  func convert(_ piece: LinePiece) -> ConvertedLines { convert(piece, with: renderer) }

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
    var content = renderer.frame(of: .documents()).sections.map { _ in OutputBuffer() }
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
    if let refusal = document.refusal { throw LineFault(line, refusal.location, refusal.reason) }
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
    append(JSONValue(orNull: title))
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

/// Reads lines one by one, independently of each other.
private struct LineReader {
  private var reader: RawFaqReader

  init(limits: ReadingLimits) {
    reader = RawFaqReader(layout: .lines, limits: limits)
    // After these empty lines, the reader does not look for a byte order mark.
    reader.feed([UInt8](repeating: .lineFeed, count: 4))
  }

  /// The FAQ in a line, which must end with a line feed.
  mutating func read(_ line: NumberedLine) throws(LineFault) -> RawFaq {
    reader.feed(Array(line.content))
    do throws(RawReadingError) {
      let faq = try reader.advance() == .entry ? reader.current : nil
      if let fault = faq?.fault { throw fault }
      if let faq { return faq }
    } catch {
      throw LineFault(line, error.location, error.message)
    }
    throw LineFault(line, nil, "expected an FAQ, found an empty line")
  }
}

/// The reason why a line could not be converted.
struct LineFault: Error, Equatable, CustomStringConvertible {
  /// `line 4711, column 14, at /elements/1: expected a string, found '}'`.
  let description: String

  /// The fault of a line, with its location within the line if there is one.
  init(_ line: NumberedLine, _ location: RawLocation?, _ reason: String) {
    guard let location else {
      description = "line \(line.number): \(reason)"
      return
    }
    let place = RawLocation(
      offset: location.offset,
      line: line.number,
      column: line.prefixLength + location.column,
      pointer: location.pointer
    )
    description = "\(place): \(reason)"
  }
}
