/// Counts the rows that output takes on the screen, as the output arrives.
///
/// The count is an upper bound: escape sequences have no width, and scalars that may be wide count
/// as wide.
struct RowCount {
  private let columns: Int
  private var completeRows = 0
  private var column = 0
  private var sequence = Sequence.text

  init(columns: Int) { self.columns = columns }

  /// The rows of the output so far.
  var rows: Int { completeRows + rowsOfLine }

  /// Counts more output.
  mutating func add(_ output: [UInt8]) {
    for byte in output {
      sequence.advance(byte)
      guard sequence == .text else { continue }
      if byte == UInt8(ascii: "\n") {
        completeRows += max(1, rowsOfLine)
        column = 0
      } else {
        column += Self.width(of: byte)
      }
    }
  }
}

extension RowCount {
  private var rowsOfLine: Int { (column + columns - 1) / columns }

  /// The columns of the scalar that starts with a byte; 0 for other bytes.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0..<0x20, 0x80..<0xC0: 0
    case 0xE2...: 2
    default: 1
    }
  }

  /// The position within an escape sequence.
  private enum Sequence {
    case text
    case escape
    case control
    case string
    case stringEscape
    case end

    mutating func advance(_ byte: UInt8) {
      self =
        switch (self, byte) {
        case (.string, 0x1B): .stringEscape
        case (.string, 0x07), (.stringEscape, UInt8(ascii: "\\")): .end
        case (.string, _), (.stringEscape, _): .string
        case (.text, 0x1B), (.end, 0x1B): .escape
        case (.text, _), (.end, _): .text
        case (.escape, UInt8(ascii: "[")): .control
        case (.escape, UInt8(ascii: "]")): .string
        case (.escape, _): .end
        case (.control, 0x40...0x7E): .end
        case (.control, _): .control
        }
    }
  }
}
