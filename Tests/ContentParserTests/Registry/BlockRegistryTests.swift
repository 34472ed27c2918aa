import ContentParser
import FaqService
import Testing

@Suite("The registry")
struct BlockRegistryTests {
  @Test("The standard types are title, body, button and rich text")
  func standard() {
    #expect(BlockRegistry.standard.types == ["title", "body", "button", "richText"])
    #expect(BlockRegistry.standard[.title] == TitleBlock.self)
    #expect(BlockRegistry.standard[.body] == BodyBlock.self)
    #expect(BlockRegistry.standard[.button] == ButtonBlock.self)
    #expect(BlockRegistry.standard["richText"] == RichTextBlock.self)
    #expect(BlockRegistry.standard["recipe"] == nil)
  }

  @Test("The empty registry has no types, not even title")
  func empty() throws {
    let parser = ContentParser(registry: .empty)
    let document = try parser.parse(items: #"{"type":"title","text":"Hi"}"#)
    #expect(BlockRegistry.empty.types.isEmpty)
    #expect(document.title == nil)
    #expect((document.blocks.first as? UnknownBlock)?.reason == .unregistered)
  }

  @Test("Adding a type makes another registry and leaves the first as it was")
  func adding() throws {
    let before = BlockRegistry.standard
    let after = try before.adding(Recipe.self)
    #expect(after.types == ["title", "body", "button", "richText", "recipe"])
    #expect(after["recipe"] == Recipe.self)
    #expect(before.types == ["title", "body", "button", "richText"])
    #expect(before["recipe"] == nil)
  }

  @Test("Several types may be added at once, in their order")
  func several() throws {
    let registry = try BlockRegistry.standard.adding([Recipe.self, Callout.self])
    #expect(registry.types == ["title", "body", "button", "richText", "recipe", "callout"])
    #expect(registry["recipe"] == Recipe.self)
    #expect(registry["callout"] == Callout.self)
    #expect(BlockRegistry.standard.adding([]).types == ["title", "body", "button", "richText"])
  }

  @Test("A type takes the place of one of the package that has its name")
  func replacing() throws {
    let registry = try BlockRegistry.standard.adding([Recipe.self, Button.self])
    #expect(registry.types == ["title", "body", "button", "richText", "recipe"])
    #expect(registry[.button] == Button.self)
    let items = #"{"type":"button","text":"a","action":"https://example.com/"}"#
    let document = try ContentParser(registry: registry).parse(items: items)
    #expect(document.blocks.first is Button)
  }

  @Test("A type of the package leaves its place to another that was there before")
  func staying() throws {
    let own = try BlockRegistry.empty.adding(Button.self)
    #expect(try own.adding(ButtonBlock.self)[.button] == Button.self)
    #expect(own.adding([ButtonBlock.self, BodyBlock.self])[.button] == Button.self)
    #expect(own.adding([ButtonBlock.self, BodyBlock.self]).types == ["button", "body"])
  }

  @Test("Another name that is taken is an error that names both types, also in a list")
  func duplicates() {
    let error = #expect(throws: DuplicateBlockType.self) {
      try BlockRegistry.standard.adding(Heading.self)
    }
    #expect(error?.name == .title)
    #expect(error?.registered == TitleBlock.self)
    #expect(error?.added == Heading.self)
    #expect(error?.description == #"TitleBlock and Heading are both named "title""#)
    let listed = #expect(throws: DuplicateBlockType.self) {
      try BlockRegistry.standard.adding([Button.self, Recipe.self, OtherButton.self])
    }
    #expect(listed?.description == #"Button and OtherButton are both named "button""#)
  }

  @Test("The same type twice is an error too")
  func same() {
    let error = #expect(throws: DuplicateBlockType.self) {
      try BlockRegistry.empty.adding([Recipe.self, Recipe.self])
    }
    #expect(error?.description == #"Recipe and Recipe are both named "recipe""#)
  }

  @Test(
    "Names are compared scalar for scalar",
    arguments: ["Recipe", "RECIPE", " recipe", "recipe ", "recipe\u{200B}", ""]
  )
  func names(name: String) throws {
    let registry = try BlockRegistry.standard.adding(Recipe.self)
    #expect(registry[BlockType(rawValue: name)] == nil)
  }
}

/// Another type named `title`.
private struct Heading: ParsableBlock {
  static let type = BlockType.title
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}

/// A program's own buttons.
private struct Button: ParsableBlock {
  static let type = BlockType.button
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}

private struct OtherButton: ParsableBlock {
  static let type = BlockType.button
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}
