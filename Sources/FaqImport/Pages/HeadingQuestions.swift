import Markup

/// Headings of one level, each with what follows up to the next of that level or above.
enum HeadingQuestions: PageShape {
  static let name = "headings"
  static let evidence = 2

  static func questions(of page: Page) -> [PageQuestion] {
    let headings = page.elements.compactMap { element in
      element.tag.headingLevel.map { level in
        Heading(
          node: element.node,
          level: level,
          text: page.line(of: page.content(of: element.node))
        )
      }
    }
    let counts = (1...6).map { level in headings.count { $0.level == level && $0.text.isQuestion } }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return []
    }
    return sections(of: headings, level: index + 1).flatMap { $0.questions(of: page) }
  }

  private struct Heading {
    let node: Int
    let level: Int
    let text: String
  }

  /// The sections in which at least half of the headings are questions.
  private static func sections(of headings: [Heading], level: Int) -> [PageSection] {
    var sections = [PageSection()]
    for heading in headings where heading.level <= level {
      if heading.level == level {
        sections[sections.count - 1].leads.append(PageLead(node: heading.node, text: heading.text))
      } else {
        sections[sections.count - 1].end = heading.node
        sections.append(PageSection())
      }
    }
    return sections.filter { section in
      let count = section.leads.count { $0.text.isQuestion }
      return count > 0 && 2 * count >= section.leads.count
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
