import FaqService

/// Reads lines one by one, independently of each other.
struct LineReader {
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
