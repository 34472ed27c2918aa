import ContentParser
import FaqService
import Renderers

/// A format with three sections: contents, bodies and an index of titles.
///
/// ```text
/// <many>[1:a,2:b]{a;b}(a|b)</>
/// ```
struct Booklet: Renderer {
  func frame(of part: OutputPart) -> OutputFrame {
    switch part {
    case .documents(let only):
      OutputFrame(
        opening: "<\(only.map { "only \($0.title ?? "?")" } ?? "many")>",
        sections: [
          OutputFrame.Section(opening: "[", separator: ",", closing: "]", isOptional: true),
          OutputFrame.Section(opening: "{", separator: ";", closing: "}"),
          OutputFrame.Section(opening: "(", separator: "|", closing: ")", isOptional: true),
        ],
        closing: "</>"
      )
    case .overview:
      OutputFrame(
        opening: "<rows>",
        sections: [
          OutputFrame.Section(separator: ","),
          OutputFrame.Section(opening: "(", separator: "|", closing: ")", isOptional: true),
        ],
        closing: "</>"
      )
    }
  }

  /// Writes no entry of the contents without a number, and no entry of the index without a title.
  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    if let number { sections[0].append("\(number):\(document.title ?? "?")") }
    sections[1].append(TextRenderer.plain().render(document).split(separator: "\n").joined())
    if let title = document.title { sections[2].append(title) }
  }

  func write(envelope: [RawMember], to sections: inout [OutputBuffer]) {
    sections[2].append("around: " + envelope.map(\.name.text).joined(separator: " "))
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append("\(row.number)")
    if let title = row.title { sections[1].append(title) }
  }
}
