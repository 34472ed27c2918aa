import Markup

/// What may introduce an answer in a page: a heading, a line that is a question.
struct PageLead {
  let node: Int
  let text: String
}

/// Leads of one kind without a heading above them in between.
struct PageSection {
  var leads: [PageLead] = []
  /// Where the next heading above the leads begins.
  var end: Int?

  /// Each lead with what follows it, up to the next lead, the end of the item around it, or the end
  /// of the section.
  func questions(of page: Page) -> [PageQuestion] {
    let nodes = leads.map(\.node)
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let lastEnd = page.tree.nodes[last].end
    let around = page.ancestors(of: first).first { node in
      let content = page.content(of: node)
      return content.contains(last) && page.hasContent(in: lastEnd..<content.upperBound)
    }
    let ends = [around.map { page.content(of: $0).upperBound }, page.frame(after: last)]
    let end = ends.compactMap(\.self).min() ?? page.tree.nodes.count
    return leads.enumerated().map { index, lead in
      let next = index + 1 < nodes.count ? nodes[index + 1] : min(self.end ?? end, end)
      let start = page.tree.nodes[lead.node].end
      let item = page.ancestors(of: lead.node).prefix { $0 != around }.last { item in
        let itemEnd = page.content(of: item).upperBound
        return itemEnd <= next && itemEnd > start && page.hasContent(in: start..<itemEnd)
      }
      return PageQuestion(
        text: lead.text,
        question: lead.node..<start,
        answer: start..<(item.map { page.content(of: $0).upperBound } ?? max(start, next))
      )
    }
  }
}

private extension Page {
  /// The nodes around a node, the innermost first.
  func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }
}
