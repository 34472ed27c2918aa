import ContentParser
import FaqService
import Renderers
import Testing

@Suite("JSON under a policy")
struct JSONPolicyTests {
  private static func render(_ content: String, _ policy: UnknownPolicy) throws -> String {
    let faqs = try [RawFaq].reading(content)
    return JSONRenderer().render(ContentParser(unknownPolicy: policy).parse(faqs))
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
        #"{"elements":[{"type":"v","fallback":{"type":"w"}},{"type":"v","fallback":"drop"}]}"#
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

  @Test("Show, text and fail write all there is", arguments: [UnknownPolicy.show, .text, .fail])
  func others(policy: UnknownPolicy) throws {
    let content = #"[{"elements":[{"type":"v","a":"b"},{},7,{"type":"body"}],"x":1}]"#
    let json = #"{"schemaVersion":1,"faqs":\#(content)}"# + "\n"
    #expect(try Self.render(content, policy) == json)
  }
}
