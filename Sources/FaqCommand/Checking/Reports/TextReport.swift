import Bytes
import ContentParser
import FaqService
import Renderers

/// The report for readers: a line for each fault, and for a terminal the line of the source.
struct TextReport: ReportForm {
  let faultLimit: Int? = 100

  private let style: ReportStyle
  private var isEmpty = true

  init(in style: ReportStyle) { self.style = style }

  mutating func add(_ faults: [Diagnostic], at place: ReportPlace, to buffer: inout OutputBuffer) {
    for fault in faults {
      if style.showsExcerpts {
        if !isEmpty { buffer.append("\n") }
        addExcerpt(fault, at: place, to: &buffer)
      } else {
        buffer.append(fault.line(in: place.source, style) + "\n")
      }
      isEmpty = false
    }
  }

  func end(
    _ conclusion: ReportConclusion,
    _ buffer: inout OutputBuffer,
    to output: any Output
  ) throws {
    if let nodes = conclusion.coverage?.nodes, !nodes.isEmpty {
      if !isEmpty { buffer.append("\n") }
      conclusion.renderer?.write(nodes, to: &buffer)
    }
    if !buffer.bytes.isEmpty { try output.write(buffer.take()) }
  }
}

private extension TextReport {
  /// The message, the line of the source with the place marked, and the hint.
  func addExcerpt(_ fault: Diagnostic, at place: ReportPlace, to buffer: inout OutputBuffer) {
    buffer.append(fault.line(in: place.source, fault.message, style) + "\n")
    let number = String(fault.location.line)
    let margin = String(repeating: " ", count: number.count)
    let bar = style.look("|", as: .margin)
    let room = style.columns - number.count - 4
    let excerpt = SourceExcerpt(at: fault.location.offset, in: place.recent, columns: room)
    if let excerpt {
      let mark = style.look(excerpt.mark, as: .severity(fault.severity))
      buffer.append(" \(style.look(number, as: .margin)) \(bar) \(excerpt.line)\n")
      buffer.append(" \(margin) \(bar) \(excerpt.indentation)\(mark)\n")
    }
    if let hint = fault.hint {
      buffer.append(" \(margin) \(style.look("= hint:", as: .margin)) \(hint.shown)\n")
    }
  }
}

extension Diagnostic {
  /// What is wrong, and how to mend it: `message. Hint`.
  var advice: String { message + (hint.map { ". \($0)" } ?? "") }

  /// `file:line:column: severity: message. Hint [code]`.
  func line(in source: String, _ style: ReportStyle = ReportStyle()) -> String {
    line(in: source, advice, style)
  }
}

private extension Diagnostic {
  /// The line with other words: `file:line:column: severity: words [code]`.
  func line(in source: String, _ words: String, _ style: ReportStyle) -> String {
    let place = "\(source):\(location.line):\(location.column):".shown
    return [
      style.look(place, as: .place),
      style.look("\(severity.rawValue):", as: .severity(severity)),
      words.shown,
      style.look("[\(code.rawValue)]".shown, as: .margin),
    ].joined(separator: " ")
  }
}

private extension String {
  /// The text on one line, without what drives a terminal.
  var shown: String { joinedLines.sanitised }
}
