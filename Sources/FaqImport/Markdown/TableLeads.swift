import Bytes
import Markup

/// Rows of tables whose header names a question and an answer: `| Question | Answer |`.
enum TableLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    document.outline.entries.flatMap { entry -> [MarkdownLead] in
      guard case .table(let table) = entry.block else { return [] }
      let sides = table.header.map { FieldRole(of: $0.titleText) }.map { role in
        role?.isCertain == true ? role?.side : nil
      }
      guard let question = sides.firstIndex(of: .question),
        let answer = sides.firstIndex(of: .answer)
      else { return [] }
      let lines = MarkdownLines(Array(document.outline.source[entry.range]))
      return lines.dropFirst(2).compactMap { line in
        let cells = lines.text(of: line).cells
        guard cells.count > max(question, answer) else { return nil }
        var title = MarkdownTitle(parsing: cells[question])
        title.isLabelled = true
        let start = entry.range.lowerBound
        return MarkdownLead(
          rank: MarkdownLead.tableRank,
          title: title,
          origin: start + line.lowerBound,
          content: .enclosed(start + line.lowerBound..<start + line.upperBound, .cell(answer))
        )
      }
    }
  }
}

extension String {
  /// The cells of a row, in which `\|` is a vertical bar.
  var cells: [String] {
    var cells = [""]
    for character in trimmed {
      if character != "|" {
        cells[cells.count - 1].append(character)
      } else if cells[cells.count - 1].last == "\\" {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append("|")
      } else {
        cells.append("")
      }
    }
    return (trimmed.hasPrefix("|") ? cells.dropFirst() : cells[...]).map(\.trimmed)
  }
}
