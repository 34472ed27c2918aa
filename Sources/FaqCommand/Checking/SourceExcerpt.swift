import Bytes
import FaqService
import Renderers
import TextLayout

/// The line of the source that a fault is in, cut to the width of the terminal, and a mark below
/// the place: `^~~~`.
struct SourceExcerpt: Equatable {
  /// The line as it is shown.
  let line: String
  /// The spaces before the mark.
  let indentation: String
  /// A caret, and tildes below the rest of what is marked.
  let mark: String

  /// Nil if the bytes are no longer there, or if there is nothing to show.
  init?(at offset: Int, in recent: RecentBytes, columns: Int) {
    let text = recent.text(in: max(0, offset - Self.reach)..<offset + Self.reach)
    self.init(at: offset, in: text, columns: columns)
  }

  init?(at offset: Int, in text: SourceText, columns: Int) {
    guard offset >= text.start, offset <= text.end, text.start < text.end else { return nil }
    let start = text.startOfLine(at: offset)
    let end = text.first(from: offset, where: { $0 == UInt8(ascii: "\n") }) ?? text.end
    let markEnd = min(text.endOfToken(at: offset), end)
    var line = ShownLine(
      before: text.text(in: (start ?? text.start)..<offset),
      marked: text.text(in: offset..<markEnd),
      after: text.text(in: markEnd..<end)
    )
    line.cut(to: max(columns, 20), isCutBefore: start == nil)
    self.line = line.text
    indentation = String(repeating: " ", count: line.markStart)
    mark = "^" + String(repeating: "~", count: max(0, line.markWidth - 1))
  }

  /// How far the source is shown on each side of a place.
  private static let reach = 2 << 10
}

/// A line as terminal cells: those before the mark, the marked ones, and those after it.
private struct ShownLine {
  private typealias Cell = (text: String, width: Int)

  private var before: [Cell]
  private var marked: [Cell]
  private var after: [Cell]

  init(before: String, marked: String, after: String) {
    self.before = Self.cells(of: before)
    self.marked = Self.cells(of: marked)
    self.after = Self.cells(of: after)
  }

  var text: String { (before + marked + after).map(\.text).joined() }
  var markStart: Int { Self.width(of: before) }
  var markWidth: Int { Self.width(of: marked) }

  /// Removes cells at both ends, so that the line fits and the mark stays visible.
  mutating func cut(to columns: Int, isCutBefore: Bool) {
    let ellipsis: Cell = ("…", 1)
    if isCutBefore { before.insert(ellipsis, at: 0) }
    let room = columns - 1
    if markStart + min(markWidth, room / 2) > room {
      let wanted = room / 3
      while markStart > wanted { before.removeFirst() }
      before.insert(ellipsis, at: 0)
    }
    guard Self.width(of: before) + Self.width(of: marked) + Self.width(of: after) > columns else {
      return
    }
    if markStart + markWidth > room {
      while markStart + markWidth > room { marked.removeLast() }
      after = [ellipsis]
    } else {
      while markStart + markWidth + Self.width(of: after) > room { after.removeLast() }
      after.append(ellipsis)
    }
  }

  private static func cells(of text: String) -> [Cell] {
    text.map { character in
      switch character {
      case "\t": return ("    ", 4)
      case "\r", "\r\n": return ("", 0)
      default:
        let shown = String(character).sanitised
        return (shown, TextWidth.of(Array(shown.utf8).span))
      }
    }
  }

  private static func width(of cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }
}

private extension SourceText {
  /// Where the string, the number or the word at an offset ends; otherwise one character is marked.
  func endOfToken(at offset: Int) -> Int {
    guard let byte = self[offset] else { return offset }
    if byte == UInt8(ascii: "\"") { return endOfString(at: offset) }
    if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") {
      return first(from: offset + 1) { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: ".") } ?? end
    }
    return first(from: offset + 1) { $0 & 0xC0 != 0x80 } ?? end
  }

  private func endOfString(at start: Int) -> Int {
    var offset = start + 1
    while let byte = self[offset], byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") { return offset + 1 }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return start + 1
  }
}
