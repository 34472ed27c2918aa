import Foundation
import Testing

@testable import FaqCommand

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
    "Every command shows FAQs with the types that stand in front of them",
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
    #expect(result.error == "faq: no faults in 2 FAQs\n")
  }

  @Test("JSON keeps them in front of the FAQs, so that its output is content again")
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

  @Test("Types behind FAQs are not known, and nothing of them is lost")
  func late() throws {
    let content = #"{"faqs":\#(Self.faqs),"types":[\#(Self.declaration)]}"#
    let result = try Program.faq.run(["check"], reading: content)
    let column = content.unicodeScalars.count - Self.declaration.unicodeScalars.count - 1
    #expect(
      result.output == """
        standard input:1:62: warning: the type `video` is not known [unknown-type]
        standard input:1:\(column): warning: these types are declared behind FAQs, so they are not \
        known. Move `types` in front of all FAQs. [misplaced-types]

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
      result.output.hasSuffix(
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

  @Test("A file declares types for content without any, and wins over the content")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("[\(Self.declaration)]", to: "types.json")
    let types = ["--types", "\(folder.path)/types.json"]
    #expect(
      try Program.faq.run(["show", "1", "--format", "plain"] + types, reading: Self.faqs)
        == .done("Tour\n\n→ ▶ Watch (https://e.org/tour)\n")
    )
    let other = #"{"types":[{"type":"video","body":[{"divider":true}]}],"faqs":\#(Self.faqs)}"#
    #expect(
      try Program.faq.run(["show", "1", "--format", "plain"] + types, reading: other)
        == .done("Tour\n\n→ ▶ Watch (https://e.org/tour)\n")
    )
  }

  @Test("Lines and folders are converted with the types of a file")
  func conversions() throws {
    let folder = try TemporaryFolder()
    try folder.write("[\(Self.declaration)]", to: "types.json")
    let types = ["--types", "\(folder.path)/types.json"]
    let line = """
      {"elements":[{"type":"title","text":"T"},{"type":"video","caption":"W","url":"tel:1"}]}

      """
    #expect(
      try Program.faq.run(["convert", "--lines"] + types, input: line)
        == .done(##"{"number":1,"title":"T","content":"# T\n\n[▶ W](tel:1)\n"}"## + "\n")
    )
    let site = ["convert", "--output", "\(folder.path)/site/"]
    #expect(try Program.faq.run(site, reading: Self.content) == .done(""))
    #expect(
      try folder.text(of: "site/0001-tour.md") == "# Tour\n\n[▶ Watch](https://e.org/tour)\n"
    )
  }

  @Test("Faults of a file are in the report of a check, and a warning elsewhere")
  func faultyFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"type":"x","fields":{"a":"adress"},"body":[]}]"#, to: "types.json")
    let path = "\(folder.path)/types.json"
    let check = try Program.faq.run(["check", "--types", path], reading: "[]")
    #expect(
      check.output == """
        \(path):1:28: error: `adress` is not a kind of field. Did you mean `address`? \
        [invalid-value]

        """
    )
    #expect(check.ending == .exited(65))
    let list = try Program.faq.run(["show", "--all", "--types", path], reading: "[]")
    #expect(
      list.error == "faq: \(path): a declared type has a fault; faq check shows them\n"
    )
  }

  @Test(
    "A file that cannot be read is a failure",
    arguments: [
      ("missing.json", 69, "missing.json: No such file or directory"),
      (
        "broken.json", 65,
        "broken.json: line 1, column 2, at /0: expected a value or ']', found the end"
      ),
    ]
  )
  func unreadable(name: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("[", to: "broken.json")
    let result = try Program.faq.run(["list", "--types", "\(folder.path)/\(name)"])
    #expect(result.ending == .exited(status))
    #expect(result.error.hasPrefix("faq: \(folder.path)/\(message)\n"))
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
