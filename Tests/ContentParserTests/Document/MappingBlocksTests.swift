import ContentParser
import FaqService
import Testing

@Suite("Mapping the blocks of a document")
struct MappingBlocksTests {
  private static let items = """
    {"type":"title","text":"a"},
    {"type":"callout","title":"b","elements":[{"type":"body","text":"c"},{"type":"quiz"}]},
    {"type":"poll","fallback":[{"type":"callout","title":"d","elements":\
    {"type":"body","text":"e"}}]}
    """

  private static func document(_ policy: UnknownPolicy = .show) throws -> Document {
    try ContentParser(registry: try .standard.adding([Callout.self]), unknownPolicy: policy)
      .parse(items: items)
  }

  private static let mapped: [Node] = [
    .heading(level: 1, "a"),
    .notice(
      "b",
      [.paragraph("c!"), .notice("A block of type “quiz” cannot be shown here", [])]
    ),
    .notice("d", [.paragraph("e!")]),
  ]

  private static func exclaim(_ block: any Block) -> any Block {
    guard let body = block as? BodyBlock else { return block }
    return BodyBlock(body.text + "!")
  }

  @Test("Children and fallbacks are replaced like other blocks; the entry stays the same")
  func children() throws {
    let document = try Self.document()
    let mapped = document.mapBlocks { Self.exclaim($0) }
    #expect(mapped.lowered == Self.mapped)
    #expect(mapped.raw.source == document.raw.source)
    #expect(mapped.title == "a")
  }

  @Test("A transform may be asynchronous")
  func asynchronous() async throws {
    let mapped = try await Self.document().mapBlocks { block in
      await Task.yield()
      return Self.exclaim(block)
    }
    #expect(mapped.lowered == Self.mapped)
  }

  @Test("Blocks are replaced in order, those within a block before it")
  func order() async throws {
    let document = try Self.document()
    let order: [BlockType] = ["title", "body", "quiz", "callout", "body", "callout", "poll"]
    var types: [BlockType] = []
    _ = document.mapBlocks { block in
      types.append(block.type)
      return block
    }
    #expect(types == order)
    types = []
    _ = await document.mapBlocks { block in
      types.append(block.type)
      await Task.yield()
      return block
    }
    #expect(types == order)
  }

  @Test("A container is given with its new children")
  func container() throws {
    var texts: [String] = []
    _ = try Self.document().mapBlocks { block in
      texts += (block as? Callout)?.children.compactMap { ($0 as? BodyBlock)?.text } ?? []
      return Self.exclaim(block)
    }
    #expect(texts == ["c!", "e!"])
  }

  @Test("An error of the transform ends the mapping, and keeps its type")
  func errors() async throws {
    let document = try Self.document()
    #expect(throws: Refused("body")) {
      try document.mapBlocks { block throws(Refused) in
        guard block.type != .body else { throw Refused(block.type) }
        return block
      }
    }
    await #expect(throws: Refused("quiz")) {
      try await document.mapBlocks { block async throws(Refused) in
        guard block.type != "quiz" else { throw Refused(block.type) }
        return block
      }
    }
  }

  @Test("Replacing what could not become a block lifts a refusal")
  func refusal() throws {
    let document = try Self.document(.fail)
    let mapped = document.mapBlocks { $0 is UnknownBlock ? BodyBlock("f") : $0 }
    #expect(document.refusal?.location.pointer == "/elements/1/elements/1")
    #expect(mapped.refusal == nil)
    #expect(
      mapped.lowered == [
        .heading(level: 1, "a"), .notice("b", [.paragraph("c"), .paragraph("f")]), .paragraph("f"),
      ]
    )
  }

  @Test("A transform that changes nothing gives an equal document")
  func identity() throws {
    let document = try Self.document()
    #expect(document.mapBlocks { $0 } == document)
  }
}

private struct Refused: Error, Equatable {
  let type: BlockType

  init(_ type: BlockType) { self.type = type }
}
