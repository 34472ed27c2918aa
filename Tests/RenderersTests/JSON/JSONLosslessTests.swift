import ContentParser
import FaqService
import Renderers
import Testing

@Suite("JSON in, JSON out")
struct JSONLosslessTests {
  private static let contents = [
    #"[{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}]"#,
    #"[{"id":1,"elements":[{"type":"title","text":"a"}],"lang":"en","id":2,"":null}]"#,
    #"[{"elements":1,"elements":[{"type":"body","text":"a"}],"elements2":[]}]"#,
    #"[{"elements":[{"type":"title","text":"a"}]},{"elements":[]}]"#,
    #"[[{"type":"title","text":"a"}],[{"type":"body","text":"b"},7]]"#,
    #"{"version":1,"faqs":[{"elements":[{"type":"title","text":"a"}]}],"more":[[{"type":"b"}]]}"#,
    #"{"elements":[{"type":"title","text":"a"}],"tags":["x"]}"#,
    "{\"elements\":[1]}\n{\"elements\":[2],\"n\":1.50}\n",
    "\u{FEFF}[ { \"elements\" : [ \n\t{ \"type\" : \"x\" , \"a\" : [ 1 , 2 ] }\r\n ] } ]",
    #"[{"elements":[{"type":"x","n":[0,-0,1.0,1.50,1e400,-1E-400,1e+07,12345678901234567890]}]}]"#,
    #"[{"elements":[{"type":"x","a":1,"b":2,"a":3,"":4,"":5,"é":6,"e\u0301":7}]}]"#,
    #"[{"elements":[{"type":"x","s":"\ud800","t":"\udc00\ud800","u":"\ud83d\ude42"}]}]"#,
    #"[{"elements":[{"type":"x","s":"\"\\\/\b\f\n\r\t\u0000\u001b\u007f\u202e\uFFFF"}]}]"#,
    #"[{"elements":[{"t\u0079pe":"t\u0069tle","text":"\u0061"}]}]"#,
    #"[{"elements":[null,true,false,"s",-1.0e5,[],{},[[{"type":"body"}]]]}]"#,
    #"[{"elements":[{"type":"v","fallback":[{"type":"w","fallback":"drop"}],"x":{"y":[{}]}}]}]"#,
    #"[{"elements":[{"type":"body"},{"type":["title"]},{"text":"no type"},"no object"]}]"#,
    #"[{"elements":[{"type":"body","text":"👨‍👩‍👧 日 \#u{FFFD} e\#u{301} \#u{200B}\#u{10FFFF}"}]}]"#,
  ]

  @Test("What is rendered is read again as it was, member for member", arguments: contents)
  func lossless(content: String) throws {
    let faqs = try [RawFaq].reading(content)
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    let again = try [RawFaq].reading(json)
    #expect(again == faqs)
    #expect(again.map(\.source) == faqs.map(\.source))
    #expect(JSONRenderer().render(ContentParser().parse(again)) == json)
  }

  @Test("A carriage return alone between values becomes a space, and others stay")
  func carriageReturns() throws {
    let faqs = try [RawFaq].reading("[{\r\"elements\" :\r\n[ ] \r}]")
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    #expect(
      json == "{\"schemaVersion\":1,\"faqs\":[{ \"elements\" :\r\n[ ]  }]}\n"
    )
  }

  @Test(
    "A flat list becomes entries, with each item as it was",
    arguments: [
      (
        #"[{"type":"title","text":"a"}, { "type":"body" , "text":1.0 },{"type":"title"}]"#,
        #"{"elements":[{"type":"title","text":"a"},{ "type":"body" , "text":1.0 }]},"#
          + "\n" + #"{"elements":[{"type":"title"}]}"#
      ),
      (#"{"type":"body","text":"a"}"#, #"{"elements":[{"type":"body","text":"a"}]}"#),
      ("[7, \"a\"]", #"{"elements":[7,"a"]}"#),
      ("null", #"{"elements":[null]}"#),
    ]
  )
  func flat(content: String, entries: String) throws {
    let faqs = try [RawFaq].reading(content)
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    let again = try [RawFaq].reading(json)
    #expect(json == #"{"schemaVersion":1,"faqs":[\#(entries)]}"# + "\n")
    #expect(again.map(\.items) == faqs.map(\.items))
    #expect(JSONRenderer().render(ContentParser().parse(again)) == json)
  }

  @Test(
    "An array that does not show that it is an entry becomes one that does",
    arguments: [
      ("[[]]", #"{"elements":[]}"#),
      ("[[1, 2]]", #"{"elements":[1,2]}"#),
      (#"[["a"],[{"type":"body"}]]"#, #"{"elements":["a"]},"# + "\n" + #"[{"type":"body"}]"#),
      (#"[[{"text":"a"}]]"#, #"{"elements":[{"text":"a"}]}"#),
      (#"[[{"elements":[]}]]"#, #"[{"elements":[]}]"#),
      (#"[[{"type":0}, 1 ]]"#, #"[{"type":0}, 1 ]"#),
    ]
  )
  func arrays(content: String, entries: String) throws {
    let faqs = try [RawFaq].reading(content)
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    let again = try [RawFaq].reading(json)
    #expect(json == #"{"schemaVersion":1,"faqs":[\#(entries)]}"# + "\n")
    #expect(again.map(\.items) == faqs.map(\.items))
    #expect(JSONRenderer().render(ContentParser().parse(again)) == json)
  }

  @Test("What could drive a terminal is spelled as an escape, and nothing else is changed")
  func escapes() throws {
    let content =
      "[{\"elements\":[{\"type\":\"\u{7F}\u{9B}\u{202E}\u{2069}\",\"\u{85}\":\"é\u{2014}\"}]}]"
    let faqs = try [RawFaq].reading(content)
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    let item = #"{"type":"\u007f\u009b\u202e\u2069","\u0085":"é—"}"#
    #expect(json == #"{"schemaVersion":1,"faqs":[{"elements":[\#(item)]}]}"# + "\n")
    let again = try [RawFaq].reading(json)
    #expect(again.first?.items.first?.type == faqs.first?.items.first?.type)
    #expect(JSONRenderer().render(ContentParser().parse(again)) == json)
  }

  @Test("A line that is not JSON is kept as text, with the fault")
  func unreadable() throws {
    let faqs = try [RawFaq].reading("{\"elements\":[]}\n{\"a\":\"\u{1B}\n")
    let json = JSONRenderer().render(ContentParser().parse(faqs))
    #expect(
      json == #"""
        {"schemaVersion":1,"faqs":[{"elements":[]},
        {"elements":[],"fault":"line 2, column 7, at /a: \#
        expected an escape such as \\n or \\u0007, found the control character U+001B",\#
        "source":"{\"a\":\"\u001b"}]}

        """#
    )
    let again = try [RawFaq].reading(json)
    #expect(JSONRenderer().render(ContentParser().parse(again)) == json)
  }

  @Test("No documents are an empty list")
  func empty() {
    #expect(JSONRenderer().render([]) == "{\"schemaVersion\":1,\"faqs\":[]}\n")
    #expect(JSONRenderer.schemaVersion == 1)
  }
}
