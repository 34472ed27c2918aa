import ContentParser
import FaqBlocks
import FaqTesting
import Testing

@Suite("The promises of the block types")
struct PromiseTests {
  private static let registry = BlockRegistry.standard.adding(FaqBlocks.all)

  @Test("Each type keeps them in its own examples", arguments: FaqBlocks.types)
  func ownExamples(type: BlockType) throws {
    let known = try #require(Self.registry[type])
    #expect(violations(of: known, among: Self.registry).isEmpty)
  }

  @Test("Each type keeps them in items with all of its members", arguments: items)
  func fullItems(type: BlockType, item: String) throws {
    let known = try #require(Self.registry[type])
    #expect(violations(of: known, examples: [item], among: Self.registry).isEmpty)
  }

  @Test(
    "The types that every parser knows keep them",
    arguments: [.title, .body, .button] as [BlockType]
  )
  func standard(type: BlockType) throws {
    let known = try #require(BlockRegistry.standard[type])
    #expect(violations(of: known).isEmpty)
  }

  private static let items: [(BlockType, String)] = [
    (
      "text",
      #"{"type":"text","spans":["a",{"text":"b","strong":true,"emphasis":true},{"text":"c","#
        + #""code":true},{"text":"d","link":"https://a.org/"}]}"#
    ),
    (
      "richText",
      #"{"type":"richText","format":"portableText","blocks":[{"_type":"block","children":["a","#
        + #"{"text":"b","marks":["code"]}]},{"_type":"x","text":"c"},{"code":"d"}]}"#
    ),
    ("richText", #"{"type":"richText","format":"html","text":"<p>a <b>b</b></p>"}"#),
    ("heading", #"{"type":"heading","text":"a","level":5}"#),
    ("list", #"{"type":"list","items":["a",["b",{"type":"list","items":["c",[]]}]]}"#),
    ("list", #"{"type":"list","style":"numbers","start":-1,"items":["a","b"]}"#),
    ("steps", #"{"type":"steps","items":["a",["b",{"type":"code","text":"c"}]]}"#),
    ("code", #"{"type":"code","text":"a","language":"b"}"#),
    (
      "image",
      #"{"type":"image","url":"https://a.org/b","description":"a","caption":"b","width":4,"#
        + #""height":3}"#
    ),
    (
      "media",
      #"{"type":"media","kind":"file","text":"a","url":"https://a.org/b","poster":"tel:1"}"#
    ),
    ("quote", #"{"type":"quote","text":"a","source":"b","url":"https://a.org/"}"#),
    ("note", #"{"type":"note","kind":"tip","title":"a","text":"b","blocks":[{"type":"divider"}]}"#),
    (
      "details",
      #"{"type":"details","summary":"a","open":false,"#
        + #""blocks":[{"type":"quote","text":"b","source":"c"}]}"#
    ),
    ("related", #"{"type":"related","text":"a","faqs":["b",{"number":3,"title":"c"}]}"#),
    ("tags", #"{"type":"tags","tags":["a","b"]}"#),
    (
      "table",
      #"{"type":"table","caption":"a","header":["b"],"rows":[["d"],["e"]],"align":["end"]}"#
    ),
    ("divider", #"{"type":"divider"}"#),
  ]
}
