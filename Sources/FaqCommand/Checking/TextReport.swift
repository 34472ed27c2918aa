import Bytes
import ContentParser
import Platform
import Renderers
import TextLayout

/// The report for readers: a line for each fault, and for a terminal the line of the source.
struct TextReport: ReportForm {
  let faultLimit: Int? = 100

  private let style: ReportStyle
  /// What writes the coverage.
  private let renderer: any NodeRenderer
  /// The sources in their order.
  private var sources: [String] = []
  private var shown: [(source: Int, offset: Int, text: String)] = []

  init(in style: OutputStyle, _ environment: Environment) {
    // A terminal gets lines of the source, and anything else one line for each fault.
    self.style = ReportStyle(
      showsExcerpts: environment.terminals.contains(.output),
      columns: style.width.columns.value,
      isColored: style.color.isOn
    )
    renderer = style.renderer.nodeRenderer ?? TextRenderer.plain()
  }

  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to _: inout OutputBuffer) {
    guard !faults.isEmpty else { return }
    let source = sources.lastIndex(of: place.source) ?? sources.endIndex
    if source == sources.endIndex { sources.append(place.source) }
    for fault in faults {
      let text =
        style.showsExcerpts ? excerpt(fault, at: place) : fault.line(in: place.source, style) + "\n"
      shown.append((source, fault.location.offset, text))
    }
  }

  /// Writes the faults in the order of the content, in which some are found only at the end.
  mutating func end(_ report: CheckReport, _ buffer: inout OutputBuffer, to _: any Output) {
    shown.sort { ($0.source, $0.offset) < ($1.source, $1.offset) }
    buffer.append(shown.map(\.text).joined(separator: style.showsExcerpts ? "\n" : ""))
    if let nodes = report.coverage?.nodes, !nodes.isEmpty {
      if !shown.isEmpty { buffer.append("\n") }
      renderer.write(nodes, to: &buffer)
    }
  }
}

private extension TextReport {
  /// The message, the line of the source with the place marked, and the hint.
  func excerpt(_ fault: Diagnostic, at place: ReportPlace) -> String {
    var lines = fault.line(in: place.source, saying: fault.message, style) + "\n"
    let number = String(fault.location.line)
    let margin = String(repeating: " ", count: number.count)
    let bar = style.look("|", as: .margin)
    let room = style.columns - number.count - 4
    if let excerpt = SourceExcerpt(at: fault.location.offset, in: place.recent, columns: room) {
      let mark = style.look(excerpt.mark, as: .severity(fault.severity))
      lines += " \(style.look(number, as: .margin)) \(bar) \(excerpt.line)\n"
      lines += " \(margin) \(bar) \(excerpt.indentation)\(mark)\n"
    }
    if let hint = fault.hint {
      lines += " \(margin) \(style.look("= hint:", as: .margin)) \(hint.shown)\n"
    }
    return lines
  }
}

extension Diagnostic {
  /// What is wrong, and how to fix it: `message. Hint`.
  var advice: String { message + (hint.map { ". \($0)" } ?? "") }

  /// `file:line:column: severity: message. Hint [code]`, or the line with other words.
  func line(
    in source: String,
    saying words: String? = nil,
    _ style: ReportStyle = ReportStyle()
  ) -> String {
    let place = "\(source):\(location.line):\(location.column):".shown
    return [
      style.look(place, as: .place),
      style.look("\(severity.rawValue):", as: .severity(severity)),
      (words ?? advice).shown,
      style.look("[\(code.rawValue)]".shown, as: .margin),
    ].joined(separator: " ")
  }
}

private extension String {
  /// The text on one line, without what drives a terminal.
  var shown: String { joinedLines.sanitised }
}

/// How a report for readers is laid out and coloured.
struct ReportStyle {
  /// What a part of a report is for.
  enum Role {
    case place, margin
    case severity(Diagnostic.Severity)
  }

  /// Whether the line of the source is shown below each fault.
  var showsExcerpts = false
  var columns = 80
  var isColored = false

  /// The text with the look of its role.
  func look(_ text: String, as role: Role) -> String {
    let parts: [Theme.Look.Part] =
      switch role {
      case .place: [.bold]
      case .margin: [.dim]
      case .severity(.error): [.bold, .red]
      case .severity(.warning): [.bold, .yellow]
      case .severity(.note): [.bold, .cyan]
      }
    return text.styled(parts, if: isColored)
  }
}

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
      before: ShownLine.cells(of: text.text(in: (start ?? text.start)..<offset)),
      marked: ShownLine.cells(of: text.text(in: offset..<markEnd)),
      after: ShownLine.cells(of: text.text(in: markEnd..<end))
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
  typealias Cell = (text: String, width: Int)

  var before: [Cell]
  var marked: [Cell]
  var after: [Cell]

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

  static func cells(of text: String) -> [Cell] {
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
