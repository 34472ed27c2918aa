import FaqSources
import Foundation
import Testing

@Suite("The version stands in one place")
struct VersionTests {
  private static let changelog = URL(filePath: #filePath)
    .appending(path: "../../../../CHANGELOG.md").standardized

  @Test("The program and its manual page name it")
  func program() throws {
    let version = Version.current
    #expect(try Program.faq.run(["--version"]).output == "faq \(version)\n")
    #expect(
      try Program.faq.run(["man"]).output.hasPrefix(".TH FAQ 1 \"\" \"faq \(version)\" \"\"\n")
    )
  }

  @Test("The first section of the changelog is about it")
  func changes() throws {
    let text = try String(contentsOf: Self.changelog, encoding: .utf8)
    let heading = try #require(text.firstMatch(of: /(?m)^## ([^\s,]+)/))
    #expect(heading.1 == Version.current)
  }
}
