import Bytes

/// What is escaped at the start and the end of a line of CommonMark, after it has been written.
///
/// | At the start of a line | Would be | Is escaped |
/// |---|---|---|
/// | `*`, `>` | a list or a rule, a quote | always |
/// | `+`, `-` | a list | before a space or the end |
/// | up to six `#` | a heading | before a space or the end |
/// | up to nine digits and `.` or `)` | a list | before a space or the end |
/// | a line of `=` and spaces | a heading of the line above | always |
/// | a line of `-`, `:`, bars, spaces | a heading or table of the line above | if it has a `-` |
/// | a space | lost, or code | always, as an entity |
///
/// | At the end of | Would be | Is escaped |
/// |---|---|---|
/// | a line: a space | lost | as an entity |
/// | a heading: hashes | lost | after a space or at the start |
/// | a cell: a bar | the end of the cell | anywhere in the cell |
extension OutputBuffer {
  /// Escapes a start that would make the line a list, a quote, a heading, a rule or a table.
  mutating func guardLineStart(from start: Int) {
    guard start < bytes.count else { return }
    switch bytes[start] {
    case UInt8(ascii: "*"), UInt8(ascii: ">"): escape(at: start)
    case UInt8(ascii: "+"):
      if isSpaceOrEnd(at: start + 1) { escape(at: start) }
    case UInt8(ascii: "-"):
      if isSpaceOrEnd(at: start + 1) || isDelimiterRow(from: start) { escape(at: start) }
    case UInt8(ascii: "#"):
      let end = end(of: "#", from: start)
      if end - start <= 6, isSpaceOrEnd(at: end) { escape(at: start) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = end(of: "0123456789", from: start)
      guard end - start < 10, end < bytes.count, isSpaceOrEnd(at: end + 1) else { return }
      if bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")") { escape(at: end) }
    case UInt8(ascii: "="):
      if end(of: "= ", from: start) == bytes.count { escape(at: start) }
    case UInt8(ascii: ":"), UInt8(ascii: "|"):
      if isDelimiterRow(from: start) { escape(at: start) }
    default: guardIndentation(from: start)
    }
  }

  /// Escapes a space at the start of the line, which would be lost or make the line code.
  mutating func guardIndentation(from start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] >= 0x80 else {
      return
    }
    let scalar = bytes.span.scalar(at: start)
    guard scalar.isWhiteSpace else { return }
    bytes.replaceSubrange(start..<start + UTF8.width(scalar), with: "&#\(scalar.value);".utf8)
  }

  /// Escapes a space at the end of the line that begins at `start`, which would be lost.
  mutating func guardLineEnd(from start: Int) {
    guard let last = bytes.last, bytes.count > start, last == UInt8(ascii: " ") || last >= 0x80
    else { return }
    let scalar = bytes.span.scalar(before: bytes.count)
    guard scalar.isWhiteSpace else { return }
    bytes.removeLast(UTF8.width(scalar))
    append("&#\(scalar.value);")
  }

  /// Escapes hashes at the end of a heading, which would be lost.
  mutating func guardHeadingEnd(from start: Int) {
    var marks = bytes.count
    while marks > start, bytes[marks - 1] == UInt8(ascii: "#") { marks -= 1 }
    guard marks < bytes.count, marks == start || bytes[marks - 1] == UInt8(ascii: " ") else {
      return
    }
    escape(at: marks)
  }

  /// Escapes all bars from an offset on.
  mutating func escapeBars(from start: Int) {
    let bar = UInt8(ascii: "|")
    guard bytes[start...].contains(bar) else { return }
    let cell = bytes[start...].flatMap { $0 == bar ? [UInt8(ascii: "\\"), bar] : [$0] }
    bytes.replaceSubrange(start..., with: cell)
  }

  /// Inserts a backslash at an offset.
  mutating func escape(at offset: Int) { bytes.insert(UInt8(ascii: "\\"), at: offset) }

  private func isSpaceOrEnd(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == UInt8(ascii: " ")
  }

  /// Whether the line would make a heading (`---`) or a table (`| --- | :-: |`) of the line above.
  private func isDelimiterRow(from start: Int) -> Bool {
    bytes[start...].contains(UInt8(ascii: "-")) && end(of: "-:| ", from: start) == bytes.count
  }

  /// The end of a run of certain characters.
  private func end(of run: String, from start: Int) -> Int {
    let run = Array(run.utf8)
    return bytes[start...].firstIndex { !run.contains($0) } ?? bytes.count
  }
}
