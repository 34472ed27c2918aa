import FaqService

/// The lines of a text as ranges of its bytes, with their line ends.
struct MarkdownLines: RandomAccessCollection {
  let source: [UInt8]
  private let starts: [Int]

  /// Divides what of a text begins at an offset.
  init(_ source: [UInt8], from start: Int = 0) {
    self.source = source
    var starts = start < source.count ? [start] : []
    for index in source.indices.dropFirst(start + 1) where source[index - 1].endsLine {
      if source[index] == 0x0A, source[index - 1] == 0x0D { continue }
      starts.append(index)
    }
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  subscript(position: Int) -> Range<Int> {
    starts[position]..<(position + 1 < starts.count ? starts[position + 1] : source.count)
  }

  /// The text of a line without its line end.
  func text(of line: Range<Int>) -> String {
    var line = source[line]
    while let last = line.last, last.endsLine { line.removeLast() }
    return String(utf8: line)
  }
}

private extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }
}

extension StringProtocol {
  /// How many spaces the text begins with; a tab goes to the next column that four divides.
  var indent: Int {
    var column = 0
    for byte in utf8 {
      if byte == 0x20 {
        column += 1
      } else if byte == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
    }
    return column
  }

  /// The text without so many columns of white space, if it has them.
  func dropping(indent count: Int) -> String {
    var column = 0
    var rest = Substring(self)
    while column < count, let first = rest.first, first == " " || first == "\t" {
      column += first == " " ? 1 : 4 - column % 4
      rest.removeFirst()
    }
    return String(repeating: " ", count: Swift.max(0, column - count)) + rest
  }
}
