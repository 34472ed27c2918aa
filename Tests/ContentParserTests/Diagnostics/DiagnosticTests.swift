import ContentParser
import FaqService
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  private static let faulty = """
    [
      {"elements": [
        {"type": "tittle", "text": "é🙂", "text": "a"},
        {"tpye": "body", "text": "b"},
        {"type": ["body"], "text": "c"},
        "d",
        {"type": "button", "action": "javascript:e", "txt": "e"},
        {"txt": 1, "type": "body", "text": 2},
        {"type": "button", "text": "f", "action": "javascript:f"},
        {"type": "video", "fallback": [{"type": "bodi"}, {"type": "body", "text": null}]}
      ]}
    ]
    """
  private static let faults = [
    """
    3:14 /0/elements/0/type error unknown-type: the type `tittle` is not known → \
    Did you mean `title`?
    """,
    """
    3:38 /0/elements/0/text warning duplicate-member: \
    duplicate member `text`; the last one counts
    """,
    """
    4:6 /0/elements/1/tpye error missing-type: this item has no `type` → \
    Did you mean `type` instead of `tpye`?
    """,
    "5:14 /0/elements/2/type error invalid-type: `type` must be a string",
    "6:5 /0/elements/3 error not-an-object: an item must be an object, but this is a string",
    """
    7:50 /0/elements/4/txt error missing-member: \
    `txt` is not a member of `button` → Did you mean `text`?
    """,
    """
    8:40 /0/elements/5/text error wrong-kind: \
    `text` must be a string, but is the number 2
    """,
    """
    9:47 /0/elements/6/action error unsafe-address: \
    `action` is not a safe address: the scheme `javascript` is not allowed → \
    Addresses begin with https:, http:, mailto: or tel:.
    """,
    "10:14 /0/elements/7/type note unknown-type: the type `video` is not known",
    """
    10:45 /0/elements/7/fallback/0/type error unknown-type: \
    the type `bodi` is not known → Did you mean `body`?
    """,
    """
    10:79 /0/elements/7/fallback/1/text error wrong-kind: \
    `text` must be a string, but is null
    """,
  ]

  @Test("All of them, whole, in the order of the content")
  func all() throws {
    #expect(try ContentParser().parse(content: Self.faulty).flatMap(\.summaries) == Self.faults)
  }

  @Test("A fault has the same place in a flat list, in arrays and within an object")
  func shapes() throws {
    let expected = [
      ("[{\"type\":\"title\",\"text\":\"a\"},\n7]", "2:1 /1"),
      ("[[{\"type\":\"title\",\"text\":\"a\"},\n7]]", "2:1 /0/1"),
      ("{\"faqs\":[[{\"type\":\"title\",\"text\":\"a\"},\n7]]}", "2:1 /faqs/0/1"),
      ("{\"elements\":[{\"type\":\"title\",\"text\":\"a\"},\n7]}", "2:1 /elements/1"),
    ]
    for (content, place) in expected {
      let summaries = try ContentParser().parse(content: content).flatMap(\.summaries)
      #expect(
        summaries == [
          "\(place) error not-an-object: an item must be an object, but this is the number 7"
        ]
      )
    }
  }

  @Test(
    "Members have one name if its text is the same, however it is spelled",
    arguments: [
      (#""a":1,"a":2"#, ["1:56 /elements/0/a"]),
      (#""a":1,"\u0061":2"#, ["1:56 /elements/0/a"]),
      (#""a":1,"a":2,"a":3"#, ["1:56 /elements/0/a", "1:62 /elements/0/a"]),
      (#""a":1,"A":2"#, []),
      (#""é":1,"e\u0301":2"#, []),
      (#""a":{"b":1,"b":2}"#, []),
    ]
  )
  func duplicates(members: String, places: [String]) throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"a","more":0,\#(members)}"#
    )
    #expect(
      document.summaries
        == places.map {
          "\($0) warning duplicate-member: duplicate member `a`; the last one counts"
        }
    )
  }

  @Test(
    "A title whose member `type` is misspelt is not missing as well",
    arguments: [
      (#"{"tpye":"title","text":"a"}"#, ["missing-type"]),
      (#"{"type":"tittle","text":"a"}"#, ["unknown-type"]),
      (#"{"tpye":"body","text":"a"}"#, ["missing-title", "missing-type"]),
    ]
  )
  func misspeltTitle(item: String, codes: [String]) throws {
    let document = try ContentParser().parse(items: item + #",{"type":"body","text":"b"}"#)
    #expect(document.diagnostics.map(\.code.rawValue).sorted() == codes)
  }

  @Test("A misspelt member is found beside a duplicate one")
  func duplicateAndMisspelt() throws {
    let items = #"{"type":"title","text":"a","text":"b","lnag":"de"}"#
    let document = try ContentParser().parse(items: items)
    #expect(
      document.diagnostics.map(\.message).sorted() == [
        "`lnag` is not a member of `title`", "duplicate member `text`; the last one counts",
      ]
    )
  }

  @Test("Content without problems has none")
  func none() throws {
    let documents = try ContentParser().parse(
      content: """
        [{"elements":[
          {"type":"title","text":"a","unknown":{"type":"x"}},
          {"type":"body","text":""},
          {"type":"button","text":"","action":"tel:1"}
        ], "lang":"en"}]
        """
    )
    #expect(documents.flatMap(\.summaries).isEmpty)
    #expect(documents.map(\.hasErrors) == [false])
  }

  @Test("A diagnostic of a type's own keeps its code")
  func ownCode() {
    let code = Diagnostic.Code(rawValue: "too-short")
    let place = RawLocation(offset: 3, line: 1, column: 4, pointer: "/0")
    let diagnostic = Diagnostic(code, .note, at: place, message: "short", hint: "Lengthen it.")
    #expect(diagnostic.summary == "1:4 /0 note too-short: short → Lengthen it.")
    #expect(diagnostic.location == place)
  }
}
