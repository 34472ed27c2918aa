import ContentParser
import FaqService
import Testing

@Suite("A fallback")
struct FallbackTests {
  private static let standIns: [(item: String, body: [Node])] = [
    (
      #"{"type":"v","fallback":{"type":"body","text":"a"}}"#,
      [.text("a")]
    ),
    (
      #"{"type":"v","fallback":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}"#,
      [.heading(level: 1, [.text("a")]), .text("b")]
    ),
    (#"{"type":"v","fallback":[]}"#, []),
    (#"{"type":"v","text":"a","fallback":"drop"}"#, []),
    (
      #"{"type":"v","fallback":{"type":"w","fallback":{"type":"x","fallback":[{"type":"y","#
        + #""fallback":{"type":"body","text":"deep"}}]}}}"#,
      [.text("deep")]
    ),
    (
      #"{"type":"v","fallback":[{"type":"w","fallback":"drop"},{"type":"body","text":"b"}]}"#,
      [.text("b")]
    ),
    (
      #"{"type":"body","fallback":{"type":"body","text":"instead"}}"#,
      [.text("instead")]
    ),
    (#"{"fallback":{"type":"body","text":"a"}}"#, [.text("a")]),
    (#"{"type":1,"fallback":{"type":"body","text":"a"}}"#, [.text("a")]),
    (
      #"{"type":"v","fallback":"x","fallback":{"type":"body","text":"the last counts"}}"#,
      [.text("the last counts")]
    ),
  ]

  @Test(
    "It stands in for an item that is no block, under every policy",
    arguments: standIns,
    UnknownPolicy.allCases
  )
  func standsIn(case standIn: (item: String, body: [Node]), policy: UnknownPolicy) throws {
    let parser = ContentParser(unknownPolicy: policy)
    let unknown = try #require(try parser.parse(item: standIn.item) as? UnknownBlock)
    #expect(unknown.body == standIn.body)
    #expect(!unknown.isDropped)
    #expect(unknown.raw.source.elementsEqual(standIn.item.utf8))
    #expect(try !parser.parse(items: standIn.item).isRefused)
  }

  @Test("It is not asked for where the item is a block")
  func known() throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"a","fallback":{"type":"nonsense"}}"#
    )
    #expect(document.body == [.heading(level: 1, [.text("a")])])
    #expect(document.summaries.isEmpty)
  }

  @Test(
    "One that is no block itself is as the policy says",
    arguments: [
      (
        UnknownPolicy.show,
        [Node.notice("A block of type “w” cannot be shown here", [.paragraph([.text("b")])])],
        false
      ),
      (.text, [.paragraph([.text("b")])], false),
      (.drop, [], false),
      (
        .fail, [.notice("A block of type “w” cannot be shown here", Node.paragraphs(of: "b"))], true
      ),
    ]
  )
  func unknown(policy: UnknownPolicy, body: [Node], isRefused: Bool) throws {
    let document = try ContentParser(unknownPolicy: policy).parse(
      items: #"{"type":"v","text":"a","fallback":[{"type":"w","text":"b"}]}"#
    )
    #expect(document.body == body)
    #expect(document.isRefused == isRefused)
  }

  @Test(
    "What is no fallback is as if there were none, and an error",
    arguments: ["null", "true", "7", #""Drop""#, #""""#]
  )
  func invalid(fallback: String) throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"T"},{"type":"v","text":"a","fallback":\#(fallback)}"#
    )
    let unknown = try #require(document.blocks.last as? UnknownBlock)
    #expect(unknown.fallback == nil)
    #expect(
      unknown.body == [
        .notice("A block of type “v” cannot be shown here", [.paragraph([.text("a")])])
      ]
    )
    #expect(
      document.summaries == [
        "1:50 /elements/1/type note unknown-type: the type `v` is not known",
        """
        1:76 /elements/1/fallback error invalid-fallback: \
        `fallback` is no block, no list and not "drop"
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
    #expect(document.body == Array(repeating: .text("a"), count: 1_000))
    #expect(!document.hasErrors)
  }

  @Test("A list with more blocks is as if it were not there, and an error")
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
        1:76 /elements/1/fallback error invalid-fallback: `fallback` has more than 1000 blocks
        """,
      ]
    )
  }

  @Test("Sixty-four may stand within each other")
  func deepest() throws {
    let document = try ContentParser().parse(
      items: Self.nested(64, #"{"type":"body","text":"deep"}"#)
    )
    #expect(document.body == [.text("deep")])
    #expect(!document.hasErrors)
  }

  @Test("The next one is as if it were not there, and an error")
  func tooDeep() throws {
    let document = try ContentParser().parse(
      items: Self.nested(65, #"{"type":"body","text":"deep"}"#)
    )
    #expect(document.body == [.notice("A block of type “v” cannot be shown here", [])])
    #expect(
      document.summaries.filter { $0.contains(" error ") } == [
        """
        1:1509 /elements/0\(String(repeating: "/fallback", count: 65)) error deep-fallback: \
        fallbacks are nested deeper than 64 levels
        """
      ]
    )
  }

  private static func nested(_ depth: Int, _ innermost: String) -> String {
    (0..<depth).reduce(innermost) { item, _ in #"{"type":"v","fallback":\#(item)}"# }
  }
}
