import FaqCommand
import Foundation
import Platform
import Testing

@Suite("Types that content or a file declares")
struct DeclaredTypeTests {
  private static let declaration = """
    {"type":"video","fields":{"caption":"text","url":"address"},\
    "body":[{"action":"▶ {caption}","address":"{url}"}]}
    """

  private static let faqs = """
    [{"elements":[{"type":"title","text":"Tour"},\
    {"type":"video","caption":"Watch","url":"https://e.org/tour"}]},\
    {"elements":[{"type":"title","text":"Other"},{"type":"body","text":"Text."}]}]
    """

  private static let content = #"{"name":"x","types":[\#(declaration)],"faqs":\#(faqs)}"#

  @Test(
    "Every command shows FAQs with the types that precede them",
    arguments: [
      (["list"], "FAQ Overview\n\n1. Tour\n2. Other\n"),
      (["show", "1"], "Tour\n\n→ ▶ Watch (https://e.org/tour)\n"),
      (["show", "tour"], "Tour\n\n→ ▶ Watch (https://e.org/tour)\n"),
      (
        ["show", "--all", "--format", "markdown"],
        "# Tour\n\n[▶ Watch](https://e.org/tour)\n\n# Other\n\nText.\n"
      ),
      (["search", "watch"], "1. Tour\n   ▶ Watch\n"),
      (
        ["convert"],
        "# Tour\n\n[▶ Watch](https://e.org/tour)\n\n# Other\n\nText.\n"
      ),
    ]
  )
  func commands(arguments: [String], output: String) throws {
    let plain =
      arguments[0] == "convert" || arguments.contains("--format") ? [] : ["--format", "plain"]
    #expect(try Program.faq.run(arguments + plain, reading: Self.content) == .done(output))
  }

  @Test("A check finds nothing wrong with them")
  func check() throws {
    let result = try Program.faq.run(["check"], reading: Self.content)
    #expect(result.output.isEmpty)
    #expect(result.error == "faq: no problems in 2 FAQs\n")
  }

  @Test("JSON keeps them before the FAQs, so that its output is content again")
  func json() throws {
    let output = """
      {"schemaVersion":1,"types":[\(Self.declaration)],
      "faqs":[{"elements":[{"type":"title","text":"Tour"},\
      {"type":"video","caption":"Watch","url":"https://e.org/tour"}]},
      {"elements":[{"type":"title","text":"Other"},{"type":"body","text":"Text."}]}],
      "envelope":{"name":"x"}}

      """
    for arguments in [["show", "--all", "--format", "json"], ["convert", "--to", "json"]] {
      #expect(try Program.faq.run(arguments, reading: Self.content) == .done(output))
      #expect(try Program.faq.run(arguments, reading: output) == .done(output))
    }
  }

  @Test("A single FAQ as JSON carries the types too")
  func single() throws {
    let result = try Program.faq.run(["show", "1", "--format", "json"], reading: Self.content)
    #expect(
      try Program.faq.run(["show", "1", "--format", "plain"], reading: result.output)
        == .done("Tour\n\n→ ▶ Watch (https://e.org/tour)\n")
    )
  }

  @Test("Types after FAQs are ignored, and nothing of them is lost")
  func late() throws {
    let content = #"{"faqs":\#(Self.faqs),"types":[\#(Self.declaration)]}"#
    let result = try Program.faq.run(["check"], reading: content)
    let column = content.unicodeScalars.count - Self.declaration.unicodeScalars.count - 10
    #expect(
      result.output == """
        standard input:1:62: warning: the type `video` is not known [unknown-type]
        standard input:1:\(column): warning: these types are declared after FAQs, so they are \
        ignored. Move `types` before all FAQs. [misplaced-types]

        """
    )
    let all = try Program.faq.run(["show", "--all", "--format", "json"], reading: content)
    #expect(all.output.contains(Self.declaration))
  }

  @Test(
    "Any other member `types` does no harm",
    arguments: [#"["a","b"]"#, #"{"video":1}"#, "7", #"[{"name":"a"}]"#]
  )
  func foreign(types: String) throws {
    let content = #"{"types":\#(types),"faqs":\#(Self.faqs)}"#
    #expect(
      try Program.faq.run(["list", "--format", "plain"], reading: content)
        == .done("FAQ Overview\n\n1. Tour\n2. Other\n")
    )
    let result = try Program.faq.run(["check"], reading: content)
    #expect(
      result.output.hasPrefix(
        """
        standard input:1:2: warning: `types` declares no block types. A declaration is written as \
        in [{"type": "…", "fields": {…}, "body": […]}]. [misplaced-types]

        """
      )
    )
  }

  @Test("FAQs in a member `types` are FAQs")
  func faqsNamedTypes() throws {
    #expect(
      try Program.faq.run(["list", "--format", "plain"], reading: #"{"types":\#(Self.faqs)}"#)
        == .done("FAQ Overview\n\n1. Tour\n2. Other\n")
    )
  }

  @Test(
    "Neither templates nor fields can write markup or drive a terminal",
    arguments: ["plain", "ansi", "markdown", "html", "json"]
  )
  func hostile(format: String) throws {
    let attack = #"\u001b]0;x\u0007<script>alert(1)</script>"#
    let content = """
      {"types":[{"type":"x\\u001b[2J","fields":{"a":"text","u":"address"},"body":[\
      {"heading":"\(attack)"},{"paragraph":"\(attack) {a}"},{"facts":{"\(attack)":"{a}"}},\
      {"action":"{a}","address":"{u}"},{"image":"{u}","description":"{a}"},\
      {"action":"{a}","address":"https://e.org/{a}"},{"code":"{a}","language":"{a}"},\
      {"notice":"{a}","nodes":[]},{"table":["{a}"],"rows":[["{a}"]]}]}],\
      "faqs":[{"elements":[{"type":"x\\u001b[2J","a":"\(attack)","u":"javascript:alert(1)"}]}]}
      """
    let arguments = ["show", "--all", "--format", format, "--hyperlinks", "always"]
    let output = try Program.faq.run(arguments, reading: content).output
    #expect(output.contains("alert(1)"))
    #expect(!output.contains("\u{7}") && !output.contains("\u{1B}[2J"))
    #expect(!output.contains("\u{1B}]0"))
    if format == "html" { #expect(!output.contains("<script>alert")) }
    if format == "html" { #expect(!output.contains("href=\"javascript")) }
    if format == "markdown" { #expect(!output.contains("\n<script>")) }
    for arguments in [["check"], ["types", "--format", "plain"]] {
      let text = try Program.faq.run(arguments, reading: content)
      #expect(!(text.output + text.error).contains("\u{1B}"))
    }
  }

  @Test("--fix mends a misspelt kind, and no type that is declared")
  func fixing() throws {
    let folder = try TemporaryFolder()
    let content = """
      {"types":[{"type":"titel","fields":{"a":"txt"},"body":[{"paragraph":"{a}"}]}],
      "faqs":[{"elements":[{"type":"title","text":"T"},{"type":"titel","a":"A"}]}]}

      """
    try folder.write(content, to: "faqs.json")
    let result = try Program.faq.run(["check", "--fix", "--source", "\(folder.path)/faqs.json"])
    #expect(result.ending == .exited(0))
    #expect(
      try folder.text(of: "faqs.json")
        == content.replacingOccurrences(of: #""txt""#, with: #""text""#)
    )
  }
}
