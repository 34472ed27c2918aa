import FaqSources
import Foundation
import Testing

@testable import FaqCommand

@Suite("The README describes the program correctly")
struct ReadmeTests {
  private static let text = try? String(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../../README.md").standardized,
    encoding: .utf8
  )

  @Test("Every option in the README exists, and every command line in its table is valid")
  func options() throws {
    let readme = try #require(Self.text)
    let names = readme.matches(of: #/`--([a-z-]+)/#).map { String($0.1) }
    #expect(names.contains("refresh") && names.contains("max-size"))
    #expect(!names.contains { name in !Commands.options.contains { $0.name == name } })
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `faq ") }
    let calls = rows.flatMap { $0.matches(of: #/`faq ([^`>]+)/#) }.map { String($0.1) }
    #expect(calls.contains("cache clear"))
    for call in calls { _ = try FaqCommand.faq.command(call.trimmingCharacters(in: .whitespaces)) }
  }

  @Test("The default limits are those in the README")
  func limits() throws {
    let readme = try #require(Self.text)
    let limits = Options().limits
    #expect(limits.total == .seconds(120) && limits.size == 64 << 20)
    #expect(readme.contains("limits for fetching, by default 2 minutes and 64 MiB"))
    #expect(Backoff.standard == Backoff(first: .milliseconds(500), longest: .seconds(30)))
    #expect(Backoff.standard.longestAskedFor == .seconds(120))
  }
}
