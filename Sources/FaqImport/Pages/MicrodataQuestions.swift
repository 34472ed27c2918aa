import Markup

/// Elements with the type `Question` of schema.org.
enum MicrodataQuestions: PageShape {
  static let name = "microdata"
  static let evidence = 0

  static func questions(of page: Page) -> [PageQuestion] {
    page.elements.filter(\.tag.isQuestion).compactMap { element in
      let end = page.parent(of: element.node).map { page.content(of: $0).upperBound }
      let range = page.intended(element.node, before: end ?? page.tree.nodes.count)
      guard let name = page.first("name", in: range),
        let answer = page.first("acceptedAnswer", in: range)
          ?? page.first("suggestedAnswer", in: range)
      else { return nil }
      let answerRange = page.intended(answer, before: range.upperBound)
      let text = page.first("text", in: answerRange)
      let question = page.content(of: name)
      return PageQuestion(
        text: page.line(of: question),
        question: question,
        answer: text.map { page.intended($0, before: answerRange.upperBound) } ?? answerRange
      )
    }
  }
}

private extension HTMLTag {
  var isQuestion: Bool { self["itemtype"]?.hasSuffix("schema.org/Question") ?? false }
}

private extension Page {
  /// What the source means to be in an element: a list ends a paragraph around it, whose end tag or
  /// whose next property comes later.
  func intended(_ node: Int, before limit: Int) -> Range<Int> {
    let content = content(of: node)
    guard tree.tag(of: node)?.name == "p", !tree.hasEndTag(node) else { return content }
    let ends = sequence(first: content.upperBound) { tree.nodes[$0].end }
    let end = ends.first { next in
      guard next < limit, let tag = tree.tag(of: next) else { return next >= limit }
      return tag["itemprop"] != nil || tag["itemscope"] != nil
        || tag.name == "p" && tree.isStrayEnd(next)
    }
    return content.lowerBound..<(end ?? limit)
  }

  /// The first element with a property.
  func first(_ property: String, in range: Range<Int>) -> Int? {
    range.first { node in
      tree.tag(of: node)?["itemprop"]?.split(separator: " ").contains { $0 == property } ?? false
    }
  }
}
