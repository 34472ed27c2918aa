import Markup

/// Elements with the type `Question` of schema.org.
enum MicrodataQuestions: PageShape {
  static let name = "microdata"
  static let evidence = 0

  static func questions(of page: Page) -> [PageQuestion] {
    page.elements.filter(\.tag.isQuestion).compactMap { element in
      let range = page.content(of: element.node)
      guard let name = page.first("name", in: range),
        let answer = page.first("acceptedAnswer", in: range)
          ?? page.first("suggestedAnswer", in: range)
      else { return nil }
      let text = page.first("text", in: page.content(of: answer)) ?? answer
      let question = page.content(of: name)
      return PageQuestion(
        text: page.line(of: question),
        question: question,
        answer: page.content(of: text)
      )
    }
  }
}

private extension HTMLTag {
  var isQuestion: Bool { self["itemtype"]?.hasSuffix("schema.org/Question") ?? false }
}

private extension Page {
  /// The first element with a property.
  func first(_ property: String, in range: Range<Int>) -> Int? {
    range.first { node in
      tree.tag(of: node)?["itemprop"]?.split(separator: " ").contains { $0 == property } ?? false
    }
  }
}
