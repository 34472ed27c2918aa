import ContentParser
import FaqBlocks
import FaqService
import Testing

@Suite("The described fields of block types")
struct FieldDescriptionTests {
  private static let registry = BlockRegistry.standard.adding(FaqBlocks.all)

  @Test("They are the members of the examples", arguments: Self.registry.types)
  func examples(type: BlockType) throws {
    let description = try #require(Self.description(of: type))
    let names = Set(description.fields.map(\.name) + ["type"])
    for example in description.examples {
      #expect(names.isSuperset(of: try RawValue(parsing: example).members.keys))
    }
  }

  @Test("An example without a required field is rejected", arguments: Self.registry.types)
  func required(type: BlockType) throws {
    let description = try #require(Self.description(of: type))
    let parser = ContentParser(registry: Self.registry)
    for example in description.examples {
      for field in description.fields where field.isRequired {
        let members = try #require(try RawValue(parsing: example).object)
        let rest = members.filter { $0.name.text != field.name }
          .map { String(utf8: $0.source) }
        let item = "{\(rest.joined(separator: ","))}"
        let block = parser.parse(try RawFaq(parsing: "[\(item)]")).blocks.first
        let isRejected =
          if case .rejected = (block as? UnknownBlock)?.reason { true } else { false }
        #expect(isRejected, "\(item)")
      }
    }
  }

  @Test("A divider has none, and every other type has some")
  func none() {
    let without = Self.registry.descriptions.filter(\.fields.isEmpty).map(\.type)
    #expect(without == ["divider"])
  }

  private static func description(of type: BlockType) -> BlockTypeDescription? {
    registry.descriptions.first { $0.type == type }
  }
}
