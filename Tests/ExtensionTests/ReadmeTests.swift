import ContentParser
import FaqService
import Renderers
import Testing

@Suite("What the documentation says of a new block type")
struct ReadmeTests {
  private static let item = #"{"type":"video","caption":"Tour","url":"https://example.com/tour"}"#

  @Test("A complete block type is at most twelve lines of code")
  func cost() async throws {
    let listing = try await TextFile.text("Tests/ExtensionTests/Video.swift")
    let lines = listing.split(separator: "\n").filter { line in
      line.contains { $0 != " " } && !line.hasPrefix("import ")
    }
    #expect(lines.count <= 12)
  }

  @Test("The README shows that block type, and the page on extensions the item too")
  func listing() async throws {
    let listing = try await TextFile.text("Tests/ExtensionTests/Video.swift")
    for page in ["README.md", "docs/extend.md"] {
      #expect(try await TextFile.text(page).contains("```swift\n\(listing)```\n"))
    }
    #expect(try await TextFile.text("docs/extend.md").contains("```json\n\(Self.item)\n```\n"))
  }

  @Test("A program of one's own is at most twelve lines of code")
  func program() async throws {
    let listing = try await TextFile.text("Tests/ExtensionTests/SmallProgram.swift")
    #expect(listing.split(separator: "\n").count <= 12)
  }

  @Test("The override of the documentation writes a link and escapes its text")
  func override() throws {
    let item = #"{"type":"video","caption":"A <b>","url":"https://example.com/?a=\"b"}"#
    let page = pageWithVideos().render(try .parsing(item))
    #expect(
      page.contains(
        #"<a class="video" href="https://example.com/?a=%22b">A &lt;b&gt;</a>"# + "\n"
      )
    )
  }

  @Test("It shows what the renderers give", arguments: Shown.all)
  func output(shown: Shown) async throws {
    let page = try await TextFile.text("docs/extend.md")
    let output = shown.render(try .parsing(Self.item))
    #expect(output == shown.output)
    #expect(page.contains("```\(shown.language)\n\(shown.output)```\n"))
  }
}

/// A format's output in the documentation.
struct Shown: Sendable, CustomTestStringConvertible {
  let language: String
  let output: String
  let render: @Sendable (Document) -> String

  var testDescription: String { language }

  static let all = [
    Self(language: "text", output: "→ Watch: Tour (https://example.com/tour)\n") {
      TextRenderer.plain().render($0)
    },
    Self(language: "markdown", output: "[Watch: Tour](https://example.com/tour)\n") {
      MarkdownRenderer().render($0)
    },
    Self(
      language: "json",
      output: """
        {"schemaVersion":1,"faqs":[{"elements":[\
        {"type":"video","caption":"Tour","url":"https://example.com/tour"}]}]}

        """
    ) { JSONRenderer().render($0) },
  ]
}
