import ContentParser
import FaqService
import FaqTesting
import Renderers

/// A format of JSON: an array with an object for each entry, with at most one fault.
struct ElementRenderer: NodeRenderer {
  enum Fault {
    /// An object without text is before the entries.
    case beginsWithAnElement
    /// Nothing is between the rows of an overview.
    case joinsRows
    /// The heading of an overview is its first element.
    case countsHeading
  }

  /// All strings in the output.
  static let reading = OutputReading(
    visibleText: { output in
      ((try? RawValue(parsing: output))?.strings ?? []).joined(separator: "\n")
    },
    unsafePart: { _ in nil }
  )

  let fault: Fault?

  init(_ fault: Fault? = nil) { self.fault = fault }

  func frame(of part: OutputPart) -> OutputFrame {
    let sound = OutputFrame(opening: "[", separator: ",", closing: "]")
    guard case .overview = part else { return sound }
    switch fault {
    case .joinsRows: return OutputFrame(opening: "[", closing: "]")
    case .countsHeading:
      var heading = OutputBuffer()
      write([.heading(level: 1, ["All"])], to: &heading)
      return OutputFrame(opening: "[\(heading.text),", separator: ",", closing: "]")
    case .beginsWithAnElement, nil: return sound
    }
  }

  func begin(_: CategoryRun, of _: OutputPart, to sections: inout [OutputBuffer]) {
    if fault == .beginsWithAnElement { write([], to: &sections[0]) }
  }

  func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    write(lead(document.category) + document.body, to: &sections[0])
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    write(lead(row.category) + [.paragraph(row.visibleTitle)], to: &sections[0])
  }

  func write(_ nodes: [Node], to output: inout OutputBuffer) {
    let text = nodes.isEmpty ? "" : LineRenderer().render(nodes)
    output.append("\(RawItem(type: "text", members: ["text": text]).value)")
  }

  private func lead(_ category: String?) -> [Node] { category.map { [.paragraph($0)] } ?? [] }
}

private extension RawValue {
  var strings: [String] {
    if let string { return [string.text] }
    if let array { return array.flatMap(\.strings) }
    return object.map { $0.flatMap(\.value.strings) } ?? []
  }
}
