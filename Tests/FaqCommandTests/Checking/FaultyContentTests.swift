import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A file of 31 faulty entries")
struct FaultyContentTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Checking")

  @Test("Each fault is one line that says what is wrong and how to mend it")
  func report() throws {
    let content = Self.folder.appending(path: "faulty.ndjson").path
    let expected = try String(
      contentsOf: Self.folder.appending(path: "faulty.report"),
      encoding: .utf8
    )
    let result = try Program.faq.run(["check", "--source", content])
    #expect(result.output.replacing(content, with: "faulty.ndjson") == expected)
    #expect(result.ending == .exited(65))
    #expect(result.error == "faq: 24 errors, 8 warnings in 31 FAQs\n")
  }
}
