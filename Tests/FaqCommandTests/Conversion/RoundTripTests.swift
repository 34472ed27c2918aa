import Platform
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

  @Test("Content without FAQs comes back with the members around them")
  func empty() throws {
    let json = try Program.faq.run(
      ["convert", "--to", "faq"],
      reading: #"{"more":[],"next":"tel:1"}"#
    )
    #expect(
      json
        == .done(
          #"""
          {"schemaVersion":1,"faqs":[],
          "envelope":{"more":[],"next":"tel:1"}}

          """#
        )
    )
    #expect(try Program.faq.run(["convert", "--to", "faq"], reading: json.output) == json)
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

  @Test("JSON begins with the base, so that it means the same when it is read again")
  func kept() throws {
    let content = #"""
      {"owner":"T","base":"https://b.com/d/","lang":"de","faqs":[
      {"elements":[{"type":"title","text":"A?"},{"type":"body","format":"markdown","text":"[x](y)"},
      {"type":"image","url":"/x","alt":"X"}]},
      [{"type":"title","text":"B?"}]],"note":1}
      """#
    let json = try Program.faq.run(["convert", "--to", "faq"], reading: content)
    #expect(
      json
        == .done(
          #"""
          {"schemaVersion":1,"base":"https://b.com/d/","lang":"de","faqs":[\#
          {"elements":[{"type":"title","text":"A?"},\#
          {"type":"body","format":"markdown","text":"[x](y)"},
          {"type":"image","url":"/x","alt":"X"}]},
          [{"type":"title","text":"B?"}]],
          "envelope":{"owner":"T","note":1}}

          """#
        )
    )
    #expect(try Program.faq.run(["convert", "--to", "faq"], reading: json.output) == json)
    let shown = try Program.faq.run(["show", "--all", "--format", "html"], reading: content)
    #expect(shown.output.contains(#"<a href="https://b.com/d/y""#))
    #expect(
      try Program.faq.run(["show", "--all", "--format", "html"], reading: json.output) == shown
    )
  }

  @Test("--base precedes the FAQs in JSON, instead of their own")
  func replaced() throws {
    let content = #"{"base":"https://b.com/","faqs":[{"elements":[],"base":"https://c.com/"}]}"#
    #expect(
      try Program.faq.run(
        ["convert", "--to", "faq", "--base", "https://x.com/"],
        reading: content
      )
        == .done(
          #"""
          {"schemaVersion":1,"base":"https://x.com/","faqs":[\#
          {"elements":[],"base":"https://c.com/","base":"https://x.com/"}],
          "envelope":{"base":"https://b.com/"}}

          """#
        )
    )
  }

  @Test("In JSON, each source keeps its base and the members around its FAQs")
  func joined() throws {
    let sources = try TwoSources()
    try sources.folder.write(
      #"{"title":"A","base":"https://a.com/d/","faqs":[{"elements":[{"type":"title","text":"A?"}]}]}"#,
      to: "a.json"
    )
    try sources.folder.write(
      #"""
      {"title":"B","base":"https://b.com/","faqs":[[{"type":"title","text":"B?"},
      {"type":"body","format":"markdown","text":"[x](y)"}],{"elements":[],"base":"https://c.com/"}]}
      """#,
      to: "b.md"
    )
    try sources.folder.write(#"[{"elements":[{"type":"title","text":"C?"}]}]"#, to: "c.json")
    let last = "\(sources.folder.path)/c.json"
    let joined = try sources.run(["convert", "--to", "faq", "--source", last])
    #expect(
      joined
        == .done(
          #"""
          {"schemaVersion":1,"base":"https://a.com/d/","faqs":[\#
          {"elements":[{"type":"title","text":"A?"}]},
          {"base":"https://b.com/","elements":[{"type":"title","text":"B?"},\#
          {"type":"body","format":"markdown","text":"[x](y)"}]},
          {"elements":[],"base":"https://c.com/"},
          {"elements":[{"type":"title","text":"C?"}],"base":null}],
          "envelope":{"\#(sources.folder.path)/a.json":{"title":"A"},"\#(sources.folder.path)/b.md":{"title":"B"}}}

          """#
        )
    )
    let again = ["convert", "--to", "faq"]
    #expect(try Program.faq.run(again, reading: joined.output) == joined)
    let shown = try sources.run(["show", "--all", "--source", last]).output
    #expect(try Program.faq.run(["show", "--all"], reading: joined.output).output == shown)
  }

  @Test("Each file of a folder begins with what its own source says")
  func folderOfSources() throws {
    let sources = try TwoSources()
    try sources.folder.write(
      #"{"base":"https://a.com/d/","lang":"de","faqs":[{"elements":[{"type":"title","text":"A?"}]}]}"#,
      to: "a.json"
    )
    #expect(
      try sources.run(["convert", "--to", "faq", "--output", "\(sources.folder.path)/o/"]).ending
        == .exited(0)
    )
    #expect(
      try sources.folder.text(of: "o/a.json")
        == #"""
        {"schemaVersion":1,"base":"https://a.com/d/","faqs":[\#
        {"elements":[{"type":"title","text":"A?"}],"lang":"de"}]}

        """#
    )
    #expect(
      try sources.folder.text(of: "o/why.json").hasPrefix(#"{"schemaVersion":1,"faqs":[{"#)
    )
  }
}
