import Foundation
import Platform
import Testing

@Suite("A check as test results in the XML of JUnit")
struct JUnitReportTests {
  @Test("Each FAQ is a test case: an error is a failure, and a warning is output")
  func cases() throws {
    let content = """
      [{"elements":[{"type":"title","text":"Is a < b?"},{"type":"body","text":"Yes."}]},
      {"elements":[{"type":"body","text":"Here."},{"type":"button","text":"Map"}]}]
      """
    #expect(
      try Program.faq.run(["check", "--format", "junit"], reading: content)
        == .init(
          ending: .exited(65),
          output: """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="2" failures="1" errors="0">
            <testsuite name="faq check" tests="2" failures="1" errors="0">
            <testcase classname="standard input" name="Is a &lt; b?">
            </testcase>
            <testcase classname="standard input" name="FAQ 2">
            <failure type="missing-member" message="`action` is missing">\
            standard input:2:45: error: `action` is missing [missing-member]</failure>
            <system-out>standard input:2:1: warning: this FAQ has no title. Add \
            {&quot;type&quot;: &quot;title&quot;, &quot;text&quot;: &quot;…&quot;} at its start. \
            [missing-title]</system-out>
            </testcase>
            </testsuite>
            </testsuites>

            """,
          error: ""
        )
    )
  }

  @Test("A fault outside the FAQs is a test case with the name of the source")
  func source() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]},?]"#
    let report = try Program.faq.run(["check", "--format", "junit"], reading: content).output
    #expect(
      report.contains(
        """
        <testcase classname="standard input" name="a">
        </testcase>
        <testcase classname="standard input" name="standard input">
        <failure type="unexpected-character"
        """
      )
    )
  }

  @Test("A source that cannot be read is an error")
  func missing() throws {
    let result = try Program.faq.run(["check", "--format", "junit", "--source", "/missing.json"])
    #expect(result.ending == .exited(69))
    #expect(
      result.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="1" failures="0" errors="1">
        <testsuite name="faq check" tests="1" failures="0" errors="1">
        <testcase classname="/missing.json" name="/missing.json">
        <error message="/missing.json: there is no such file. Check the path."/>
        </testcase>
        </testsuite>
        </testsuites>

        """
    )
  }

  @Test("Content without FAQs is a test case that passes")
  func empty() throws {
    let result = try Program.faq.run(["check", "--format", "junit"], reading: "[]")
    #expect(result.ending == .exited(0))
    #expect(
      result.output.contains(
        """
        <testcase classname="faq check" name="faq check">
        </testcase>
        """
      )
    )
  }

  @Test("Characters that XML does not allow are replaced")
  func hostile() throws {
    let content = #"[{"elements":[{"type":"]]>\u0000\u001b\uFFFE\uD800&\"<"}]}]"#
    let report = try Program.faq.run(["check", "--format", "junit"], reading: content).output
    #expect(report.contains("the type `]]&gt;����&amp;&quot;&lt;` is not known"))
  }

  @Test("A long report waits in a file that disappears")
  func long() throws {
    let folder = try TemporaryFolder()
    let faq = #"{"elements":[{"type":"title","text":"a title"},{"type":"video"}]}"# + "\n"
    let result = try Program.faq.run(
      ["check", "--format", "junit"],
      reading: String(repeating: faq, count: 10_000),
      variables: ["TMPDIR": folder.path]
    )
    #expect(result.output.utf8.count > 1 << 20)
    #expect(result.output.hasPrefix(#"<?xml version="1.0" encoding="UTF-8"?>"#))
    #expect(result.output.components(separatedBy: "</testcase>").count == 10_001)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
