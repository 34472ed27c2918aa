import FaqCommand
import Platform
import Testing

@Suite("Of many FAQs that cannot be read, a hundred are reported and the rest counted")
struct FaultReportTests {
  private static let good = #"{"elements":[{"type":"title","text":"One"}]}"# + "\n"

  @Test(
    "Every command stops after a hundred reports",
    arguments: [["list"], ["show", "--all"], ["search", "one"], ["search", "two"], ["convert"]]
  )
  func many(arguments: [String]) throws {
    let result = try run(arguments, faults: 101)
    let lines = result.error.split(separator: "\n").filter { !$0.contains("two") }
    #expect(lines.prefix(100).allSatisfy { $0.hasPrefix("faq: standard input: line ") })
    #expect(
      lines.dropFirst(100).first
        == "faq: 101 FAQs could not be read; the first 100 are listed above"
    )
  }

  @Test("A hundred faults are not counted")
  func few() throws {
    let result = try run(["list"], faults: 100)
    #expect(result.ending == .exited(65))
    #expect(result.error.split(separator: "\n").count == 100)
  }

  @Test("FAQs that are shown in another order than they have are all reported")
  func order() throws {
    let error = try run(["show", "3", "2"], faults: 2).error
    #expect(error.split(separator: "\n").count == 2)
  }

  @Test("The files of a folder are counted together")
  func folder() throws {
    let folder = try TemporaryFolder()
    let result = try run(["convert", "--output", "\(folder.path)/faqs/"], faults: 300)
    #expect(result.ending == .exited(65))
    #expect(result.error.split(separator: "\n").count == 101)
    #expect(
      result.error.hasSuffix("faq: 300 FAQs could not be read; the first 100 are listed above\n")
    )
  }

  private func run(_ arguments: [String], faults: Int) throws -> Program.Result {
    let content = Self.good + String(repeating: "oops\n", count: faults)
    return try Program.faq.run(arguments, reading: content)
  }
}
