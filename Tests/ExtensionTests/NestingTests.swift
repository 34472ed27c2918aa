import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Blocks within blocks")
struct NestingTests {
  private static func callout(_ elements: String) -> String {
    #"{"type":"callout","title":"a","elements":[\#(elements)]}"#
  }

  private static func unknown(_ fallback: String) -> String {
    #"{"type":"poll","fallback":\#(fallback)}"#
  }

  private static func nested(
    _ depth: Int,
    around innermost: String = #"{"type":"body","text":"deep"}"#,
    in container: (String) -> String
  ) -> String {
    var item = innermost
    for _ in 0..<depth { item = container(item) }
    return item
  }

  /// How many blocks are within each other from a block on, each the only child.
  private static func depth(of block: any Block) -> Int {
    block.children.first.map { 1 + depth(of: $0) } ?? 0
  }

  @Test("Sixty-four callouts may be within each other")
  func deepest() throws {
    let document = try Document.parsing(Self.nested(64, in: Self.callout))
    #expect(Self.depth(of: document.blocks[0]) == 64)
    #expect(document.summaries.allSatisfy { $0.contains("missing-title") })
    #expect(TextRenderer.plain().render(document).contains("deep"))
  }

  @Test("One more is an error, and the innermost text is still shown", arguments: [65, 100])
  func tooDeep(depth: Int) throws {
    let document = try Document.parsing(Self.nested(depth, in: Self.callout))
    #expect(Self.depth(of: document.blocks[0]) == 64)
    let pointer = "/elements/0" + String(repeating: "/elements/0", count: 64) + "/elements"
    let errors = document.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [.deepNesting])
    #expect(errors.map(\.message) == ["blocks are nested deeper than 64 levels"])
    #expect(errors.map(\.location.pointer) == [pointer])
    #expect(Format.plain.render(document).contains("deep"))
    #expect(Format.markdown.render(document).contains("deep"))
    #expect(Format.html.render(document).contains("deep"))
  }

  @Test("Fallbacks and callouts share the limit", arguments: [(32, 32, 0), (33, 32, 1)])
  func mixed(callouts: Int, fallbacks: Int, errors: Int) throws {
    let inner = Self.nested(fallbacks, in: Self.unknown)
    let items = Self.nested(callouts, around: inner, in: Self.callout)
    let document = try Document.parsing(items)
    #expect(document.diagnostics.filter { $0.code == .deepNesting }.count == errors)
    #expect(TextRenderer.plain().render(document).contains("deep"))
  }

  @Test("A callout may have a thousand children")
  func longest() throws {
    let list = Array(repeating: #"{"type":"body","text":"a"}"#, count: 1_000)
    let document = try Document.parsing(Self.callout(list.joined(separator: ",")))
    #expect(document.blocks[0].children.count == 1_000)
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test("With more, it is not a callout, and its content is still shown")
  func tooLong() throws {
    let list = Array(repeating: #"{"type":"body","text":"a b"}"#, count: 1_001)
    let document = try Document.parsing(
      #"{"type":"title","text":"T"},"# + Self.callout(list.joined(separator: ","))
    )
    #expect(document.blocks.last is UnknownBlock)
    #expect(
      document.summaries == [
        "1:83 /elements/1/elements error long-list: `elements` has more than 1000 blocks"
      ]
    )
    #expect(TextRenderer.plain().render(document).split(separator: "a b").count == 1_002)
  }

  @Test("A callout may be within a fallback, and a fallback within a callout")
  func alternating() throws {
    let document = try Document.parsing(
      Self.unknown(Self.callout(Self.unknown(Self.callout(Self.unknown(#""Vote!""#)))))
    )
    #expect(
      TextRenderer.plain().render(document) == """
        ! a
          ! a
            Vote!

        """
    )
    #expect(
      document.diagnostics.map { "\($0.location.pointer) \($0.severity)" } == [
        " warning",
        "/elements/0/type note",
        "/elements/0/fallback/elements/0/type note",
        "/elements/0/fallback/elements/0/fallback/elements/0/type note",
      ]
    )
  }

  @Test(
    "A refusal names the first item without a fallback, at any depth",
    arguments: [
      (callout(callout(#"{"type":"poll"}"#)), "/elements/0/elements/0/elements/0"),
      (unknown(callout("7")), "/elements/0/fallback/elements/0"),
      (callout(unknown(#"[{"type":"body","text":"a"},{}]"#)), "/elements/0/elements/0/fallback/1"),
      (callout(unknown(#""drop""#)), nil),
      (callout(unknown(callout(""))), nil),
    ]
  )
  func refusal(items: String, pointer: String?) throws {
    let document = try Document.parsing(items, unknownPolicy: .fail)
    #expect(document.refusal?.location.pointer == pointer)
  }
}
