import FaqCommand
import Platform
import Testing

@Suite("faq ask")
struct AskCommandTests {
  @Test("The best FAQ is shown, and below it are up to three others", arguments: [true, false])
  func answers(isQuoted: Bool) throws {
    let words =
      isQuoted
      ? ["When do I pay for shipping?"]
      : ["When", "do", "I", "pay", "for", "shipping?"]
    #expect(
      try run(words, Self.content)
        == .done(
          """
          When must I pay for shipping?

          At once.


          Also

          3: How long is shipping?
          1: How do I pay?
          2: How do I cancel?

          """
        )
    )
  }

  @Test("Each format shows what `show` does, and then the others")
  func formats() throws {
    #expect(
      try run(["pay", "--format", "markdown"], Self.content).output
        == "# How do I pay?\n\nBy card.\n\n# Also\n\n- **5**: When must I pay for shipping?\n"
    )
    let page = try run(["pay", "--format", "html"], Self.content).output
    #expect(page.contains("<h1>How do I pay?</h1>\n<p>By card.</p>\n</article>\n<h2>Also</h2>\n"))
    #expect(page.contains("<dt>5</dt><dd>When must I pay for shipping?</dd>"))
    #expect(page.contains(#""text":"\u003cp\u003eBy card.\u003c/p\u003e"}}"#))
  }

  @Test("JSON has the FAQ as content, and the hits as those of a search")
  func json() throws {
    let output = try run(["pay", "--format", "json"], Self.content).output
    #expect(
      output.hasPrefix(#"{"schemaVersion":1,"faqs":["# + Self.entry("How do I pay?", "By card."))
    )
    #expect(output.contains("],\n\"hits\":[{\"number\":1,\"title\":\"How do I pay?\","))
    #expect(output.hasSuffix(#""count":2,"isConfident":true,"replacements":[]}"# + "\n"))
    let again = try Program.faq.run(["show", "--all"], reading: output)
    #expect(again == .done("How do I pay?\n\nBy card.\n"))
  }

  @Test(
    "Aliases are searched as titles are, and not shown",
    arguments: [
      (#""aliases":["refund","money back"]"#, "get my money back"),
      (#""aliases":["refund","money back"]"#, "+refund"), (#""aliases":"refund""#, "refund"),
      (#""alternateName":["refund"],"id":7"#, "refund"), (#""synonyms":"refund""#, "refund"),
    ]
  )
  func aliases(members: String, question: String) throws {
    let entry =
      #"{\#(members),"elements":[{"type":"title","text":"Can I return it?"},"#
      + #"{"type":"body","text":"Within a week."}]}"#
    let content = "[\(Self.entry("When are you back?", "On Monday.")),\(entry)]"
    let answer = "Can I return it?\n\nWithin a week.\n"
    #expect(try run([question], content).output.hasPrefix(answer))
    #expect(!(try run([question, "--format", "html"], content).output.contains("refund")))
    for format in ["faq", "json"] {
      let again = try Program.faq.run(["convert", "--to", format], reading: content).output
      #expect(again.contains(entry))
      #expect(try run([question], again).output.hasPrefix(answer))
    }
  }

  @Test("FAQs of schema.org keep their alternate names, and show finds them by these")
  func alternateNames() throws {
    let content = #"""
      {"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Can I return it?",
      "alternateName":["refund"],"acceptedAnswer":{"@type":"Answer","text":"Yes."}}]}
      """#
    let page = "<script type=\"application/ld+json\">\(content)</script>"
    for content in [content, page] {
      let answer = "Can I return it?\n\nYes.\n"
      #expect(try run(["refund"], content).output == answer)
      #expect(try Program.faq.run(["show", "refund"], reading: content).output == answer)
    }
  }

  @Test("If it is not sure, the nearest titles are named, and the status is 1")
  func unsure() throws {
    let question = "do zebras cancel yellow kangaroos overnight"
    #expect(
      try run([question], Self.content)
        == .init(
          ending: .exited(1),
          output: "",
          error: """
            faq: nothing in standard input answers “\(question)” well
            The nearest titles: 2 “How do I cancel?”, 1 “How do I pay?”, 4 “How do I log in?”.

            """
        )
    )
    let result = try run([question, "--format", "json"], Self.content)
    #expect(result.ending == .exited(1))
    #expect(result.output.hasPrefix("{\"schemaVersion\":1,\"faqs\":[],\n\"hits\":[{\"number\":2,"))
  }

  @Test("The types and the base that the source of the answer declares come with it")
  func declared() throws {
    let content = #"""
      {"base":"https://example.org/","types":[{"type":"video","fields":{"url":"address"},
      "body":[{"action":"Watch","address":"{url}"}]}],"faqs":[{"elements":[
      {"type":"title","text":"Tour"},{"type":"video","url":"/tour"}]}]}
      """#
    let shown = Program.Result.done("Tour\n\n→ Watch (https://example.org/tour)\n")
    #expect(try run(["tour"], content) == shown)
    let output = try run(["tour", "--format", "json"], content).output
    #expect(output.hasPrefix(#"{"schemaVersion":1,"base":"https://example.org/","types":["#))
    let again = try Program.faq.run(["show", "1"], reading: output)
    #expect(again == shown)
  }

  private static let content =
    "["
    + [
      entry("How do I pay?", "By card."), entry("How do I cancel?", "Any time."),
      entry("How long is shipping?", "A week."), entry("How do I log in?", "With a password."),
      entry("When must I pay for shipping?", "At once."),
    ]
    .joined(separator: ",") + "]"

  private static func entry(_ title: String, _ text: String) -> String {
    #"{"elements":[{"type":"title","text":"\#(title)"},{"type":"body","text":"\#(text)"}]}"#
  }

  private func run(_ arguments: [String], _ content: String) throws -> Program.Result {
    try Program.faq.run(["ask"] + arguments, reading: content)
  }
}
