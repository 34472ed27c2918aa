import FaqSources
import Foundation
import Testing

@testable import FaqCommand

@Suite("The pages on the program describe it correctly")
struct ReadmeTests {
  private static let text = try? pages.map { page in
    try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../\(page)").standardized,
      encoding: .utf8
    )
  }.joined()
  private static let pages = [
    "README.md", "docs/ci.md", "docs/import.md", "docs/publish.md", "docs/use.md", "docs/write.md",
    "docs/blocks.md", "docs/start.md", "docs/troubleshooting.md",
  ]

  @Test("Every option exists, and every command line in a listing is valid")
  func options() throws {
    let text = try #require(Self.text)
    let names = text.matches(of: #/`--([a-z-]+)/#).map { String($0.1) }
    #expect(names.contains("refresh") && names.contains("max-size"))
    #expect(!names.contains { name in !Commands.standard.options.contains { $0.name == name } })
    let calls = text.matches(of: #/(?m)^faq ([^#>"]+?) *(?:[#>].*)?$/#).map { String($0.1) }
    #expect(calls.count > 30)
    for call in calls { _ = try FaqCommand.faq.command(call.trimmingCharacters(in: .whitespaces)) }
  }

  @Test("The default limits are those that they name")
  func limits() throws {
    let text = try #require(Self.text)
    let limits = Options().limits
    #expect(limits.total == .seconds(120) && limits.size == 64 << 20)
    #expect(text.contains("limits for fetching, by default 2 minutes and 64 MiB"))
    #expect(Backoff.standard == Backoff(first: .milliseconds(500), longest: .seconds(30)))
    #expect(Backoff.standard.longestAskedFor == .seconds(120))
  }
}
