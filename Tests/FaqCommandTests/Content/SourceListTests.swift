import FaqCommand
import Platform
import Testing

@Suite("A file lists sources, one per line")
struct SourceListTests {
  private static let rows = "FAQ Overview\n\n1. Why?\n2. How?\n3. Why?\n4. Who?\n"
  private let folder: TemporaryFolder

  init() throws { folder = try TwoSources().folder }

  @Test(
    "Blank lines and both kinds of line ends are read, and the last line needs none",
    arguments: ["<a>\n<b>\n", "\n<a>\r\n\r\n<b>", "<a>\n\n\n<b>\r\n"]
  )
  func lines(list: String) throws {
    let paths = list.replacing("<a>", with: "\(folder.path)/a.json")
      .replacing("<b>", with: "\(folder.path)/b.md")
    try folder.write(paths, to: "list.txt")
    let named = ["list", "--source-list", "\(folder.path)/list.txt"]
    #expect(try Program.faq.run(named) == .done(Self.rows))
    #expect(try Program.faq.run(["list", "--source-list", "-"], input: paths) == .done(Self.rows))
  }

  @Test("Folders and patterns can be listed, and sources that are named come first")
  func folders() throws {
    try folder.write("\(folder.path)/*.md\n", to: "list.txt")
    let both = ["--source", "\(folder.path)/a.json", "--source-list", "\(folder.path)/list.txt"]
    #expect(try Program.faq.run(["list"] + both) == .done(Self.rows))
    #expect(try Program.faq.run(["show", "4"] + both) == .done("Who?\n\nWe do.\n"))
  }

  @Test("A source that cannot be read ends reading, and check goes on with the others")
  func missing() throws {
    try folder.write("none.json\n\(folder.path)/b.md\n", to: "list.txt")
    let list = ["--source-list", "\(folder.path)/list.txt"]
    let error = "faq: none.json: there is no such file\nCheck the path.\n"
    #expect(
      try Program.faq.run(["list"] + list) == .init(ending: .exited(69), output: "", error: error)
    )
    let check = try Program.faq.run(["check"] + list)
    #expect(check.ending == .exited(69))
    #expect(check.error.hasPrefix(error) && check.error.contains("2 FAQs"))
  }

  @Test("A list that is not there, that names nothing, or that is no list, is an error")
  func faults() throws {
    let path = "\(folder.path)/list.txt"
    let list = ["list", "--source-list", path]
    #expect(
      try Program.faq.run(list).error == "faq: \(path): there is no such file\nCheck the path.\n"
    )
    try folder.write("\n", to: "list.txt")
    let none = "faq: there are no FAQs in the list in \(path)\n"
    #expect(
      try Program.faq.run(list)
        == .init(ending: .exited(0), output: "FAQ Overview\n", error: none)
    )
    try folder.write(String(repeating: "a", count: 100_000), to: "list.txt")
    let error = """
      faq: \(path): a line is too long for a path
      Write one path or address per line.

      """
    #expect(try Program.faq.run(list) == .init(ending: .exited(65), output: "", error: error))
  }

  @Test("What reads one file refuses a list")
  func refused() throws {
    let list = ["--source-list", "\(folder.path)/list.txt"]
    try folder.write("\(folder.path)/a.json\n", to: "list.txt")
    let lines = "faq: --lines reads one file, not the list in \(list[1])\nCall faq for each file.\n"
    #expect(try Program.faq.run(["convert", "--lines"] + list).error == lines)
    let fix = "faq: --fix changes one file, not the list in \(list[1])\n"
    #expect(try Program.faq.run(["check", "--fix"] + list).error.hasPrefix(fix))
    let doctor = try Program.faq.run(["doctor"] + list).output
    #expect(doctor.contains("source      the list in \(list[1]) (--source-list names it)\n"))
  }

  @Test("A list of thousands of sources is read as they are, not before")
  func streamed() throws {
    let lines = String(repeating: "\(folder.path)/a.json\n", count: 4_000) + "none.json\n"
    let result = try Program.faq.run(["show", "7999", "--source-list", "-"], input: lines)
    #expect(result == .done("Why?\n\nSo.\n"))
  }
}
