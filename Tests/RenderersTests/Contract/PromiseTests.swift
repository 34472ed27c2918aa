import ContentParser
import FaqTesting
import Renderers
import Testing

extension Recipe {
  static let examples = [
    #"{"type":"recipe","name":"Tea","steps":["Boil","Steep"],"source":"https://example.com/"}"#
  ]
}

extension Panel {
  static let examples = [
    #"{"type":"panel","name":"Pay","elements":[{"type":"body","text":"Card"}]}"#
  ]
}

@Suite("The promises of the renderers")
struct PromiseTests {
  private static let renderers: [(name: String, renderer: any Renderer, reading: OutputReading)] = [
    ("plain text", .plain(), .text),
    ("ANSI", .ansi(width: nil), .terminal),
    ("ANSI, without looks", .ansi(theme: .plain, width: nil, hyperlinks: false), .text),
    ("Markdown", .markdown, .markdown),
    ("Markdown, lower", MarkdownRenderer(headingLevel: 4), .markdown),
    ("HTML", .htmlFragment, .html),
    ("HTML, page", .htmlPage, .html),
    ("JSON", .json, .content),
  ]

  @Test("Each renderer keeps them", arguments: renderers)
  func promises(name _: String, renderer: any Renderer, reading: OutputReading) {
    #expect(
      violations(of: renderer, blocks: [Recipe.self, Panel.self], reading: reading).isEmpty
    )
  }
}
