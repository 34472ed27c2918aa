import ContentParser
import FaqService
import Fuzz
import Testing

@testable import FaqCommand

@Suite("The links in content")
struct ContentLinkTests {
  @Test("Each web address that readers can follow is found with its place")
  func places() throws {
    let content = #"""
      [{"elements": [
        {"type": "title", "text": "https://title.org"},
        {"type": "button", "text": "a", "action": "https:\/\/one.org\/b#c"},
        {"type": "button", "text": "a", "action": "https://one.org/a"},
        {"type": "button", "text": "mail", "action": "mailto:me@one.org"},
        {"type": "video", "urls": [1, "http://two.org"], "text": "and https://three.org"},
        {"type": "video", "fallback": {"type": "button", "text": "a", "action": "http://four.org"}}
      ]}]
      """#
    #expect(
      try links(content) == [
        "3:45 https://one.org/b", "4:45 https://one.org/a", "6:33 http://two.org/",
        "7:75 http://four.org/",
      ]
    )
  }

  @Test("An address that a block makes by itself is at the place of the item")
  func made() throws {
    let registry = try BlockRegistry.standard.adding([Clip.self])
    let content = #"[{"elements": [{"type": "clip", "id": "x1"}]}]"#
    #expect(try links(content, registry) == ["1:16 https://clips.example/x1"])
  }

  @Test("A relative address is asked where it leads from the base")
  func relative() throws {
    let content = #"[{"elements": [{"type": "button", "text": "map", "action": "../map"}]}]"#
    let base = try BaseAddress("https://one.org/a/")
    #expect(try links(content, base: base) == ["1:60 https://one.org/map"])
  }

  private func links(
    _ content: String,
    _ registry: BlockRegistry = .standard,
    base: BaseAddress? = nil
  ) throws -> [String] {
    var links: [String] = []
    let reading = Reading(pieces: [Array(content.utf8)])
    try #require(reading.error == nil)
    for faq in reading.faqs {
      let document = ContentParser(registry: registry, base: base).parse(faq)
      links += ContentLink.links(in: document).map { link in
        "\(link.location.line):\(link.location.column) \(link.address)"
      }
    }
    return links
  }
}

private struct Clip: ParsableBlock {
  static let type: BlockType = "clip"
  static let fields = ItemFields(
    .required("id", FieldKind.text.map(Self.address(of:))),
    as: Self.init
  )
  let raw: RawItem
  let address: Address

  var body: [Node] { [.quote([.paragraph([.strong([.link(["Clip"], address)])])])] }

  @Sendable
  static func address(of id: String) throws(BlockError) -> Address {
    do throws(AddressError) {
      return try Address("https://clips.example/\(id)")
    } catch {
      throw BlockError("bad-id", message: error.message)
    }
  }
}
