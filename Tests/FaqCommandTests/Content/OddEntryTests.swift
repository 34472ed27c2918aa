import FaqCommand
import Platform
import Testing

@Suite("A file of a folder is content if any of its entries is")
struct OddEntryTests {
  private static let second = #"{"elements":[{"type":"title","text":"Second?"}]}"#
  private static let third = #"{"elements":[{"type":"title","text":"Third?"}]}"#

  @Test(
    "An odd first entry hides no others",
    arguments: [
      #"{"elemets":[{"type":"title","text":"First?"}]}"#, "{}", #"{"id":1}"#, #""x""#, "null",
      #"[["x"]]"#, #"{"elements":{}}"#,
    ]
  )
  func first(entry: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("[\(entry),\(Self.second),\(Self.third)]", to: "a.json")
    let alone = try Program.faq.run(["list", "--source", "\(folder.path)/a.json"])
    #expect(alone.output.hasSuffix("2. Second?\n3. Third?\n"))
    #expect(try Program.faq.run(["list", "--source", folder.path]).output == alone.output)
    let checks = try ["a.json", "*.json", ""].map { file in
      try Program.faq.run(["check", "--source", "\(folder.path)/\(file)"])
    }
    #expect(checks.allSatisfy { $0 == checks[0] })
  }

  @Test("The check of a folder has the exact error about the entry")
  func error() throws {
    let folder = try TemporaryFolder()
    let odd = #"{"elemets":[{"type":"title","text":"First?"}]}"#
    try folder.write("[\(odd),\(Self.second)]", to: "a.json")
    #expect(
      try Program.faq.run(["check", "--source", folder.path])
        == .init(
          ending: .exited(65),
          output: #"""
            \#(folder.path)/a.json:1:3: error: `elemets` is not a member of an entry. \#
            Did you mean `elements`? \#
            Write {"elements":[{"type":"title","text":"First?"}]}. [foreign-shape]
            \#(folder.path)/a.json:1:62: warning: this FAQ has a title, but no answer. \#
            Add {"type": "body", "text": "…"} after it. [missing-answer]

            """#,
          error: "faq: 1 error, 1 warning in 2 FAQs\n"
        )
    )
  }

  @Test("A file without FAQs that looks like content is an error in the check")
  func passedOver() throws {
    let folder = try Self.folder()
    let path = folder.path
    #expect(
      try Program.faq.run(["check", "--source", folder.path])
        == .init(
          ending: .exited(65),
          output: #"""
            \#(path)/a.json:1:15: warning: this FAQ has a title, but no answer. \#
            Add {"type": "body", "text": "…"} after it. [missing-answer]
            \#(path)/b.json:1:3: error: `elemets` is not a member of an entry. \#
            Did you mean `elements`? \#
            Write {"elements":[{"type":"title","text":"First?"}]}. [foreign-shape]
            \#(path)/c.json:1:30: error: a comma is missing. \#
            Write , between the two values. [unexpected-character]

            """#,
          error: """
            faq: \(path)/package.json is skipped: line 1, column 16: a comma is missing
            faq: 2 errors, 1 warning in 2 FAQs of 3 sources; reading stopped there

            """
        )
    )
    #expect(
      try Program.faq.run(["list", "--source", folder.path])
        == .init(
          ending: .exited(0),
          output: "FAQ Overview\n\n1. Second?\n",
          error: """
            faq: \(path)/b.json is skipped: no FAQs are found in it
            faq: \(path)/c.json is skipped: line 1, column 30, at /0/elements/0: \
            a comma is missing
            faq: \(path)/package.json is skipped: line 1, column 16: a comma is missing

            """
        )
    )
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("[\(second)]", to: "a.json")
    try folder.write(#"[{"elemets":[{"type":"title","text":"First?"}]}]"#, to: "b.json")
    try folder.write(#"[{"elements":[{"type":"title" "text":"First?"}]}]"#, to: "c.json")
    try folder.write(#"{"name": "site" "version": 1}"#, to: "package.json")
    return folder
  }
}
