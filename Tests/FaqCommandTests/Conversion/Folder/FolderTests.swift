import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("faq convert into a folder")
struct FolderTests {
  private static let content = """
    {"elements":[{"type":"title","text":"What is *it*?"},{"type":"body","text":"A thing."}]}
    {"elements":[{"type":"title","text":"../../<b>"},{"type":"body","text":"Another."}]}
    {"elements":[{"type":"body","text":"No title."}]}
    """

  private func convert(
    _ content: String = content,
    to path: String,
    _ options: String...
  ) throws -> Program.Result {
    try Program.faq.run(["convert", "--source", "-", "--output", path] + options, input: content)
  }

  @Test("A path that ends with a slash becomes a folder with a file per FAQ and an index")
  func markdown() throws {
    let folder = try TemporaryFolder()
    #expect(try convert(to: "\(folder.path)/a/b/") == .done(""))
    #expect(
      try folder.names(in: "a/b") == ["b.md", "faq-3.md", "index.md", "what-is-it.md"]
    )
    #expect(try folder.text(of: "a/b/what-is-it.md") == "# What is \\*it\\*?\n\nA thing.\n")
    #expect(
      try folder.text(of: "a/b/index.md") == """
        # FAQ Overview

        1. [What is \\*it\\*?](what-is-it.md)
        2. [../../\\<b>](b.md)
        3. [(untitled) No title.](faq-3.md)

        """
    )
  }

  @Test("A folder has a page for each FAQ, and nothing to search")
  func search() throws {
    let folder = try TemporaryFolder()
    #expect(
      try convert(to: folder.path, "--to", "html", "--search")
        == .init(
          ending: .exited(2),
          output: "",
          error: """
            faq: --search needs one page of all FAQs, and a folder has a page for each
            Name a file with --output.

            """
        )
    )
  }

  @Test(
    "An existing folder needs no slash, and the index lists all FAQs in every format",
    arguments: [
      (
        FormatName.json, "b.json",
        #"{"schemaVersion":1,"faqs":[{"elements":[{"type":"title","text":"../../<b>"},"#
          + #"{"type":"body","text":"Another."}]}]}"# + "\n",
        "index.json",
        """
        {"schemaVersion":1,"overview":[\
        {"number":1,"title":"What is *it*?","file":"what-is-it.json"},
        {"number":2,"title":"../../<b>","file":"b.json"},
        {"number":3,"title":null,"file":"faq-3.json"}]}

        """
      ),
      (
        .plain, "b.txt", "../../<b>\n\nAnother.\n", "index.txt",
        "FAQ Overview\n\n   1. What is *it*?\n   2. ../../<b>\n   3. (untitled) No title.\n"
      ),
      (
        .ansi, "b.ans", "\u{1B}[1;36m../../<b>\u{1B}[0m\n\nAnother.\n", "index.ans",
        """
        \u{1B}[1;36mFAQ Overview\u{1B}[0m

        \u{1B}[2m   1. \u{1B}[0mWhat is *it*?
        \u{1B}[2m   2. \u{1B}[0m../../<b>
        \u{1B}[2m   3. \u{1B}[0m\u{1B}[2m(untitled)\u{1B}[0m No title.

        """
      ),
    ]
  )
  func formats(
    format: FormatName,
    name: String,
    text: String,
    indexName: String,
    index: String
  ) throws {
    let folder = try TemporaryFolder()
    #expect(try convert(to: folder.path, "--to", format.rawValue) == .done(""))
    #expect(try folder.names().count == 4)
    #expect(try folder.text(of: name) == text)
    #expect(try folder.text(of: indexName) == index)
  }

  @Test("In HTML, each file is a complete page, and so is the index")
  func html() throws {
    let folder = try TemporaryFolder()
    #expect(try convert(to: folder.path, "--to", "html") == .done(""))
    #expect(try folder.text(of: "b.html").contains("<title>../../&lt;b&gt;</title>"))
    #expect(
      try folder.text(of: "index.html").hasSuffix(
        """
        <main>
        <ol class="overview">
        <li value="1"><a href="what-is-it.html">What is *it*?</a></li>
        <li value="2"><a href="b.html">../../&lt;b&gt;</a></li>
        <li value="3"><a href="faq-3.html">(untitled) No title.</a></li>
        </ol>
        </main>
        </body>
        </html>

        """
      )
    )
  }

  @Test("Without FAQs, the index has no rows")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(try convert("[]", to: folder.path) == .done(""))
    #expect(try folder.names() == ["index.md"])
    #expect(try folder.text(of: "index.md") == "# FAQ Overview\n")
  }

  @Test("Files of earlier FAQs and foreign files are kept")
  func others() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.md")
    #expect(try convert(to: folder.path) == .done(""))
    #expect(try convert("[]", to: folder.path) == .done(""))
    #expect(
      try folder.names()
        == ["b.md", "faq-3.md", "index.md", "notes.md", "what-is-it.md"]
    )
    #expect(try folder.text(of: "notes.md") == "mine")
    #expect(try folder.text(of: "index.md") == "# FAQ Overview\n")
  }

  @Test("A link in the folder is replaced, and its target is never written")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out",
      withIntermediateDirectories: false
    )
    for name in ["what-is-it.md", "index.md"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/out/\(name)",
        withDestinationPath: "../secret"
      )
    }
    #expect(try convert(to: "\(folder.path)/out") == .done(""))
    #expect(try folder.text(of: "secret") == "secret")
    #expect(
      try folder.text(of: "out/what-is-it.md") == "# What is \\*it\\*?\n\nA thing.\n"
    )
  }

  @Test("Of a broken source, the FAQs before the fault are written, and no index")
  func broken() throws {
    let folder = try TemporaryFolder()
    let result = try convert(
      #"[{"elements":[{"type":"title","text":"a"}]},"#,
      to: folder.path
    )
    #expect(result.ending == .exited(65))
    #expect(try folder.names() == ["a.md"])
  }

  @Test("For a folder that cannot be created, the error gives the path and the reason")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let result = try convert(to: "\(folder.path)/a/b/")
    #expect(result.ending == .exited(74))
    #expect(result.error == "faq: writing to \(folder.path)/a/b/ failed: Not a directory\n")
  }
}
