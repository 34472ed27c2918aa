import ContentParser
import FaqService
import Renderers
import Testing

@Suite("What the README says of a new block type")
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

  @Test("The README shows that block type as it is compiled, and the item")
  func listing() async throws {
    let readme = try await TextFile.text("README.md")
    let listing = try await TextFile.text("Tests/ExtensionTests/Video.swift")
    #expect(readme.contains("\n## A new block type\n"))
    #expect(readme.contains("```swift\n\(listing)```\n"))
    #expect(readme.contains("```json\n\(Self.item)\n```\n"))
  }

  @Test(
    "The README shows a container and an override as they are compiled",
    arguments: ["Callout", "VideoOverride"]
  )
  func otherListings(name: String) async throws {
    let readme = try await TextFile.text("README.md")
    let listing = try await TextFile.text("Tests/ExtensionTests/\(name).swift")
    #expect(readme.contains("```swift\n\(listing)```\n"))
  }

  @Test("The README shows tests of one's own types as they are compiled")
  func tests() async throws {
    let readme = try await TextFile.text("README.md")
    let listing = try await TextFile.text("Tests/ExtensionTests/OwnTypesTests.swift")
    #expect(readme.contains("```swift\n\(listing)```\n"))
  }

  @Test("The README shows a program of one's own as it is compiled")
  func program() async throws {
    let readme = try await TextFile.text("README.md")
    let listing = try await TextFile.text("Tests/AcmeHelp/Help.swift")
    #expect(readme.contains("```swift\n\(listing)```\n"))
  }

  @Test("The override of the README writes a link and escapes its text")
  func override() throws {
    let item = #"{"type":"video","caption":"A <b>","url":"https://example.com/?a=\"b"}"#
    let page = pageWithVideos().render(try .parsing(item))
    #expect(
      page.contains(
        #"<a class="video" href="https://example.com/?a=%22b">A &lt;b&gt;</a>"# + "\n"
      )
    )
  }

  @Test("The README shows what the renderers give", arguments: Shown.all)
  func output(shown: Shown) async throws {
    let readme = try await TextFile.text("README.md")
    let output = shown.render(try .parsing(Self.item))
    #expect(output == shown.output)
    #expect(readme.contains("```\(shown.language)\n\(shown.output)```\n"))
  }
}

/// A format's output in the README.
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
