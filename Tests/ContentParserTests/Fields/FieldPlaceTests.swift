import ContentParser
import FaqService
import Testing

@Suite("The members that a block type asks for")
struct ReadingMembersTests {
  private static let parser = ContentParser(
    registry: (try? BlockRegistry.standard.adding(Recipe.self)) ?? .standard
  )

  @Test("All of them arrive")
  func all() throws {
    let item =
      #"{"type":"recipe","name":"Tea","note":"By","steps":["Boil","Steep"],"source":"tel:1"}"#
    let recipe = try #require(try Self.parser.parse(item: item) as? Recipe)
    #expect(recipe.name == "Tea")
    #expect(recipe.note == "By")
    #expect(recipe.steps == ["Boil", "Steep"])
    #expect(try recipe.source == Address("tel:1"))
  }

  @Test("One that may be missing may be missing")
  func optional() throws {
    let item = #"{"type":"recipe","name":"Tea","steps":[],"source":"tel:1"}"#
    let recipe = try #require(try Self.parser.parse(item: item) as? Recipe)
    #expect(recipe.note == nil)
    #expect(recipe.steps.isEmpty)
  }

  @Test(
    "Each way of not being there has its own error",
    arguments: [
      (
        #"{"type":"recipe","nmae":"Tea"}"#,
        BlockError(
          .missingMember,
          message: "`name` is missing",
          hint: "Did you mean `name` by `nmae`?"
        )
      ),
      (
        #"{"type":"recipe","name":"Tea","note":1}"#,
        BlockError(
          .wrongKind,
          member: "note",
          message: "`note` must be a string, but is the number 1"
        )
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":"Boil"}"#,
        BlockError(
          .wrongKind,
          member: "steps",
          message: "`steps` must be an array of strings, but is a string"
        )
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":["Boil",2]}"#,
        BlockError(
          .wrongKind,
          member: "steps",
          message: "`steps` must be an array of strings, but holds the number 2"
        )
      ),
      (
        #"{"type":"recipe","name":"Tea"}"#,
        BlockError(.missingMember, message: "`steps` is missing")
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":[],"source":"ftp://a"}"#,
        BlockError(
          .unsafeAddress,
          member: "source",
          message: "`source` is not a safe address: the scheme `ftp` is not allowed",
          hint: "Addresses begin with https:, http:, mailto: or tel:."
        )
      ),
    ]
  )
  func errors(item: String, error: BlockError) throws {
    let unknown = try #require(try Self.parser.parse(item: item) as? UnknownBlock)
    #expect(unknown.reason == .rejected(error))
  }
}
