import ContentParser
import Renderers
import Testing

@Suite("Notices of the program")
struct ProgramNoticeTests {
  private static let item = """
    {"type":"video","url":"https://a.org","caption":"A tour of the house",\
    "width":640,"parts":["The hall","The attic"]}
    """

  @Test("They are quieter than content, and their short fields have no blank lines between them")
  func quiet() throws {
    #expect(
      TextRenderer.ansi(hyperlinks: false).render(try .parsing(Self.item))
        == """
        ␛[2m│ ␛[0m␛[2mA block of type “video” cannot be shown here␛[0m
        ␛[2m│ ␛[0m␛[4;36mhttps://a.org␛[0m
        ␛[2m│ ␛[0mA tour of the house
        ␛[2m│ ␛[0mparts:
        ␛[2m│ ␛[0m␛[2m- ␛[0mThe hall
        ␛[2m│ ␛[0m␛[2m- ␛[0mThe attic
        ␛[2m│ ␛[0m␛[2mwidth␛[0m␛[2m: ␛[0m␛[2m640␛[0m

        """.withEscapes
    )
  }

  @Test("The bar precedes each line, also of one that goes on")
  func wrapped() throws {
    #expect(
      TextRenderer.plain(width: 24).render(try .parsing(Self.item)) == """
        │ A block of type
        │ “video” cannot be
        │ shown here
        │ https://a.org
        │ A tour of the house
        │ parts:
        │ - The hall
        │ - The attic
        │ width: 640

        """
    )
  }

  @Test("Blank lines stand around texts of more than a line")
  func long() throws {
    let line = String(repeating: "word ", count: 15) + "end"
    let item = #"{"type":"v","text":"a\n\nb","note":"c\nd","label":"\#(line)","size":1}"#
    #expect(
      TextRenderer.plain().render(try .parsing(item)) == """
        │ A block of type “v” cannot be shown here
        │ a
        │ b
        │\u{20}
        │ c
        │ d
        │\u{20}
        │ \(line)
        │\u{20}
        │ size: 1

        """
    )
  }

  @Test("The notices of authors are as loud as before")
  func authors() {
    let notice = Node.notice("Mind", [.paragraph("a"), .paragraph("b")])
    #expect(TextRenderer.plain().render([notice]) == "! Mind\n  a\n\n  b\n")
  }
}
