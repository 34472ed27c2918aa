import FaqCommand
import Testing

@Suite("A check on several cores reports the same in the same order")
struct ParallelCheckTests {
  /// Some megabyte of FAQs in which every hundredth has a fault, and the reader stops at the end.
  private let content: String

  init() {
    let filling = String(repeating: "word ", count: 100)
    let faqs = (1...2_000).map { number in
      let type = number.isMultiple(of: 100) ? "bodi" : "body"
      return """
        {"elements": [{"type": "title", "text": "Question \(number % 900)"},
        {"type": "\(type)", "text": "\(filling)"}]}
        """
    }
    content = "[" + faqs.joined(separator: ",\n") + ",]"
  }

  @Test("Whatever the number of jobs", arguments: ["text", "json"])
  func jobs(format: String) throws {
    let expected = try check(["--jobs", "1", "--format", format])
    for jobs in ["2", "9"] {
      #expect(try check(["--jobs", jobs, "--format", format]) == expected)
    }
  }

  @Test("Lines with types, equal titles of other batches, and the fault that ends the content")
  func places() throws {
    let result = try check(["--jobs", "3"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 20 + 100 + 1)
    #expect(lines.first?.hasPrefix("standard input:200:") == true)
    #expect(lines.last?.hasPrefix("standard input:4000:") == true)
    #expect(
      result.error == """
        faq: 1000 more [duplicate-title] are not shown; --format json reports all of them
        faq: 21 errors, 1100 warnings in 2000 FAQs; reading stopped there

        """
    )
  }

  private func check(_ options: [String]) throws -> Program.Result {
    try Program.faq.run(["check"] + options, reading: content)
  }
}
