import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Lists in Markdown")
struct MarkdownTightnessTests {
  @Test("Items of one line have no blank lines between them")
  func lines() {
    #expect(markdown([[text("a")], [text("b")]]) == "- a\n- b\n")
  }

  @Test("A list below a line needs none either, and decides for itself about its own items")
  func nested() {
    let inner = Node.list(.numbers(from: 1), [[text("b")], [text("c")]])
    #expect(markdown([[text("a"), inner], [text("d")]]) == "- a\n  1. b\n  2. c\n- d\n")
    let loose = Node.list(.bullets, [[text("b"), text("c")], [text("d")]])
    #expect(markdown([[text("a"), loose], [text("e")]]) == "- a\n  - b\n\n    c\n\n  - d\n- e\n")
  }

  @Test("Several paragraphs, or anything else but a line, ask for blank lines")
  func loose() {
    #expect(markdown([[text("a"), text("b")], [text("c")]]) == "- a\n\n  b\n\n- c\n")
    #expect(markdown([[text("a")], [.quote([text("b")])]]) == "- a\n\n- > b\n")
  }

  @Test("A list that would continue the line above it follows a blank line")
  func interruption() {
    let late = Node.list(.numbers(from: 2), [[text("b")]])
    #expect(markdown([[text("a"), late]]) == "- a\n\n  2. b\n")
    let empty = Node.list(.bullets, [[text(" ")], [text("b")]])
    #expect(markdown([[text("a"), empty]]) == "- a\n\n  - &#32;\n  - b\n")
  }

  @Test("An override may write anything, so its block stands between blank lines")
  func override() {
    let list = Node.list(.bullets, [[.blocks([BodyBlock("a")])], [.blocks([BodyBlock("b")])]])
    #expect(MarkdownRenderer().render([list]) == "- a\n- b\n")
    let renderer = MarkdownRenderer().overriding(BodyBlock.self) { body, writer in
      writer.paragraph([.strong([.text(body.text)])])
    }
    #expect(renderer.render([list]) == "- **a**\n\n- **b**\n")
  }

  private func text(_ text: String) -> Node { .paragraph(text) }

  private func markdown(_ items: [[Node]]) -> String {
    MarkdownRenderer().render([.list(.bullets, items)])
  }
}
