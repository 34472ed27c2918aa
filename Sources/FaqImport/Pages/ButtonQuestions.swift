import Markup

/// Buttons that open a panel: `<button aria-controls="a">Why?</button><div id="a">So.</div>`.
enum ButtonQuestions: PageShape {
  static let name = "buttons with panels"
  static let evidence = 2
  /// How many elements may be around a button alone.
  private static let wrapperCount = 3

  static func questions(of page: Page) -> [PageQuestion] {
    page.elements.compactMap { element in
      let (node, tag) = (element.node, element.tag)
      guard tag.isButton, let panel = panel(of: node, tag, in: page) else { return nil }
      return PageQuestion(
        text: page.line(of: page.content(of: node)),
        question: node..<page.tree.nodes[node].end,
        answer: page.content(of: panel)
      )
    }
  }

  /// The element that the button names, or the next one after the button or its wrapper.
  private static func panel(of button: Int, _ tag: HTMLTag, in page: Page) -> Int? {
    if let panel = tag.target.flatMap(page.element), !page.content(of: panel).contains(button) {
      return panel
    }
    var node = button
    for _ in 0...wrapperCount {
      if let next = page.next(after: node) { return page.isButton(next) ? nil : next }
      guard let parent = page.parent(of: node), page.hasOnlyButton(parent) else { return nil }
      node = parent
    }
    return nil
  }
}

private extension HTMLTag {
  var isButton: Bool {
    name == "button" || self["aria-expanded"] != nil || self["aria-controls"] != nil
      || self["role"] == "button"
  }

  /// The identifier of the element that the button opens.
  var target: String? {
    if let id = self["aria-controls"] { return id }
    let names = ["data-bs-target", "data-target", "href"]
    let address = names.compactMap { self[$0] }.first { $0.hasPrefix("#") }
    return address.map { String($0.dropFirst()) }
  }
}

private extension Page {
  func isButton(_ node: Int) -> Bool { tree.tag(of: node)?.isButton ?? false }

  func hasOnlyButton(_ node: Int) -> Bool {
    content(of: node).prefix(200).count(where: isButton) == 1
  }
}
