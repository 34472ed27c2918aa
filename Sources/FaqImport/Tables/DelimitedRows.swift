import FaqService

/// The rows of a table in text: cells between separators, in quotes if they hold one (RFC 4180).
///
/// Reading never fails, and takes what spreadsheets write: `"a ""b"""` is `a "b"`, quotes within a
/// cell are text, what follows a closing quote belongs to the cell, the end of the text ends a
/// cell, and LF, CR and CR LF end a row. Rows without anything in them are left out.
struct DelimitedRows: Sequence, IteratorProtocol {
  /// The text of a cell, with its place.
  struct Cell: Equatable {
    let text: String
    let range: Range<Int>

    /// Where the cell begins.
    var origin: Int { range.lowerBound }
    var isUnquoted: Bool { text.utf8.count == range.count }
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// Where the next row begins.
  private(set) var offset = 0

  /// The next row that is not empty.
  mutating func next() -> [Cell]? {
    while offset < bytes.count {
      if skipLineEnd() { continue }
      var row = [nextCell()]
      while offset < bytes.count, bytes[offset] == separator {
        offset += 1
        row.append(nextCell())
      }
      _ = skipLineEnd()
      return row
    }
    return nil
  }
}

private extension DelimitedRows {
  static let quote = UInt8(ascii: "\"")

  /// Reads up to a separator or the end of the row.
  mutating func nextCell() -> Cell {
    let origin = offset
    var text: [UInt8] = []
    if offset < bytes.count, bytes[offset] == Self.quote { text = nextQuotedText() }
    let start = offset
    while offset < bytes.count, bytes[offset] != separator, !isAtLineEnd { offset += 1 }
    text += bytes[start..<offset]
    return Cell(text: String(utf8: text), range: origin..<offset)
  }

  /// Moves from an opening quote past the closing one.
  mutating func nextQuotedText() -> [UInt8] {
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == Self.quote {
        offset += 1
        guard offset < bytes.count, bytes[offset] == Self.quote else { break }
      }
      text.append(bytes[offset])
      offset += 1
    }
    return text
  }

  var isAtLineEnd: Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  mutating func skipLineEnd() -> Bool {
    guard offset < bytes.count, isAtLineEnd else { return false }
    offset += bytes[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    return true
  }
}

/// Finds where the rows of a table end, as it arrives; an end may be between CR and LF.
struct RowScan: DivisionScan {
  private enum Place {
    case start, text, quoted
    /// After a quote in quoted text, which ends it unless another one follows.
    case quote
  }

  private let separator: UInt8
  private var place = Place.start
  private(set) var lastEnd: Int?
  private(set) var count = 0

  init(separator: UInt8) { self.separator = separator }

  mutating func scan(_ bytes: [UInt8], in range: Range<Int>) -> Int {
    let bytes = bytes.span
    for index in range {
      let byte = bytes[index]
      let isQuote = byte == UInt8(ascii: "\"")
      switch place {
      case .quoted: if isQuote { place = .quote }
      case .start where isQuote, .quote where isQuote: place = .quoted
      case .start, .text, .quote:
        place = byte == separator ? .start : .text
        guard byte == 0x0A || byte == 0x0D else { continue }
        place = .start
        lastEnd = index + 1
        count += 1
      }
    }
    return range.upperBound
  }

  mutating func remove(first count: Int) { lastEnd = lastEnd.map { $0 - count } }
}
