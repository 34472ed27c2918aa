import Testing

@Suite("JSON output can be read again")
struct RoundTripTests {
  private static let all = ["show", "--all", "--format", "json", "--source", "-"]

  @Test("JSON output gives the same output when it is read again")
  func roundTrip() throws {
    let output = try Program.faq.run(Self.all, input: SampleContent.json).output
    #expect(output.contains("What is an array?"))
    #expect(try Program.faq.run(Self.all, input: output) == .done(output))
  }

  @Test("The members around the FAQs are kept by show --all, but not for single FAQs")
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
