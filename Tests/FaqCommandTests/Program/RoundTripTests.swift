import Testing

@testable import faq

@Suite("JSON that is fed back")
struct RoundTripTests {
  private static let all = ["show", "--all", "--format", "json", "--source", "-"]

  @Test("What is put out as JSON gives the same when it is read again")
  func roundTrip() throws {
    let output = try Program.faq.run(Self.all, input: SampleContent.json).output
    #expect(output.contains("What is an array?"))
    #expect(try Program.faq.run(Self.all, input: output) == .done(output))
  }

  @Test("What stands around the FAQs is kept with all of them, and is no part of one of them")
  func envelope() throws {
    let entry = #"{"elements":[{"type":"title","text":"a"}]}"#
    let content = #"{"$schema":"faq-content.schema.json","faqs":[\#(entry)],"next":[2]}"#
    let output = #"""
      {"schemaVersion":1,"faqs":[\#(entry)],
      "envelope":{"$schema":"faq-content.schema.json","next":[2]}}

      """#
    #expect(try Program.faq.run(Self.all, input: content) == .done(output))
    #expect(try Program.faq.run(Self.all, input: output) == .done(output))
    let one = ["show", "1", "--format", "json", "--source", "-"]
    #expect(
      try Program.faq.run(one, input: content)
        == .done("{\"schemaVersion\":1,\"faqs\":[\(entry)]}\n")
    )
  }
}
