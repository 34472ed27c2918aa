import ContentParser
import FaqService
import Fuzz
import Testing

@testable import FaqCommand

@Suite("Content to start with")
struct NewContentTests {
  @Test("It begins with an example of a title, a body and a button")
  func standard() throws {
    let content = #"""
      [
        {
          "elements": [
            { "type": "title", "text": "How do I write an FAQ?" },
            { "type": "body", "text": "Like this.\n\nA blank line starts a new paragraph." },
            { "type": "button", "text": "More information", "action": "https://example.com/" }
          ]
        }
      ]

      """#
    let registry = try BlockRegistry.empty.adding([
      TitleBlock.self, BodyBlock.self, ButtonBlock.self,
    ])
    #expect(try String(utf8: NewContent(registry: registry).bytes()) == content)
  }

  @Test("The program's own types follow in an FAQ of their own, if they have examples")
  func own() throws {
    let registry = try BlockRegistry.standard.adding([Clip.self, Silent.self])
    let content = try String(utf8: NewContent(registry: registry).bytes())
    #expect(
      content.hasSuffix(
        """
              { "type": "clip", "id": "x1" }
            ]
          }
        ]

        """
      )
    )
    #expect(content.contains(#"{ "type": "title", "text": "Which other blocks are there?" }"#))
    #expect(try remarks(on: content, registry).isEmpty)
  }

  @Test("It gets no remark and is laid out already")
  func faultless() throws {
    let bytes = try NewContent(registry: .standard).bytes()
    #expect(try remarks(on: String(utf8: bytes), .standard).isEmpty)
    #expect(try ContentFormatter.formatted(bytes) == bytes)
  }

  private func remarks(on content: String, _ registry: BlockRegistry) throws -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let reading = Reading(pieces: [Array(content.utf8)])
    try #require(reading.error == nil)
    for faq in reading.faqs {
      diagnostics += ContentParser(registry: registry).parse(faq).diagnostics
    }
    return diagnostics
  }
}

private struct Clip: ParsableBlock {
  static let type: BlockType = "clip"
  static let fields = ItemFields(as: Self.init)
  static let examples = [#"{"type": "clip", "id": "x1"}"#]
  let raw: RawItem

  var body: [Node] { [.paragraph("clip")] }
}

private struct Silent: ParsableBlock {
  static let type: BlockType = "silent"
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem

  var body: [Node] { [] }
}
