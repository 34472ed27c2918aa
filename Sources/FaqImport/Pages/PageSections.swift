import Markup

/// The headings above the questions of a page, as their categories.
struct PageSections {
  /// A name for each question; none at all where they are all in one section.
  let names: [String?]

  init(of page: Page, around questions: [PageQuestion]) {
    var headings = page.elements.filter(\.tag.isSectionHeading)[...]
    var names: [String?] = []
    var name: String?
    var end = 0
    for question in questions {
      while let heading = headings.first, heading.node < question.question.lowerBound {
        headings.removeFirst()
        if heading.node >= end, page.tree.nodes[heading.node].end <= question.question.lowerBound {
          name = page.line(of: page.content(of: heading.node))
        }
      }
      names.append(name)
      end = question.answer.upperBound
    }
    let isDivided = Set(names.compactMap(\.self)).count > 1
    self.names = isDivided ? names : names.map { _ in nil }
  }
}
