import FaqCommand
import Platform
import Testing

@Suite("File names that are not UTF-8", .enabled(if: FileNames.acceptsAnyName))
struct OddPathTests {
  @Test(
    "They are read, written and rewritten as they are",
    arguments: [
      ("cp faqs.json $name; faq list --source $name", "FAQ Overview\n\n1. A\n"),
      ("faq convert --source faqs.json --output $name; cat $name", "# A\n"),
      ("faq convert --source faqs.json --output $name/; cat $name/*a.md", "# A\n"),
      ("echo no | faq convert --lines --rejects $name; cat $name", "no\n"),
      ("faq new $name; faq check --source $name 2>/dev/null; echo $?", "0\n"),
      ("cp faqs.json $name; faq fmt $name >/dev/null; head -1 $name", "[\n"),
      (
        "cp faqs.json $name; faq doctor --source $name | grep ^source | cut -c 13-16", "o\u{FFFD}\n"
      ),
      ("faq list --source $name; echo $?", "69\n"),
    ]
  )
  func names(script: String, output: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("[[{\"type\":\"title\",\"text\":\"A\"}]]", to: "faqs.json")
    let result = try Program(path: "/bin/sh").run([
      "-c", "cd '\(folder.path)'; name=$(printf 'o\\377'); faq() { \"$0\" \"$@\"; }; \(script)",
      Program.faq.path,
    ])
    #expect(result.output == output)
  }

  @Test("Paths are bytes, and have a readable description")
  func path() {
    let path = Path(bytes: [0x61, 0x2F, 0xFF])
    #expect(path.text == nil)
    #expect("\(path)" == "a/\u{FFFD}")
    #expect(path.directory == "a/")
    #expect(path.appending("b").bytes == [0x61, 0x2F, 0xFF, 0x62])
    #expect(Path("a").directory.isEmpty && Path("a/").endsWithSlash)
  }
}

private enum FileNames {
  /// The file systems of Apple's platforms accept only UTF-8.
  static var acceptsAnyName: Bool {
    #if canImport(Darwin)
    false
    #else
    true
    #endif
  }
}
