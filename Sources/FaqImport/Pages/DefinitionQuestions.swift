import Markup

/// Lists of definitions: `<dl><dt>Why?</dt><dd>So.</dd></dl>`.
enum DefinitionQuestions: PageShape {
  static let name = "definition lists"
  static let evidence = 2

  private struct Part {
    let node: Int32
    let isTerm: Bool
  }

  static func questions(of page: Page) -> [PageQuestion] {
    let parts = page.elements.compactMap { element -> Part? in
      guard element.tag.name == "dt" || element.tag.name == "dd" else { return nil }
      return Part(node: Int32(element.node), isTerm: element.tag.name == "dt")
    }
    var result: [PageQuestion] = []
    result.reserveCapacity(parts.count / 2)
    var index = 0
    while index < parts.count {
      let term = Int(parts[index].node)
      let isTerm = parts[index].isTerm
      let end = page.tree.nodes[term].end
      index += 1
      guard isTerm, let first = parts[index...].first, !first.isTerm else { continue }
      let answers = parts[index...].prefix { !$0.isTerm && Int($0.node) >= end }
      guard let last = answers.last else { continue }
      let isOne = answers.count == 1
      result.append(
        PageQuestion(
          text: page.line(of: page.content(of: term)),
          question: term..<end,
          answer: isOne
            ? page.content(of: Int(first.node))
            : Int(first.node)..<page.tree.nodes[Int(last.node)].end
        )
      )
      index += answers.count
    }
    return result
  }
}
