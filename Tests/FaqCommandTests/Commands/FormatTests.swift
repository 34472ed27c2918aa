import FaqCommand
import Platform
import Testing

@Suite("faq fmt")
struct FormatTests {
  private static let content = #"[{"elements":[{"type":"title","text":"Why?"}]}]"#
  private static let formatted = """
    [
      {
        "elements": [
          { "type": "title", "text": "Why?" }
        ]
      }
    ]

    """

  @Test("Files are changed in place, and the names of those that change are printed")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.content, to: "a.json")
    try folder.write(Self.formatted, to: "b.json")
    try folder.write(Self.formatted, to: "c.ndjson")
    let paths = ["a.json", "b.json", "c.ndjson"].map { "\(folder.path)/\($0)" }
    #expect(
      try Program.faq.run(["fmt"] + paths) == .done("\(paths[0])\n\(paths[2])\n")
    )
    #expect(try folder.text(of: "a.json") == Self.formatted)
    #expect(try folder.text(of: "b.json") == Self.formatted)
    #expect(try folder.text(of: "c.ndjson") == Self.content + "\n")
    #expect(try Program.faq.run(["fmt"] + paths) == .done(""))
    #expect(try folder.names() == ["a.json", "b.json", "c.ndjson"])
  }

  @Test("With --check, the file stays as it is, and the status says whether it is formatted")
  func check() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write(Self.content, to: "a.json")
    let result = try Program.faq.run(["fmt", "--check", path])
    #expect(result == .init(ending: .exited(1), output: "\(path)\n", error: ""))
    #expect(try folder.text(of: "a.json") == Self.content)
    try folder.write(Self.formatted, to: "a.json")
    #expect(try Program.faq.run(["fmt", "--check", path]) == .done(""))
  }

  @Test("With -, it is a filter")
  func filter() throws {
    let arguments = ["fmt", "-"]
    #expect(try Program.faq.run(arguments, input: Self.content) == .done(Self.formatted))
    #expect(try Program.faq.run(arguments, input: Self.formatted) == .done(Self.formatted))
    let check = try Program.faq.run(arguments + ["--check"], input: Self.content)
    #expect(check == .init(ending: .exited(1), output: "standard input\n", error: ""))
  }

  @Test("A file that is not JSON is reported and left alone, and the others are formatted")
  func malformed() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{},]", to: "a.json")
    try folder.write(Self.content, to: "b.json")
    let paths = ["a.json", "none.json", "b.json"].map { "\(folder.path)/\($0)" }
    let error = """
      faq: \(paths[0]): line 1, column 4, at /1: trailing comma
      Remove it.
      faq: \(paths[1]): there is no such file
      Check the path.

      """
    let result = try Program.faq.run(["fmt"] + paths)
    #expect(result == .init(ending: .exited(69), output: "\(paths[2])\n", error: error))
    #expect(try folder.text(of: "a.json") == "[{},]")
    #expect(try folder.text(of: "b.json") == Self.formatted)
  }

  @Test("Files and standard input cannot be formatted together")
  func mixed() throws {
    let error = """
      faq: fmt reads either files or standard input (-)
      Omit '-', or the files.

      """
    let result = try Program.faq.run(["fmt", "a.json", "-"])
    #expect(result == .init(ending: .exited(2), output: "", error: error))
  }

  @Test("A folder is not formatted")
  func folder() throws {
    let folder = try TemporaryFolder()
    let error = "faq: \(folder.path): this is a directory, not a file\nName a file in it.\n"
    #expect(
      try Program.faq.run(["fmt", folder.path])
        == .init(ending: .exited(69), output: "", error: error)
    )
  }
}
