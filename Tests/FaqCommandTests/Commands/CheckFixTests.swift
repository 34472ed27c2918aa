import FaqCommand
import Platform
import Testing

@Suite("faq check --fix")
struct CheckFixTests {
  private static let content = #"""
    [{"elements": [
      {"type": "titel", "text": "a"},
      {"type": "button", "txt": "b", "action": "www.example.com"},
      {"type": "video"}
    ]}]
    """#

  @Test("What has one safe answer is mended in the file, and what is left is reported")
  func fix() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    try folder.write(Self.content, to: "faqs.json")
    let result = try Program.faq.run(["check", "--fix", "--source", path])
    #expect(
      result.output == """
        \(path):2:12: note: wrote `title` instead of `titel` [unknown-type]
        \(path):3:22: note: wrote `text` instead of `txt` [missing-member]
        \(path):3:45: note: wrote `https://www.example.com` instead of `www.example.com` \
        [unsafe-address]
        \(path):4:12: warning: the type `video` is not known [unknown-type]

        """
    )
    #expect(result.ending == .exited(0))
    #expect(
      try folder.text(of: "faqs.json") == #"""
        [{"elements": [
          {"type": "title", "text": "a"},
          {"type": "button", "text": "b", "action": "https://www.example.com"},
          {"type": "video"}
        ]}]
        """#
    )
    let again = try Program.faq.run(["check", "--fix", "--source", path])
    #expect(
      again.output == "\(path):4:12: warning: the type `video` is not known [unknown-type]\n"
    )
  }

  @Test("Relative addresses stay as they are")
  func relative() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    let content = """
      [{"elements": [{"type": "title", "text": "a"},
      {"type": "image", "url": "map.png", "description": "b"},
      {"type": "button", "text": "c", "action": "guide.pdf"},
      {"type": "button", "text": "d", "action": "setup.html"}]}]
      """
    try folder.write(content, to: "faqs.json")
    let result = try Program.faq.run(["check", "--fix", "--source", path])
    let base = "A relative address needs --base, or a `base` before the FAQs. [unsafe-address]"
    #expect(
      result.output == """
        \(path):2:26: error: `url` is not a safe address: the scheme is missing in `map.png`. \(base)
        \(path):3:43: error: `action` is not a safe address: \
        the scheme is missing in `guide.pdf`. \(base)
        \(path):4:43: error: `action` is not a safe address: \
        the scheme is missing in `setup.html`. \(base)

        """
    )
    #expect(try folder.text(of: "faqs.json") == content)
    let options = ["check", "--base", "https://example.com/help/", "--source", path]
    #expect(try Program.faq.run(options).output.isEmpty)
  }

  @Test(
    "Only a file can be mended",
    arguments: [
      ([], "built-in content"), (["--source", "-"], "standard input"),
      (["--source", "https://example.com/faqs.json"], "https://example.com/faqs.json"),
    ]
  )
  func source(arguments: [String], kind: String) throws {
    let error = "faq: --fix changes one file, not \(kind)\nName a file with --source.\n"
    #expect(
      try Program.faq.run(["check", "--fix"] + arguments)
        == .init(ending: .exited(2), output: "", error: error)
    )
  }

  @Test("A file that is not JSON stays as it is, and the check says why")
  func malformed() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"type\":\"titel\"},]", to: "faqs.json")
    let result = try Program.faq.run(["check", "--fix", "--source", "\(folder.path)/faqs.json"])
    #expect(result.ending == .exited(65))
    #expect(try folder.text(of: "faqs.json") == "[{\"type\":\"titel\"},]")
  }
}
