import Markup

/// The headings above the questions of a page, as their categories.
struct PageSections {
  /// The node of a heading for each question; none at all where they are all in one section.
  let headings: [Int?]

  init(of page: Page, around questions: [PageQuestion]) {
    var rest = Array(page.elements.filter(\.tag.isSectionHeading).map(\.node))[...]
    var headings: [Int?] = []
    var last: Int?
    var end = 0
    for question in questions {
      while let heading = rest.first, heading < question.question.lowerBound {
        rest.removeFirst()
        if heading >= end, page.tree.nodes[heading].end <= question.question.lowerBound {
          last = heading
        }
      }
      headings.append(last)
      end = question.answer.upperBound
    }
    let names = Set(headings.compactMap(\.self)).map { page.line(of: page.content(of: $0)) }
    self.headings = Set(names).count > 1 ? headings : headings.map { _ in nil }
  }
}
