import Markup

/// Elements whose classes say what they are: `<p class="faq-question">`, `<p class="faq-answer">`.
enum ClassQuestions: PageShape {
  static let name = "named classes"
  static let evidence = 0

  static func questions(of page: Page) -> [PageQuestion] {
    var result: [PageQuestion] = []
    var question: Int?
    var end = 0
    for element in page.elements where element.node >= end {
      let node = element.node
      let names = element.tag["class"]?.split(separator: " ") ?? []
      let sides = names.compactMap { FieldRole(of: String($0)) }
      guard let side = sides.first(where: \.isCertain)?.side else { continue }
      switch side {
      case .question: question = node
      case .answer:
        guard let asked = question, page.tree.nodes[asked].end <= node else { continue }
        result.append(
          PageQuestion(
            text: page.line(of: page.content(of: asked)),
            question: asked..<page.tree.nodes[asked].end,
            answer: page.content(of: node)
          )
        )
        question = nil
        end = page.tree.nodes[node].end
      }
    }
    return result
  }
}
