import FaqCommand
import Platform
import Testing

@Suite("faq types")
struct TypesTests {
  private static let content = """
    {"types":[{"type":"video","fields":{"caption":"text","size?":["s","m"]},"body":[]}],"faqs":[]}
    """

  @Test("All types are listed with their fields and where they come from")
  func list() throws {
    let output = try Program.faq.run(
      ["types", "--format", "plain", "--width", "90", "--source", "-"],
      input: Self.content
    ).output
    let lines = output.split(separator: "\n")
    #expect(lines.first?.split(separator: " ") == ["Type", "│", "Fields", "│", "From"])
    #expect(lines.contains { $0.hasPrefix("button ") && $0.hasSuffix("built in") })
    #expect(lines.contains { $0.contains("items, style?, start?") && $0.contains("FaqBlocks") })
    #expect(lines.last?.hasSuffix("declared in standard input") == true)
  }

  @Test("A type is described with its fields and an example")
  func describe() throws {
    let result = try Program.faq.run(["types", "heading", "--format", "markdown"])
    #expect(
      result
        == .done(
          """
          # heading

          - **From**: FaqBlocks

          | Field | Kind | Required | Meaning |
          | --- | --- | --- | --- |
          | text | text | yes | The heading |
          | level | int | no | How far the heading is below the title, from 1 to 5 |

          ```json
          {"type": "heading", "text": "A part of the answer"}
          ```

          """
        )
    )
  }

  @Test("A declared type is described as JSON, with an example made of its fields")
  func json() throws {
    let result = try Program.faq.run(["types", "video", "--format", "json"], reading: Self.content)
    #expect(
      result
        == .done(
          #"""
          {"schemaVersion":1,"blockTypes":[{"name":"video","origin":"declared in standard input",\#
          "fields":[{"name":"caption","kind":"text","required":true,"summary":""},\#
          {"name":"size","kind":"s or m","required":false,"summary":""}],\#
          "examples":["{\"type\": \"video\", \"caption\": \"…\", \"size\": \"s\"}"]}]}

          """#
        )
    )
  }

  @Test("The types of a program of one's own are listed with its module")
  func ownProgram() throws {
    let output = try Program.acmeHelp.run(["types", "--format", "json"]).output
    #expect(output.contains(#""origin":"AcmeHelp""#) || output.contains(#""origin":"acme_help""#))
  }

  @Test(
    "What cannot be described is a failure",
    arguments: [
      (["lst"], 1, "faq: there is no block type 'lst'\nDid you mean 'list'?\n"),
      (
        ["a", "b"], 2,
        "faq: types describes one type, not 2\nFor example: faq types list\n"
      ),
    ]
  )
  func failures(operands: [String], status: Int32, message: String) throws {
    let result = try Program.faq.run(["types"] + operands)
    #expect(result.ending == .exited(status))
    #expect(result.error == message)
  }
}
