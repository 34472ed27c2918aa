import Markup

/// Lists of definitions: `<dl><dt>Why?</dt><dd>So.</dd></dl>`.
enum DefinitionQuestions: PageShape {
  static let name = "definition lists"
  static let evidence = 2

  private struct Part {
    let node: Int
    let isTerm: Bool
  }

  static func questions(of page: Page) -> [PageQuestion] {
    let parts = page.elements.filter { ["dt", "dd"].contains($0.tag.name) }
      .map { Part(node: $0.node, isTerm: $0.tag.name == "dt") }
    var result: [PageQuestion] = []
    var index = 0
    while index < parts.count {
      let term = parts[index].node
      let isTerm = parts[index].isTerm
      let end = page.tree.nodes[term].end
      index += 1
      guard isTerm, let first = parts[index...].first, !first.isTerm else { continue }
      let answers = parts[index...].prefix { !$0.isTerm && $0.node >= end }
      guard let last = answers.last else { continue }
      let isOne = answers.count == 1
      result.append(
        PageQuestion(
          text: page.line(of: page.content(of: term)),
          question: term..<end,
          answer: isOne
            ? page.content(of: first.node) : first.node..<page.tree.nodes[last.node].end
        )
      )
      index += answers.count
    }
    return result
  }
}
