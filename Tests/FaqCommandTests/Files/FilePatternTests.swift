import Platform
import Testing

@testable import FaqCommand

@Suite("Patterns and folders stand for the files that match")
struct FilePatternTests {
  @Test("A name comes before those that begin with it")
  func naturalOrder() {
    let names = ["a", "a01", "a1", "a1b", "ab"]
    let order = names.reversed().map { NaturalOrder(Path($0)) }.sorted()
    #expect(order.map(\.path.text) == names)
  }

  private static let names = [
    ".hidden.md", "2.md", "10.md", "a.md", "B.md", "b.txt", "sub/1.md", "sub/deep/c.md",
    "sub/.git/d.md", "sub2/e.md", "é.md",
  ]

  @Test(
    "Files are ordered by their paths, with numbers by value and letters of either case together",
    arguments: [
      ("*.md", ["2.md", "10.md", "a.md", "B.md", "é.md"]),
      ("?.md", ["2.md", "a.md", "B.md", "é.md"]),
      (".*.md", [".hidden.md"]),
      ("*/*.md", ["sub/1.md", "sub2/e.md"]),
      ("s*/**/*.md", ["sub/1.md", "sub/deep/c.md", "sub2/e.md"]),
      ("sub/**", ["sub/1.md", "sub/deep/c.md"]),
      ("**/c.md", ["sub/deep/c.md"]),
      ("**/deep/../*.md", ["sub/deep/../1.md"]),
      ("*.json", []), ("none/*.md", []), ("a.md/*.md", []),
      (
        "**",
        [
          "2.md", "10.md", "a.md", "B.md", "b.txt", "sub/1.md", "sub/deep/c.md", "sub2/e.md",
          "é.md",
        ]
      ),
    ]
  )
  func matches(pattern: String, files: [String]) throws {
    let folder = try TemporaryFolder()
    for name in Self.names { try folder.write("", to: name) }
    let path = Path("\(folder.path)/\(pattern)")
    var search = FileSearch(at: path)
    let found = try search.files(matching: #require(FilePattern(path)))
    #expect(found.map { "\($0)".dropFirst(folder.path.count + 1) } == files.map { $0[...] })
  }

  @Test(
    "A star matches any text within a name, and takes no long time",
    arguments: [
      ("*", "a", true), ("*", ".a", false), ("a*", "a", true), ("a*b*c", "aXbbXc", true),
      ("a*b", "aXbX", false), ("?", "é", true), ("??", "é", false), ("[ab]", "a", false),
      (String(repeating: "a*", count: 40) + "b", String(repeating: "a", count: 255), false),
    ]
  )
  func names(pattern: String, name: String, isMatch: Bool) {
    #expect(FilePattern.Part(Array(pattern.utf8)).matches(Array(name.utf8)) == isMatch)
  }

  @Test("Only a path with a wildcard is a pattern", arguments: ["a.md", "docs/a", "/", ""])
  func plain(path: String) {
    #expect(FilePattern(Path(path)) == nil)
  }
}
