import FaqCommand
import Platform
import Testing

@Suite("Long arrays of entries in other formats")
struct LongArraySourceTests {
  private static let reading =
    #"entries, question "q", answer "a" (plain text), 3001 of 3001"#

  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/a.json" }

  /// Writes 2.5 MB; the last 0.4 MB are read in pieces.
  init() throws {
    folder = try TemporaryFolder()
    let answer = String(repeating: "Since it is so. ", count: 50)
    let entries = (1...3_000).map { #"{"q": "Why \#($0)?", "a": "\#(answer)"},"# }
    let link = #"{"q": "Where?", "a": {"text": "Shop", "url": "example.com/x"}}"#
    try folder.write((["["] + entries + [link, "]\n"]).joined(separator: "\n"), to: "a.json")
  }

  @Test("All FAQs are listed and shown")
  func shown() throws {
    let list = try Program.faq.run(["list", "--source", path])
    #expect(list.ending == .exited(0))
    #expect(list.output.hasPrefix("FAQ Overview\n\n   1. Why 1?\n   2. Why 2?\n"))
    #expect(list.output.hasSuffix("2999. Why 2999?\n3000. Why 3000?\n3001. Where?\n"))
    #expect(
      try Program.faq.run(["show", "3001", "--source", path]).output
        == "Where?\n\nShop (example.com/x)\n"
    )
  }

  @Test("A fault after the window has its place in the original")
  func checked() throws {
    #expect(
      try Program.faq.run(["check", "--source", path])
        == .init(
          ending: .exited(65),
          output: """
            \(path):3002:46: error: `action` is not a safe address: \
            the scheme is missing in `example.com/x`. Write `https://example.com/x`. \
            [unsafe-address]

            """,
          error: "faq: read as: \(Self.reading)\nfaq: 1 error in 3001 FAQs\n"
        )
    )
  }

  @Test("A fault that ends the array is reported after the FAQs before it")
  func broken() throws {
    let text = try folder.text(of: "a.json").dropLast(3)
    try folder.write(text + ",\n{\"q\": nul}]\n", to: "a.json")
    let result = try Program.faq.run(["check", "--source", path])
    #expect(result.ending == .exited(65))
    #expect(result.output.contains("\n\(path):3003:7: error: "))
    #expect(result.error.hasSuffix("in 3001 FAQs; reading stopped there\n"))
  }

  @Test("The doctor says how the whole array is read")
  func examined() throws {
    let result = try Program.faq.run(["doctor", "--source", path])
    #expect(result.output.contains(Self.reading))
  }
}
