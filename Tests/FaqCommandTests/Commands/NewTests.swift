import FaqCommand
import Platform
import Testing

@Suite("faq new")
struct NewTests {
  @Test("A device is written, since nothing of it is replaced")
  func device() throws {
    let result = try Program.faq.run(["new", "/dev/stdout"])
    #expect(try result == Program.faq.run(["new"]))
  }

  @Test("The new file gets no remark, is formatted, and has two FAQs")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    #expect(try Program.faq.run(["new", path]) == .done(""))
    let check = try Program.faq.run(["check", "--source", path])
    #expect(check.ending == .exited(0))
    #expect(check.output.isEmpty)
    #expect(try Program.faq.run(["fmt", "--check", path]) == .done(""))
    let list = try Program.faq.run(["list", "--source", path])
    let overview = "1. How do I write an FAQ?\n2. Which other blocks are there?\n"
    #expect(list == .done("FAQ Overview\n\n" + overview))
    #expect(try Program.faq.run(["new"]) == .done(folder.text(of: "faqs.json")))
  }

  @Test("As YAML it is the same content")
  func yaml() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.faq.run(["new", "--yaml", "\(folder.path)/faqs.yaml"]) == .done(""))
    #expect(try folder.text(of: "faqs.yaml").hasPrefix("- elements:\n    - type: \"title\"\n"))
    let source = ["--source", "\(folder.path)/faqs.yaml"]
    let text = try Program.faq.run(["show", "--all"] + source).output
    try folder.write(Program.faq.run(["new"]).output, to: "faqs.json")
    #expect(
      try Program.faq.run(["show", "--all", "--source", "\(folder.path)/faqs.json"]).output == text
    )
    #expect(try Program.faq.run(["check"] + source).ending == .exited(0))
  }

  @Test("A file that exists stays as it is")
  func existing() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    try folder.write("mine", to: "faqs.json")
    let error = "faq: \(path) exists already\nChoose another name.\n"
    #expect(
      try Program.faq.run(["new", path])
        == .init(ending: .exited(74), output: "", error: error)
    )
    #expect(try folder.text(of: "faqs.json") == "mine")
    #expect(try folder.names() == ["faqs.json"])
  }
}
