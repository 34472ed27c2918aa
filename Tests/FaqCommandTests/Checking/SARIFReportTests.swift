import Platform
import Testing

@testable import FaqCommand

@Suite("A check in SARIF, for code scanning")
struct SARIFReportTests {
  @Test("Each fault is a result with its place, its hint and the change that mends it")
  func result() throws {
    let content = """
      [{"elements":[{"type":"title","text":"a"},
       {"type":"bdoy","text":"é"}]}]
      """
    let result = try Program.faq.run(["check", "--format", "sarif"], reading: content)
    #expect(result.ending == .exited(65))
    #expect(result.error.isEmpty)
    #expect(
      result.output.hasPrefix(
        """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",\
        "runs":[{"columnKind":"unicodeCodePoints","results":[
        {"ruleId":"unknown-type","level":"error",\
        "message":{"text":"the type `bdoy` is not known. Did you mean `body`?"},\
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"standard%20input"},\
        "region":{"startLine":2,"startColumn":10}},\
        "logicalLocations":[{"fullyQualifiedName":"/0/elements/1/type"}]}],\
        "partialFingerprints":{"codeAndContent/v1":"4208463f70a799df:1"},\
        "fixes":[{"artifactChanges":[{"artifactLocation":{"uri":"standard%20input"},\
        "replacements":[{"deletedRegion":{"startLine":2,"startColumn":10,"endColumn":16},\
        "insertedContent":{"text":"\\"body\\""}}]}]}]}],
        "invocations":[{"executionSuccessful":true}],
        "tool":{"driver":{"name":"faq","version":"0.1.0","rules":[\
        {"id":"unreadable-entry","shortDescription":{"text":"An FAQ is not valid JSON."},
        """
      )
    )
  }

  @Test("A fingerprint stays the same when lines move, and differs for a second fault like it")
  func fingerprints() throws {
    func prints(_ content: String) throws -> [String] {
      let report = try Program.faq.run(["check", "--format", "sarif"], reading: content).output
      return report.matches(of: /"codeAndContent\/v1":"([^"]+)"/).map { String($0.1) }
    }
    let faq = #"{"elements":[{"type":"title","text":"a"},{"type":"bdoy","text":"b"}]}"#
    let spaced = faq.replacing(",", with: ",\n  ")
    let other = #"{"elements":[{"type":"title","text":"c"},{"type":"body","text":"d"}]}"#
    let print = try prints("[\(faq)]")[0]
    #expect(try prints("[\(other),\n\n\(spaced)]") == [print])
    #expect(try prints("\(faq)\n\(faq)\n").count == 3)
    #expect(Set(try prints("\(faq)\n\(faq)\n")).count == 3)
  }

  @Test("A source that cannot be read is a notification, and the report is whole")
  func missing() throws {
    let arguments = ["check", "--format", "sarif", "--source", "/no such file.json"]
    let result = try Program.faq.run(arguments)
    #expect(result.ending == .exited(69))
    #expect(
      result.output.contains(
        """
        "results":[],
        "invocations":[{"executionSuccessful":false,"toolExecutionNotifications":\
        [{"level":"error",\
        "message":{"text":"/no such file.json: there is no such file. Check the path."},\
        "locations":[{"physicalLocation":\
        {"artifactLocation":{"uri":"file:///no%20such%20file.json"}}}]}]}],
        """
      )
    )
    #expect(result.output.hasSuffix("}]}}}]}\n"))
  }

  @Test("Content that is not JSON is a result, since it has a place")
  func malformed() throws {
    let result = try Program.faq.run(["check", "--format", "sarif"], reading: "[{]")
    #expect(result.ending == .exited(65))
    #expect(result.output.contains(#"{"ruleId":"unexpected-character","level":"error""#))
    #expect(result.output.contains(#""invocations":[{"executionSuccessful":true}]"#))
  }

  @Test("Content cannot write a link into a message")
  func hostile() throws {
    let content = #"[{"elements":[{"type":"[x](https://evil.example)\u001b\\"}]}]"#
    let report = try Program.faq.run(["check", "--format", "sarif"], reading: content).output
    #expect(
      report.contains(
        #"the type `\\[x\\](https://evil.example)\u001b\\\\` is not known"#
      )
    )
  }

  @Test("All faults are results, and the codes of a program's own types are rules, too")
  func all() throws {
    let items = repeatElement(#"{"type":"callout"}"#, count: 150).joined(separator: ",")
    let content = #"[{"elements":[{"type":"title","text":"a"},\#(items)]}]"#
    let report = try Program.faq.run(["check", "--format", "sarif"], reading: content).output
    #expect(report.split(separator: "\n").count { $0.hasPrefix(#"{"ruleId":"#) } == 150)
  }

  @Test("A table of block types has no place in it")
  func coverage() throws {
    let result = try Program.faq.run(["check", "--format", "sarif", "--coverage"])
    #expect(
      result
        == .init(
          ending: .exited(2),
          output: "",
          error: """
            faq: --coverage cannot be shown as sarif
            Use --format text or json.

            """
        )
    )
  }

  @Test(
    "The address of a file is relative to the working folder, where it can be",
    arguments: [
      ("a.json", "a.json"), ("./a.json", "a.json"), ("../a b.json", "../a%20b.json"),
      ("/work/docs/a.json", "docs/a.json"), ("/workshop/a.json", "file:///workshop/a.json"),
      ("https://example.com/a?b=c", "https://example.com/a?b=c"),
      ("c:\u{1B}\"\n%é.json", "c%3A%1B%22%0A%25%C3%A9.json"),
    ]
  )
  func addresses(source: String, address: String) {
    #expect(source.artifactAddress(from: "/work") == address)
  }
}
