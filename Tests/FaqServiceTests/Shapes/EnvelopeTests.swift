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
        #"{"tags":["x",{}],"nested":[[[\#(title)]]],"a":[[]],"b":[{}],"faqs":[\#(title)]}"#,
      pointers: [["/faqs/0"]],
      envelope: [
        #""tags":["x",{}]"#, #""nested":[[[\#(title)]]]"#, #""a":[[]]"#, #""b":[{}]"#,
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
      pointers: [[""]],
      envelope: []
    ),
    EnvelopeCase(
      text: #"{"v":1,"faqs":[{"\u0074ype":3}],"more":[[{"type":"body"}]],"x":[0]}"#,
      pointers: [["/faqs/0"], ["/more/0/0"]],
      envelope: [#""v":1"#, #""x":[0]"#]
    ),
    EnvelopeCase(
      text: #"{"links":[{"type":"web"}],"faqs":[{"elements":[\#(title)]}],"by":[{"type":"x"}]}"#,
      pointers: [["/faqs/0/elements/0"]],
      envelope: [#""links":[{"type":"web"}]"#, #""by":[{"type":"x"}]"#]
    ),
    EnvelopeCase(
      text: #"{"links":[0,{"type":"web"}],"elements":[\#(title)],"by":[{"type":"x"}]}"#,
      pointers: [["/elements/0"]],
      envelope: []
    ),
  ]

  @Test(
    "One odd element at the start does not hide the others",
    arguments: [
      #"{"elemets":[\#(title)]}"#, "{}", #"{"id":1}"#, #""x""#, "null", #"[["x"]]"#,
      #"{"elements":{}}"#,
    ],
    [1, 3, 1_000]
  )
  func oddFirstElement(element: String, chunkSize: Int) {
    let entry = #"{"elements":[\#(Self.title)]}"#
    for text in [
      #"{"a":1,"faqs":[\#(element),\#(entry),\#(entry)]}"#, "[\(element),\(entry),\(entry)]",
    ] {
      let reading = Reading(text, chunkSize: chunkSize)
      #expect(reading.faqs.count == 3)
      #expect(reading.sources.dropFirst() == [entry, entry])
      #expect(reading.error == nil)
    }
  }

  @Test("A fault after elements that decide nothing has its place")
  func faultAfterOddElements() {
    let reading = Reading(#"{"a":[{"x":1},{"y":[1,}]}"#)
    #expect(
      reading.error?.description == "line 1, column 23, at /a/1/y/1: expected a value, found '}'"
    )
  }

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
