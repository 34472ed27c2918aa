import FaqService
import Fuzz
import Testing

/// An object with FAQs, their expected pointers, and the expected envelope.
struct EnvelopeCase: Sendable, CustomTestStringConvertible {
  let text: String
  let pointers: [[String]]
  let envelope: [String]

  var testDescription: String { text }
}

@Suite("Envelope")
struct EnvelopeTests {
  private static let title = #"{"type":"title"}"#

  @Test(
    "The FAQs in an object are distinguished from its other members",
    arguments: cases,
    [1, 3, 1_000]
  )
  func detected(content: EnvelopeCase, chunkSize: Int) {
    let reading = Reading(content.text, chunkSize: chunkSize)
    #expect(reading.pointers == content.pointers)
    #expect(reading.envelopeSources == content.envelope)
    #expect(reading.error == nil)
  }

  private static let cases = [
    EnvelopeCase(
      text: #"{"faqs":[{"elements":[\#(title)]},{"elements":[]},[\#(title)]]}"#,
      pointers: [["/faqs/0/elements/0"], [], ["/faqs/2/0"]],
      envelope: []
    ),
    EnvelopeCase(
      text: #"{"version": 1.0, "faqs":[\#(title),\#(title)], "next" : null }"#,
      pointers: [["/faqs/0"], ["/faqs/1"]],
      envelope: [#""version": 1.0"#, #""next" : null"#]
    ),
    EnvelopeCase(
      text: #"{"a":[[\#(title)],[\#(title)]],"b":{"type":"title"},"c":[\#(title),1],"d":[7]}"#,
      pointers: [["/a/0/0"], ["/a/1/0"], ["/c/0", "/c/1"]],
      envelope: [#""b":{"type":"title"}"#, #""d":[7]"#]
    ),
    EnvelopeCase(
      text: #"{"a/b~c":[\#(title)],"\u0061":[\#(title)],"":[\#(title)]}"#,
      pointers: [["/a~1b~0c/0"], ["/a/0"], ["//0"]],
      envelope: []
    ),
    EnvelopeCase(
      text: #"{"faqs":[\#(title)],"elements":[\#(title)],"elements":[3]}"#,
      pointers: [["/faqs/0"], ["/elements/0"]],
      envelope: [#""elements":[3]"#]
    ),
    EnvelopeCase(
      text:
        #"{"tags":["x",\#(title)],"nested":[[[\#(title)]]],"a":[[]],"b":[{}],"faqs":[\#(title)]}"#,
      pointers: [["/faqs/0"]],
      envelope: [
        #""tags":["x",\#(title)]"#, #""nested":[[[\#(title)]]]"#, #""a":[[]]"#, #""b":[{}]"#,
      ]
    ),
    EnvelopeCase(text: #"{"faqs":[]}"#, pointers: [], envelope: [#""faqs":[]"#]),
    EnvelopeCase(
      text: #"{"faqs": [ ] ,"x":[],"y":1}"#,
      pointers: [],
      envelope: [#""faqs": [ ]"#, #""x":[]"#, #""y":1"#]
    ),
    EnvelopeCase(
      text: #"{"x":[],"faqs":[\#(title)],"x":[],"type":"list"}"#,
      pointers: [["/faqs/0"]],
      envelope: [#""x":[]"#, #""x":[]"#, #""type":"list""#]
    ),
    EnvelopeCase(
      text: #"{"type":"list","faqs":[{"\u0074ype":3}]}"#,
      pointers: [["/faqs/0"]],
      envelope: [#""type":"list""#]
    ),
  ]

  @Test("Members are available as soon as they have been read")
  func progress() throws {
    var reader = RawFaqReader()
    reader.feed(Array(#"{"lang":"de","faqs":[{"elements":[]},"#.utf8))
    #expect(try reader.advance() == .entry)
    #expect(reader.envelope.map(\.name.text) == ["lang"])
    reader.feed(Array(#"{"elements":[]}],"more":1}"#.utf8))
    #expect(try reader.advance() == .entry)
    #expect(reader.envelope.map(\.name.text) == ["lang"])
    reader.finish()
    #expect(try reader.advance() == .end)
    #expect(reader.envelope.map(\.name.text) == ["lang", "more"])
  }
}
