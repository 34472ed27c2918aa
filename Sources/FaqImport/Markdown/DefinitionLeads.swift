import Bytes
import Markup

/// Definition lists: a line with a term, and lines that begin with a colon.
enum DefinitionLeads: LeadFinder {
  static func leads(in document: MarkdownDocument) -> [MarkdownLead] {
    let lines = document.markedLines
    let texts = lines.map(\.text)
    var leads: [MarkdownLead] = []
    var index = 1
    while index < lines.count {
      let term = index > 1 && texts[index - 1].trimmed.isEmpty ? index - 2 : index - 1
      guard texts[index].isDefinition, !lines[index].isCode, texts[term].isTerm else {
        index += 1
        continue
      }
      let end = endOfDefinition(from: index, in: texts)
      leads.append(
        MarkdownLead(
          rank: MarkdownLead.itemRank,
          title: MarkdownTitle(parsing: texts[term]),
          origin: lines[term].range.lowerBound,
          content: .beginning(
            lines[index].range.lowerBound..<lines[end - 1].range.upperBound,
            .definition
          )
        )
      )
      index = end
    }
    return leads
  }
}

private extension DefinitionLeads {
  /// The index after the lines of a definition: up to a line of text after a blank line, or to
  /// the term of the next definition.
  static func endOfDefinition(from start: Int, in lines: [String]) -> Int {
    var index = start + 1
    var isBehindBlank = false
    while index < lines.count {
      let line = lines[index]
      let isNext = index + 1 < lines.count && lines[index + 1].isDefinition
      if line.trimmed.isEmpty {
        isBehindBlank = true
      } else if !line.isDefinition, line.indent < 2, isBehindBlank || isNext {
        break
      } else {
        isBehindBlank = false
      }
      index += 1
    }
    return index
  }
}

extension String {
  var isTerm: Bool { !trimmed.isEmpty && indent < 4 && !isDefinition }

  var isDefinition: Bool {
    let content = drop { $0 == " " }
    return indent < 4 && content.first == ":" && content.dropFirst().first?.isWhitespace == true
  }
}
