import ContentParser
import FaqService
import Renderers
import Synchronization

/// A format of lines, with at most one fault.
struct LineRenderer: NodeRenderer {
  enum Fault {
    /// Captions of pictures are missing.
    case losesCaptions
    /// The addresses of actions are missing.
    case losesActions
    /// The addresses of links are missing.
    case losesLinks
    /// Text that no longer holds is missing.
    case losesStrikethrough
    /// What is nested deeper than ten levels is missing.
    case losesDepth
    /// Items are not numbered.
    case losesNumbers
    /// Lists that begin with another number begin with 1.
    case losesFirstNumber
    /// Code is on one line.
    case losesLinesOfCode
    /// Line breaks are missing, without a space in their place.
    case losesLineBreaks
    /// The names of categories are missing.
    case losesCategories
    /// All rows of an overview but the first one are missing.
    case losesRows
    /// The second document is missing.
    case losesSecondDocument
    /// The last row of a table comes first.
    case reversesRows
    /// The last item of a list comes first.
    case reversesItems
    /// Headings are written twice.
    case repeatsHeadings
    /// Nothing is escaped.
    case writesTextAsItIs
    /// Characters of Markdown are escaped, except for brackets.
    case writesLinks
    /// A line of stars is before a document, unless the buffer is empty.
    case separatesByItself
    /// Lines are numbered through all output.
    case countsLines
    /// Items are shown from the unchanged content.
    case showsRawItems
    /// Refused documents are empty.
    case hidesRefusals
    /// Titles in overviews are not escaped.
    case writesTitlesAsTheyAre
  }

  let fault: Fault?
  private let count = LineCount()

  init(_ fault: Fault? = nil) { self.fault = fault }

  func begin(_ run: CategoryRun, of _: OutputPart, to sections: inout [OutputBuffer]) {
    guard let category = run.category, fault != .losesCategories else { return }
    line(category, to: &sections[0])
  }

  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    switch fault {
    case .losesSecondDocument where number == 2: return
    case .separatesByItself where !sections[0].bytes.isEmpty: sections[0].append("* * *\n")
    case .showsRawItems:
      for item in document.raw.items { line("\(item.value)", to: &sections[0]) }
    case .hidesRefusals where document.refusal != nil: return
    default: break
    }
    write(document.body, to: &sections[0])
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    if fault == .losesRows, row.number > 1 { return }
    if fault == .writesTitlesAsTheyAre {
      sections[0].append("\(row.number) \(row.title ?? "")\n")
    } else {
      line("\(row.number) \(row.visibleTitle)", to: &sections[0])
    }
  }

  func write(_ nodes: [Node], to output: inout OutputBuffer) { write(nodes, depth: 0, to: &output) }
}

private extension LineRenderer {
  func write(_ nodes: [Node], depth: Int, to output: inout OutputBuffer) {
    if fault == .losesDepth, depth > 10 { return }
    for node in nodes { write(node, depth: depth + 1, to: &output) }
  }

  func write(_ node: Node, depth: Int, to output: inout OutputBuffer) {
    switch node {
    case .heading(_, let inlines):
      line(text(of: inlines), to: &output)
      if fault == .repeatsHeadings { line(text(of: inlines), to: &output) }
    case .paragraph(let inlines): line(text(of: inlines), to: &output)
    case .action(let label, let address):
      let end = fault == .losesActions ? "" : " (\(address.text))"
      line(text(of: label) + end, to: &output)
    case .list(let style, let items):
      let items = fault == .reversesItems ? items.reversed() : items
      for (index, item) in items.enumerated() {
        if case .numbers(let first) = style, fault != .losesNumbers {
          line("\((fault == .losesFirstNumber ? 1 : first) + index).", to: &output)
        }
        write(item, depth: depth, to: &output)
      }
    case .image(let image):
      line(image.description, to: &output)
      if fault != .losesCaptions { line(text(of: image.caption), to: &output) }
    case .code(let text, _):
      let isJoined = fault == .losesLinesOfCode
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for text in isJoined ? [text] : lines.map(String.init) { line(text, to: &output) }
    case .quote(let nodes), .group(let nodes): write(nodes, depth: depth, to: &output)
    case .notice(_, let title, let nodes):
      line(title, to: &output)
      write(nodes, depth: depth, to: &output)
    case .details(let summary, let nodes, _):
      line(text(of: summary), to: &output)
      write(nodes, depth: depth, to: &output)
    case .facts(let facts):
      for fact in facts { line(text(of: fact.name + [" "] + fact.value), to: &output) }
    case .table(let table):
      let rows = fault == .reversesRows ? table.rows.reversed() : table.rows
      let table = Node.Table(caption: table.caption, header: table.header, rows: rows)
      write(table.asFacts, depth: depth, to: &output)
    case .divider: line("-", to: &output)
    case .blocks(let blocks): write(blocks.body, depth: depth, to: &output)
    }
  }

  func line(_ text: String, to output: inout OutputBuffer) {
    if fault == .countsLines { output.append("\(count.next()) ") }
    switch fault {
    case .writesTextAsItIs: output.append(text)
    case .writesLinks: output.append(visible: text.replacing(#/[\\`*_<&#~]/#) { "\\\($0.output)" })
    default: output.append(visible: text)
    }
    output.append("\n")
  }

  func text(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): text
      case .lineBreak: fault == .losesLineBreaks ? "" : " "
      case .strikethrough(let inner): fault == .losesStrikethrough ? "" : text(of: inner)
      case .link(let inner, let address):
        text(of: inner) + (fault == .losesLinks ? "" : " (\(address.text))")
      case .emphasis(let inner), .strong(let inner), .mark(let inner), .reference(let inner, _):
        text(of: inner)
      }
    }
    .joined()
  }
}

/// The lines of all output so far.
private final class LineCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
