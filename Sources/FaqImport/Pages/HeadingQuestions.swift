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
    return sections(of: headings, level: index + 1).flatMap { questions(in: $0, of: page) }
  }

  private struct Heading {
    let node: Int
    let level: Int
    let text: String
  }

  /// Headings of one level without one above between them, and where they end.
  private struct Section {
    var headings: [Heading] = []
    var end: Int?
  }

  /// The sections in which at least half of the headings are questions.
  private static func sections(of headings: [Heading], level: Int) -> [Section] {
    var sections = [Section()]
    for heading in headings where heading.level <= level {
      if heading.level == level {
        sections[sections.count - 1].headings.append(heading)
      } else {
        sections[sections.count - 1].end = heading.node
        sections.append(Section())
      }
    }
    return sections.filter { section in
      let count = section.headings.count { $0.text.isQuestion }
      return count > 0 && 2 * count >= section.headings.count
    }
  }

  private static func questions(in section: Section, of page: Page) -> [PageQuestion] {
    let nodes = section.headings.map(\.node)
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let around = page.ancestors(of: first).first { page.content(of: $0).contains(last) }
    let ends = [around.map { page.content(of: $0).upperBound }, page.frame(after: last)]
    let end = ends.compactMap(\.self).min() ?? page.tree.nodes.count
    return section.headings.enumerated().map { index, heading in
      let next = index + 1 < nodes.count ? nodes[index + 1] : min(section.end ?? end, end)
      let start = page.tree.nodes[heading.node].end
      let item = page.ancestors(of: heading.node).prefix { $0 != around }.last { item in
        page.content(of: item).upperBound <= next && page.content(of: item).upperBound > start
      }
      return PageQuestion(
        text: heading.text,
        question: heading.node..<start,
        answer: start..<(item.map { page.content(of: $0).upperBound } ?? next)
      )
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

private extension Page {
  /// The nodes around a node, the innermost first.
  func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }
}
