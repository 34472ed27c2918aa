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
    let isNamed = headings.contains { $0.level == 1 && QuestionNaming($0.text) == .surely }
    let share = isNamed ? 4 : page.isAboutFAQs ? 3 : 2
    return sections(of: headings, level: index + 1, share: share)
      .flatMap { $0.questions(of: page) }
  }

  private struct Heading {
    let node: Int
    let level: Int
    let text: String
  }

  /// The sections in which at least one heading in `share` is a question, without short ones
  /// after the last question where nearly all are.
  private static func sections(
    of headings: [Heading],
    level: Int,
    share: Int
  ) -> [PageSection] {
    var sections = [PageSection()]
    for heading in headings where heading.level <= level {
      if heading.level == level {
        sections[sections.count - 1].leads.append(PageLead(node: heading.node, text: heading.text))
      } else {
        sections[sections.count - 1].end = heading.node
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
