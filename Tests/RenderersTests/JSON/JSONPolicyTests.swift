import ContentParser
import FaqService
import Renderers
import Testing

@Suite("JSON under a policy")
struct JSONPolicyTests {
  private static func render(_ content: String, _ policy: UnknownPolicy) throws -> String {
    let faqs = try [RawFaq].reading(content)
    let registry = try BlockRegistry.standard.adding(Panel.self)
    return JSONRenderer()
      .render(ContentParser(registry: registry, unknownPolicy: policy).parse(faqs))
  }

  @Test(
    "Drop omits what is no block and has no fallback, and nothing else",
    arguments: [
      (
        #"[{"id":1,"elements":[7, {"type":"body","text":1.0,"text":"a"}],"lang":"en"}]"#,
        #"{"id":1,"elements":[{"type":"body","text":1.0,"text":"a"}],"lang":"en"}"#
      ),
      (
        #"[{"elements":[{"type":"v","fallback":{"type":"w"}},{"type":"v","fallback":"drop"}]}]"#,
        #"{"elements":[{"type":"v","fallback":"drop"}]}"#
      ),
      (
        #"[{"elements":[{"type":"v","fallback":[{"type":"w"}, {"type":"body","text":"a"}]}]}]"#,
        #"{"elements":[{"type":"v","fallback":[{"type":"body","text":"a"}]}]}"#
      ),
      (
        #"[{"elements":[{"type":"panel","name":"a","elements":[7, {"type":"v","deep":[1 ]}]}]}]"#,
        #"{"elements":[{"type":"panel","name":"a","elements":[]}]}"#
      ),
      (
        #"[{"elements":[{"name":"a","elements":{"type":"v"},"type":"panel"}]}]"#,
        #"{"elements":[{"name":"a","elements":[],"type":"panel"}]}"#
      ),
      (
        #"[[{"type":"v","fallback":{"type":"panel","name":"a","elements":["#
          + #"{"type":"w","fallback":[{"type":"x"}]},{"type":"panel","name":"b","elements":[1.0]}"#
          + #"]}}, {"type":"y"}]]"#,
        #"{"elements":[{"type":"v","fallback":{"type":"panel","name":"a","elements":["#
          + #"{"type":"panel","name":"b","elements":[]}]}}]}"#
      ),
      (
        #"[{"elements":[1],"a":1,"elements":[{"type":"v"},{"type":"body","text":"a"}]}]"#,
        #"{"elements":[1],"a":1,"elements":[{"type":"body","text":"a"}]}"#
      ),
      (
        #"[{"\u0065lements":[{"type":"body"}],"a" : [ 1 ]}]"#,
        #"{"\u0065lements":[],"a" : [ 1 ]}"#
      ),
      (
        #"[[{"type":"v"},{"type":"body","text":"a"}]]"#,
        #"{"elements":[{"type":"body","text":"a"}]}"#
      ),
      (
        #"[{"type":"v"},{"type":"body","text":"a"}]"#, #"{"elements":[{"type":"body","text":"a"}]}"#
      ),
      (#"[{"elements":[{}]}]"#, #"{"elements":[]}"#),
      (
        #"[{"elements":[ {"type":"title","text":"a"} ]}]"#,
        #"{"elements":[ {"type":"title","text":"a"} ]}"#
      ),
      ("{\"elements\":[]}\n{oh\n", "{\"elements\":[]},\n{\"elements\":[]}"),
    ]
  )
  func drop(content: String, entries: String) throws {
    let json = #"{"schemaVersion":1,"faqs":[\#(entries)]}"# + "\n"
    #expect(try Self.render(content, .drop) == json)
  }

  @Test("Show and text write everything", arguments: [UnknownPolicy.show, .text])
  func others(policy: UnknownPolicy) throws {
    let content = #"[{"elements":[{"type":"v","a":"b"},{},7,{"type":"body"}],"x":1}]"#
    let json = #"{"schemaVersion":1,"faqs":\#(content)}"# + "\n"
    #expect(try Self.render(content, policy) == json)
  }

  @Test("Fail writes the source of a refused entry beside the reason, and others as they are")
  func fail() throws {
    let content = #"""
      [{"elements":[{"type":"body","text":"a"}],"x":1},
      {"elements":[{"type":"panel","name":"a","elements":[{"type":"v"}]}]},
      {"elements":[{"type":"v","fallback":[]}]}]
      """#
    #expect(
      try Self.render(content, .fail) == #"""
        {"schemaVersion":1,"faqs":[{"elements":[{"type":"body","text":"a"}],"x":1},
        {"elements":[],"fault":"line 2, column 53, at /1/elements/0/elements/0: \#
        A block of type “v” cannot be shown here",\#
        "source":"{\"elements\":[{\"type\":\"panel\",\"name\":\"a\",\#
        \"elements\":[{\"type\":\"v\"}]}]}"},
        {"elements":[{"type":"v","fallback":[]}]}]}

        """#
    )
  }
}
