import ContentParser
import FaqService
import Testing

@Suite("A fallback")
struct FallbackTests {
  private static let standIns: [(item: String, body: [Node])] = [
    (
      #"{"type":"v","fallback":{"type":"body","text":"a"}}"#,
      [.paragraph("a")]
    ),
    (
      #"{"type":"v","fallback":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}"#,
      [.heading(level: 1, "a"), .paragraph("b")]
    ),
    (#"{"type":"v","fallback":[]}"#, []),
    (#"{"type":"v","text":"a","fallback":"drop"}"#, []),
    (
      #"{"type":"v","fallback":{"type":"w","fallback":{"type":"x","fallback":[{"type":"y","#
        + #""fallback":{"type":"body","text":"deep"}}]}}}"#,
      [.paragraph("deep")]
    ),
    (
      #"{"type":"v","fallback":[{"type":"w","fallback":"drop"},{"type":"body","text":"b"}]}"#,
      [.paragraph("b")]
    ),
    (
      #"{"type":"body","fallback":{"type":"body","text":"instead"}}"#,
      [.paragraph("instead")]
    ),
    (#"{"fallback":{"type":"body","text":"a"}}"#, [.paragraph("a")]),
    (#"{"type":1,"fallback":{"type":"body","text":"a"}}"#, [.paragraph("a")]),
    (
      #"{"type":"v","text":"a","fallback":"Watch it\n\non our site"}"#,
      [.paragraph("Watch it"), .paragraph("on our site")]
    ),
    (#"{"type":"v","fallback":{"type":"w","fallback":"deep"}}"#, [.paragraph("deep")]),
    (
      #"{"type":"v","fallback":"x","fallback":{"type":"body","text":"the last counts"}}"#,
      [.paragraph("the last counts")]
    ),
  ]

  @Test(
    "It stands in for an item that could not become a block, under every policy",
    arguments: standIns,
    UnknownPolicy.allCases
  )
  func standsIn(case standIn: (item: String, body: [Node]), policy: UnknownPolicy) throws {
    let parser = ContentParser(unknownPolicy: policy)
    let unknown = try #require(try parser.parse(item: standIn.item) as? UnknownBlock)
    #expect(unknown.lowered == standIn.body)
    #expect(!unknown.isDropped)
    #expect(unknown.raw.source.elementsEqual(standIn.item.utf8))
    #expect(try parser.parse(items: standIn.item).refusal == nil)
  }

  @Test("It is not read if the item becomes a block")
  func known() throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"a","fallback":{"type":"nonsense"}}"#
    )
    #expect(document.lowered == [.heading(level: 1, "a")])
    #expect(document.summaries.isEmpty)
  }

  @Test(
    "One that could not become a block either is shown as the policy says",
    arguments: [
      (
        UnknownPolicy.show,
        [Node.notice("A block of type “w” cannot be shown here", [.paragraph("b")])],
        false
      ),
      (.text, [.paragraph("b")], false),
      (.drop, [], false),
      (
        .fail,
        [
          .notice(
            """
            This FAQ is refused: line 1, column 49, at /elements/0/fallback/0: \
            A block of type “w” cannot be shown here
            """,
            []
          )
        ],
        true
      ),
    ]
  )
  func unknown(policy: UnknownPolicy, body: [Node], isRefused: Bool) throws {
    let document = try ContentParser(unknownPolicy: policy).parse(
      items: #"{"type":"v","text":"a","fallback":[{"type":"w","text":"b"}]}"#
    )
    #expect(document.lowered == body)
    #expect((document.refusal != nil) == isRefused)
  }

  @Test(
    "Any other value is an error, and the item is shown as if it were not there",
    arguments: [
      ("null", ""), ("true", ""), ("7", ""), (#""""#, ""), (#"" ""#, ""),
      (#""Drop""#, #" → Write "drop" in small letters."#),
    ]
  )
  func invalid(fallback: String, hint: String) throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"T"},{"type":"v","text":"a","fallback":\#(fallback)}"#
    )
    let unknown = try #require(document.blocks.last as? UnknownBlock)
    #expect(unknown.fallback == nil)
    #expect(
      unknown.lowered == [
        .notice("A block of type “v” cannot be shown here", [.paragraph("a")])
      ]
    )
    #expect(
      document.summaries == [
        "1:50 /elements/1/type note unknown-type: the type `v` is not known",
        """
        1:76 /elements/1/fallback error invalid-fallback: \
        `fallback` is not a block, a list of blocks, a text or "drop"\(hint)
        """,
      ]
    )
  }

  @Test("A list may have a thousand blocks")
  func longest() throws {
    let list = Array(repeating: #"{"type":"body","text":"a"}"#, count: 1_000)
    let document = try ContentParser().parse(
      items: #"{"type":"v","fallback":[\#(list.joined(separator: ","))]}"#
    )
    #expect(document.lowered == Array(repeating: .paragraph("a"), count: 1_000))
    #expect(!document.hasErrors)
  }

  @Test("A longer list is an error, and its content is still shown")
  func tooLong() throws {
    let list = Array(repeating: "1", count: 1_001).joined(separator: ",")
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"T"},{"type":"v","text":"a","fallback":[\#(list)]}"#
    )
    #expect((document.blocks.last as? UnknownBlock)?.fallback == nil)
    #expect(
      document.summaries == [
        "1:50 /elements/1/type note unknown-type: the type `v` is not known",
        """
        1:76 /elements/1/fallback error long-list: `fallback` has more than 1000 blocks
        """,
      ]
    )
  }

  @Test("Sixty-four may be within each other")
  func deepest() throws {
    let document = try ContentParser().parse(
      items: Self.nested(64, #"{"type":"body","text":"deep"}"#)
    )
    #expect(document.lowered == [.paragraph("deep")])
    #expect(!document.hasErrors)
  }

  @Test(
    "More levels are an error, and the innermost text is still shown",
    arguments: [
      (65, #"{"type":"body","text":"deep"}"#), (65, #"[{"type":"body","text":"deep"}]"#),
      (66, #"{"type":"body","text":"deep"}"#), (66, #""deep""#),
      (500, #"{"type":"body","text":"deep"}"#), (500, #""deep""#),
    ]
  )
  func tooDeep(depth: Int, innermost: String) throws {
    let document = try ContentParser().parse(items: Self.nested(depth, innermost))
    #expect(
      document.lowered == [
        .notice("A block of type “v” cannot be shown here", [.paragraph("deep")])
      ]
    )
    #expect(
      document.summaries.filter { $0.contains(" error ") } == [
        """
        1:1509 /elements/0\(String(repeating: "/fallback", count: 65)) error deep-nesting: \
        blocks are nested deeper than 64 levels
        """
      ]
    )
  }

  private static func nested(_ depth: Int, _ innermost: String) -> String {
    (0..<depth).reduce(innermost) { item, _ in #"{"type":"v","fallback":\#(item)}"# }
  }
}
