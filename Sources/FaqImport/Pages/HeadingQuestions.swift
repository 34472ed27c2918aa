import Markup

/// Headings of one level, each with what follows up to the next of that level or above.
enum HeadingQuestions: PageShape {
  static let name = "headings"
  static let evidence = 2
  /// How many words a heading after the questions may have, such as "Contact us".
  private static let wordCount = 4

  static func questions(of page: Page) -> [PageQuestion] {
    let headings = page.elements.compactMap { element in
      element.tag.headingLevel.map { level in
        let text = page.line(of: page.content(of: element.node))
        return (level: level, lead: PageLead(node: element.node, text: text))
      }
    }
    let counts = (1...6).map { level in
      headings.count { $0.level == level && $0.lead.text.isQuestion }
    }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return []
    }
    let isNamed = headings.contains { $0.level == 1 && QuestionNaming($0.lead.text) == .surely }
    let share = isNamed ? 4 : page.isAboutFAQs ? 3 : 2
    return sections(of: headings, level: index + 1, share: share)
      .flatMap { $0.questions(of: page) }
  }

  /// The sections in which at least one heading in `share` is a question, without short ones
  /// after the last question where nearly all are.
  private static func sections(
    of headings: [(level: Int, lead: PageLead)],
    level: Int,
    share: Int
  ) -> [PageSection] {
    var sections = [PageSection()]
    for heading in headings where heading.level <= level {
      if heading.level == level {
        sections[sections.count - 1].leads.append(heading.lead)
      } else {
        sections[sections.count - 1].end = heading.lead.node
        sections.append(PageSection())
      }
    }
    return sections.compactMap { section in
      var section = section
      let count = section.leads.count { $0.text.isQuestion }
      guard count > 0, share * count >= section.leads.count else { return nil }
      while 4 * count >= 3 * section.leads.count, let last = section.leads.last,
        !last.text.isQuestion,
        last.text.split(separator: " ").count <= wordCount || last.text.hasSuffix("?")
      {
        section.end = last.node
        section.leads.removeLast()
      }
      return section
    }
  }
}

extension HTMLTag {
  /// The level of a heading.
  var headingLevel: Int? {
    guard name.utf8.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()),
      (1...6).contains(level)
    else { return nil }
    return level
  }

  /// Whether the element is a heading below the title of the page.
  var isSectionHeading: Bool { headingLevel.map { $0 > 1 } ?? false }
}

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
