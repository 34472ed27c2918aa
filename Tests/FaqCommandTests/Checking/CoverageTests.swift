import FaqCommand
import Platform
import Testing

@Suite("How block types reach formats")
struct CoverageTests {
  private let content = #"""
    [{"elements":[
      {"type":"title","text":"a"},
      {"type":"list","items":["b",["c",{"type":"code","text":"d"}]]},
      {"type":"video","x":1},
      {"type":"video","fallback":{"type":"code","text":"e"}},
      {"type":"button","text":"f"},
      7
    ]}]
    """#

  private let table = """
    Type      │ Blocks │ ansi     │ plain    │ markdown │ html     │ json
    ──────────┼────────┼──────────┼──────────┼──────────┼──────────┼───────
    code      │      2 │ lowered  │ lowered  │ lowered  │ lowered  │ native
    (no type) │      1 │ unknown  │ unknown  │ unknown  │ unknown  │ native
    button    │      1 │ unknown  │ unknown  │ unknown  │ unknown  │ native
    list      │      1 │ lowered  │ lowered  │ lowered  │ lowered  │ native
    title     │      1 │ lowered  │ lowered  │ lowered  │ lowered  │ native
    video     │      1 │ fallback │ fallback │ fallback │ fallback │ native
    video     │      1 │ unknown  │ unknown  │ unknown  │ unknown  │ native

    native: the format writes the block in its own way
    lowered: the format writes the block as headings, paragraphs, lists and the like
    fallback: the block's fallback is shown instead
    unknown: a notice with the block's text is shown (--unknown show)

    """

  @Test("A table of types and formats follows the faults, and the status is that of the check")
  func report() throws {
    let check = try Program.faq.run(["check"], reading: content)
    let result = try Program.faq.run(["check", "--coverage"], reading: content)
    #expect(check.ending == .exited(65))
    #expect(
      result == .init(ending: check.ending, output: check.output + "\n" + table, error: check.error)
    )
  }

  @Test("Blocks are counted in all of many FAQs")
  func many() throws {
    let faq = #"{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}"#
    let content = Array(repeating: faq, count: 3_000).joined(separator: "\n")
    let result = try Program.faq.run(["check", "--coverage", "--jobs", "2"], reading: content)
    #expect(result.output.contains("\nbody  │   3000 │ "))
    #expect(result.output.contains("\ntitle │   3000 │ "))
  }

  @Test("Without faults there is only the table, and without blocks there is none")
  func noFaults() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}]"#
    let result = try Program.faq.run(["check", "--coverage"], reading: content)
    #expect(result.output.hasPrefix("Type  │ Blocks │ ansi    │"))
    #expect(result.ending == .exited(0))
    #expect(try Program.faq.run(["check", "--coverage"], reading: "[]").output.isEmpty)
  }

  @Test(
    "The report says what --unknown makes of unknown types",
    arguments: [
      ("show", "unknown", "native", "a notice with the block's text is shown"),
      ("text", "unknown", "native", "the block's text is shown"),
      ("drop", "unknown", "unknown", "the block is left out"),
      ("fail", "unknown", "native", "the FAQ is refused"),
    ]
  )
  func policy(policy: String, html: String, json: String, explanation: String) throws {
    let content = #"[{"elements":[{"type":"video"}]}]"#
    let arguments = ["check", "--coverage", "--unknown", policy]
    let output = try Program.faq.run(arguments, reading: content).output
    #expect(output.contains("video │      1 │ unknown │ unknown │ unknown  │ \(html) │ \(json)\n"))
    #expect(output.hasSuffix("\nunknown: \(explanation) (--unknown \(policy))\n"))
  }

  @Test("A program's own formats and overrides count, also within containers")
  func ownProgram() throws {
    let result = try Program.acmeHelp.run(["check", "--coverage"])
    #expect(
      result.output == """
        Type    │ Blocks │ ansi    │ plain   │ markdown │ html    │ json   │ outline │ csv
        ────────┼────────┼─────────┼─────────┼──────────┼─────────┼────────┼─────────┼───────
        title   │      2 │ lowered │ lowered │ lowered  │ lowered │ native │ lowered │ native
        body    │      1 │ lowered │ lowered │ lowered  │ lowered │ native │ lowered │ native
        callout │      1 │ lowered │ lowered │ lowered  │ lowered │ native │ lowered │ native
        video   │      1 │ lowered │ lowered │ lowered  │ native  │ native │ lowered │ native

        native: the format writes the block in its own way
        lowered: the format writes the block as headings, paragraphs, lists and the like

        """
    )
  }

  @Test("As JSON, the coverage follows the diagnostics")
  func json() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},7]}]"#
    let arguments = ["check", "--coverage", "--format", "json"]
    let output = try Program.faq.run(arguments, reading: content).output
    #expect(
      output.hasSuffix(
        #"""
        "hint":null}],
        "coverage":{"unknownPolicy":"show","types":[{"type":null,"count":1,"formats":\#
        {"ansi":"unknown","plain":"unknown","markdown":"unknown","html":"unknown","json":"native"}},
        {"type":"title","count":1,"formats":\#
        {"ansi":"lowered","plain":"lowered","markdown":"lowered","html":"lowered","json":"native"}}]}}

        """#
      )
    )
  }
}
