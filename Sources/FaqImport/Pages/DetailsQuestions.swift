import Markup

/// `<details><summary>Why?</summary>So.</details>`.
enum DetailsQuestions: PageShape {
  static let name = "details"
  static let evidence = 1

  static func questions(of page: Page) -> [PageQuestion] {
    let details = page.elements.compactMap { $0.tag.name == "details" ? $0.node : nil }
    return details.enumerated().compactMap { index, node in
      let range = page.content(of: node)
      guard
        let summary = page.tree.outermost(of: range).first(where: { child in
          page.tree.tag(of: child)?.name == "summary"
        })
      else { return nil }
      let text = page.line(of: page.content(of: summary))
      let holdsOthers = index + 1 < details.count && range.contains(details[index + 1])
      guard text.isQuestion || !holdsOthers else { return nil }
      return PageQuestion(
        text: text,
        question: summary..<page.tree.nodes[summary].end,
        answer: page.tree.nodes[summary].end..<range.upperBound
      )
    }
  }
}
