import ContentParser
import Testing

@Suite("Content of another shape")
struct ForeignShapeTests {
  private static let native =
    #"{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"So."}]}"#

  @Test(
    "It is one error for each entry, which shows how the entry is written",
    arguments: [
      (
        #"[{"question":"Why?","answer":"So."}]"#,
        "1:2 /0", "this entry has `question` and `answer`, but no list of items"
      ),
      (
        #"[{"Q":"Why?","A":["So.","More."]}]"#,
        "1:2 /0", "this entry has `Q` and `A`, but no list of items"
      ),
      (
        #"{"title":"Why?","body":"So."}"#,
        "1:1 ", "this entry has `title` and `body`, but no list of items"
      ),
      (
        #"[{"name":"Why?","acceptedAnswer":{"@type":"Answer","text":"So."}}]"#,
        "1:2 /0", "this entry has `name` and `acceptedAnswer`, but no list of items"
      ),
      (
        #"[{"elements":[{"question":"Why?","answer":"So."}]}]"#,
        "1:15 /0/elements/0", "this item has `question` and `answer`, but no `type`"
      ),
      (
        #"[{"elements":[{"title":"Why?"},{"body":"So."}]}]"#,
        "1:15 /0/elements/0", "the items of this FAQ have no `type`"
      ),
      (
        #"[{"elements":{"title":"Why?","body":"So."}}]"#,
        "1:14 /0/elements", "`elements` must be a list of items, but is an object"
      ),
      (
        #"[["Why?","So."]]"#,
        "1:3 /0/0", "the items of an FAQ must be objects, but these are strings"
      ),
    ]
  )
  func shapes(content: String, place: String, message: String) throws {
    let documents = try ContentParser().parse(content: content)
    #expect(
      documents.map(\.summaries) == [
        ["\(place) error foreign-shape: \(message) → Write \(Self.native)."]
      ]
    )
  }

  @Test("A misspelt `elements` is named")
  func misspelt() throws {
    for name in ["element", "Elements", "items"] {
      let items = #"[{"type":"title","text":"Why?"},{"type":"body","text":"So."}]"#
      let documents = try ContentParser().parse(
        content: #"[{"elements":[{"type":"title","text":"a"}]},{"\#(name)":\#(items)}]"#
      )
      #expect(
        documents.map(\.summaries) == [
          [],
          [
            """
            1:46 /1/\(name) error foreign-shape: `\(name)` is not a member of an entry → \
            Did you mean `elements`? Write \(Self.native).
            """
          ],
        ]
      )
    }
  }

  @Test("A list of foreign entries in an object is one error about the list")
  func list() throws {
    let documents = try ContentParser().parse(
      content: """
        {"@type": "FAQPage", "name": "Help",
         "mainEntity": [{"name": "Why?", "acceptedAnswer": {"text": "So."}}, {"name": "How?"}]}
        """
    )
    #expect(
      documents.map(\.summaries) == [
        [
          """
          2:2 /mainEntity error foreign-shape: the entries in `mainEntity` have \
          `name` and `acceptedAnswer`, but no list of items → Write each as \(Self.native).
          """
        ]
      ]
    )
  }

  @Test("Questions for names are recognised")
  func questions() throws {
    let documents = try ContentParser().parse(content: #"{"Why?":"So.","How?":"Thus."}"#)
    #expect(
      documents.map(\.summaries) == [
        [
          """
          1:1  error foreign-shape: this object has questions for names, \
          but is not a list of FAQs → Write each as an entry of a list: \(Self.native).
          """
        ]
      ]
    )
  }

  @Test("Each entry is an FAQ of its own, so that all keep their numbers")
  func numbers() throws {
    let documents = try ContentParser().parse(
      content: #"[{"question":"a","answer":"b"},"c",{"elements":[{"type":"title","text":"d"}]}]"#
    )
    #expect(documents.map { $0.diagnostics.map(\.code) } == [[.foreignShape], [.foreignShape], []])
    #expect(documents.map(\.title) == [nil, nil, "d"])
  }

  @Test("Long texts are shortened, and characters escaped")
  func long() throws {
    let long = String(repeating: "a", count: 100)
    let document = try #require(
      try ContentParser().parse(content: #"[{"q":"\#(long)","a":"\"b\\"}]"#).first
    )
    let short = String(repeating: "a", count: 60) + "…"
    #expect(
      document.diagnostics.map(\.hint) == [
        #"""
        Write {"elements":[{"type":"title","text":"\#(short)"},{"type":"body","text":"\"b\\"}]}.
        """#
      ]
    )
  }

  @Test(
    "An item without a type keeps its own error",
    arguments: [
      #"{"tpye":"title","text":"a"}"#, #"{"text":"a"}"#, "{}", #"{"id":7}"#, "7", "null",
    ]
  )
  func others(item: String) throws {
    let document = try ContentParser().parse(items: item)
    #expect(!document.diagnostics.map(\.code).contains(.foreignShape))
  }

  @Test("An item that is named like a type is shown with that type")
  func item() throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"a"},{"body":"b"}"#
    )
    #expect(
      document.summaries == [
        """
        1:42 /elements/1 error missing-type: this item has no `type` → \
        Write {"type":"body","text":"b"}.
        """
      ]
    )
  }

  @Test("An item without a type is shown as what its member means")
  func single() throws {
    let documents = try ContentParser().parse(
      content: #"[{"elements":[{"type":"title","text":"a"},{"href":"https://e.org/"}]}]"#
    )
    #expect(
      documents.map(\.summaries) == [
        [
          "1:43 /0/elements/1 error missing-type: this item has no `type` → Write "
            + #"{"type":"button","text":"More information","action":"https://e.org/"}."#
        ]
      ]
    )
  }
}
