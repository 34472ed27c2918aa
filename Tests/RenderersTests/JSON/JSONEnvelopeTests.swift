import ContentParser
import FaqService
import Renderers
import Testing

@Suite("The envelope in JSON")
struct JSONEnvelopeTests {
  private static let entry = #"{"elements":[{"type":"title","text":"a"}]}"#

  /// All that a source holds, as `faq show --all --format json` writes it.
  private func json(_ content: String) throws -> String {
    var reader = RawFaqReader()
    reader.feed(Array(content.utf8))
    reader.finish()
    var assembly = Assembly(of: JSONRenderer(), to: MemorySink())
    while try reader.advance() == .entry {
      assembly.write(ContentParser().parse(try #require(reader.current)))
    }
    return assembly.finish(envelope: reader.envelope).text
  }

  @Test(
    "Its members are kept after the FAQs, as they were spelled, and stay the same from then on",
    arguments: [
      (#"[E]"#, #"[E]"#),
      (
        #"{"$schema":"s", "n" : [ 1.50 ],"faqs":[E],"next":null,"n":{"\u0065":"\u0000"}}"#,
        #"[E],"envelope":{"$schema":"s","n" : [ 1.50 ],"next":null,"n":{"\u0065":"\u0000"}}"#
      ),
      (#"{"a":[E],"x":1,"b":[E],"faqs":7}"#, #"[E,E],"envelope":{"x":1,"faqs":7}"#),
      (#"{"faqs":[E],"elements":[3]}"#, #"[E],"envelope":{"elements":[3]}"#),
      (#"{"a":{"type":"title"},"faqs":[E]}"#, #"[E],"envelope":{"a":{"type":"title"}}"#),
      (#"{"faqs":[]}"#, #"[],"envelope":{"faqs":[]}"#),
      (#"{"schemaVersion":1,"faqs":[]}"#, "[]"),
      (#"{"schemaVersion":1,"x":2,"faqs":[E]}"#, #"[E],"envelope":{"x":2}"#),
      (#"{"schemaVersion":"1","faqs":[E]}"#, #"[E],"envelope":{"schemaVersion":"1"}"#),
      (
        #"{"schemaVersion":1,"schemaVersion":2,"faqs":[E]}"#,
        #"[E],"envelope":{"schemaVersion":2}"#
      ),
      (#"{"envelope":{"a":1},"faqs":[E]}"#, #"[E],"envelope":{"envelope":{"a":1}}"#),
      (
        #"{"envelope":{"a":1},"faqs":[E],"b":2,"schemaVersion":1,"envelope":[3]}"#,
        #"[E],"envelope":{"a":1,"b":2,"envelope":[3]}"#
      ),
      ("{\"faqs\":[E],\"x\":\"\u{202E}\"}", #"[E],"envelope":{"x":"\u202e"}"#),
    ]
  )
  func kept(content: String, faqs: String) throws {
    let output = try json(content.replacing("E", with: Self.entry))
    #expect(
      output.replacing("\n", with: "")
        == #"{"schemaVersion":1,"faqs":\#(faqs.replacing("E", with: Self.entry))}"#
    )
    #expect(try json(output) == output)
  }
}
