import Bytes
import ContentParser
import FaqService

/// A fault that was mended.
struct ContentChange: Equatable {
  let code: Diagnostic.Code
  /// The place of the string in the content as it is now.
  private(set) var offset: Int
  let pointer: String
  let from: String
  let to: String

  init(_ edit: StringEdit) {
    code = edit.diagnostic.code
    offset = edit.correction.range.lowerBound
    pointer = edit.diagnostic.location.pointer
    from = edit.correction.current
    to = edit.correction.replacement
  }

  func moved(by count: Int) -> Self {
    var change = self
    change.offset += count
    return change
  }
}

extension FixedContent {
  /// The changes as notes, at their places in the new content.
  var notes: [Diagnostic] {
    var (line, column, start) = (1, 1, 0)
    return changes.map { change in
      for byte in bytes[start..<change.offset] {
        if byte == .lineFeed {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      start = change.offset
      return Diagnostic(
        change.code,
        .note,
        at: RawLocation(
          offset: change.offset,
          line: line,
          column: column,
          pointer: change.pointer
        ),
        message: "wrote `\(change.to)` instead of `\(change.from)`"
      )
    }
  }
}
