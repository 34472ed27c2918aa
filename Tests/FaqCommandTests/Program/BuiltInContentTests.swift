import FaqCommand
import Foundation
import Platform
import Testing

@Suite("The FAQs that are built into faq")
struct BuiltInContentTests {
  @Test("Have no faults but the two unknown types that they show on purpose")
  func check() throws {
    let output = try Program.faq.run(["check"])
    #expect(output.ending == .exited(0))
    let lines = output.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("the type `video` is not known [unknown-type]") == true)
    #expect(lines.last?.hasSuffix("the type `poll` is not known [unknown-type]") == true)
  }

  @Test("Show command lines that are valid")
  func commands() throws {
    let text = try Program.faq.run(["show", "--all", "--format", "plain"]).output
    let calls = text.matches(of: #/(?m)^ *faq ([^│<>\n]+)/#)
      .map { $0.1.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("reads") && !$0.hasPrefix("trusts") }
    #expect(calls.contains("show 2 5-7") && calls.contains("list --simulate-failure count:2"))
    for call in calls { _ = try FaqCommand.faq.command(call) }
  }
}
