import FaqService

/// The rows of a table in text: cells between separators, in quotes if they hold one (RFC 4180).
///
/// Reading never fails, and takes what spreadsheets write: `"a ""b"""` is `a "b"`, quotes within a
/// cell are text, what follows a closing quote belongs to the cell, the end of the text ends a
/// cell, and LF, CR and CR LF end a row. Rows without anything in them are left out.
struct DelimitedRows: Sequence, IteratorProtocol {
  /// The text of a cell, with the offset at which the cell begins.
  struct Cell: Equatable {
    let text: String
    let origin: Int
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var offset: Int

  /// Reads from an offset on.
  init(_ bytes: [UInt8], from offset: Int = 0, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    self.offset = offset
  }

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
    return Cell(text: String(utf8: text), origin: origin)
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
