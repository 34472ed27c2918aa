import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A file that declares types")
struct TypesFileTests {
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
      try folder.text(of: "site/tour.md") == "# Tour\n\n[▶ Watch](https://e.org/tour)\n"
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
      list.error == "faq: \(path): a declared type has a problem; faq check shows them\n"
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
}
