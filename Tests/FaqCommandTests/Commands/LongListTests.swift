import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A long list is written as it is read")
struct LongListTests {
  @Test("Up to 10,000 rows, numbers are as wide as the largest; then they take seven columns")
  func width() throws {
    let short = try list(content(count: 9_999))
    #expect(short.output.split(separator: "\n").dropFirst().first == "   1. Question 1")
    let long = try list(content(count: 20_001))
    let rows = long.output.split(separator: "\n").dropFirst()
    #expect(rows.count == 20_001)
    #expect(rows.first == "      1. Question 1")
    #expect(rows.last == "  20001. Question 20001")
  }

  @Test("Categories come last, whole and in order")
  func categories() throws {
    let faqs = (1...12_000).map { number in
      let category = number.isMultiple(of: 3) ? #""category": "C\#(number % 2)", "# : ""
      return #"{\#(category)"elements": [{"type": "title", "text": "Question \#(number)"}]}"#
    }
    let result = try list("[\(faqs.joined(separator: ","))]")
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let numbers =
      (1...12_000).filter { !$0.isMultiple(of: 3) }
      + (1...12_000).filter { $0.isMultiple(of: 3) && !$0.isMultiple(of: 2) }
      + (1...12_000).filter { $0.isMultiple(of: 6) }
    #expect(lines.filter { $0.contains(". ") } == numbers.map { "\($0). Question \($0)" })
    #expect(lines.count { $0 == "C0" || $0 == "C1" } == 2)
  }

  @Test("The rows before a fault are written and complete", arguments: [2, 12_000])
  func fault(count: Int) throws {
    let result = try list("\(content(count: count).dropLast()),{", "--format", "json")
    #expect(result.ending == .exited(65))
    #expect(result.output.components(separatedBy: "\"number\":").count == count + 1)
    #expect(result.output.hasSuffix("]}\n"))
    #expect(result.error.hasPrefix("faq: standard input: line 1"))
  }

  private func content(count: Int) -> String {
    let faqs = (1...count).map { #"{"elements": [{"type": "title", "text": "Question \#($0)"}]}"# }
    return "[\(faqs.joined(separator: ","))]"
  }

  private func list(_ content: String, _ options: String...) throws -> Program.Result {
    try Program.faq.run(["list"] + options, reading: content)
  }
}
