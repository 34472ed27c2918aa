import ContentParser
import FaqService
import Testing

@Suite("A block type that reads members")
struct FieldPlaceTests {
  private static var parser: ContentParser {
    get throws { ContentParser(registry: try .standard.adding([Recipe.self])) }
  }

  @Test("All of them arrive")
  func all() throws {
    let item = """
      {"type":"recipe","name":"Tea","note":"By","steps":["Boil","Steep"],"source":"tel:1",\
      "tools":[{"name":"Kettle","count":1},{"name":"Cup","count":2}]}
      """
    let recipe = try #require(try Self.parser.parse(item: item) as? Recipe)
    #expect(recipe.name == "Tea")
    #expect(recipe.note == "By")
    #expect(recipe.steps == ["Boil", "Steep"])
    #expect(try recipe.source == Address("tel:1"))
    #expect(recipe.tools == [.init(name: "Kettle", count: 1), .init(name: "Cup", count: 2)])
  }

  @Test("An optional one may be missing")
  func optional() throws {
    let item = #"{"type":"recipe","name":"Tea","steps":[],"source":"tel:1"}"#
    let recipe = try #require(try Self.parser.parse(item: item) as? Recipe)
    #expect(recipe.note == nil)
    #expect(recipe.steps.isEmpty)
    #expect(recipe.tools.isEmpty)
  }

  @Test(
    "A diagnostic names the fault in a member, and where it is",
    arguments: [
      (
        #"{"type":"recipe","nmae":"Tea"}"#,
        "2:18 /elements/1/nmae error missing-member: `nmae` is not a member of `recipe`"
          + " → Did you mean `name`?"
      ),
      (
        #"{"type":"recipe","name":"Tea"}"#,
        "2:1 /elements/1 error missing-member: `steps` is missing"
      ),
      (
        #"{"type":"recipe","name":"Tea","note":1}"#,
        "2:38 /elements/1/note error wrong-kind: `note` must be a string, but is the number 1"
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":"Boil"}"#,
        "2:39 /elements/1/steps error wrong-kind: `steps` must be an array, but is a string"
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":["Boil",2]}"#,
        "2:47 /elements/1/steps/1 error wrong-kind: "
          + "an element of `steps` must be a string, but is the number 2"
      ),
      (
        #"{"type":"recipe","name":"Tea","steps":[],"source":"ftp://a"}"#,
        "2:51 /elements/1/source error unsafe-address: "
          + "`source` is not a safe address: the scheme `ftp` is not allowed"
          + " → Addresses begin with https:, http:, mailto: or tel:."
      ),
    ]
  )
  func faults(item: String, summary: String) throws {
    let document = try Self.parser.parse(items: #"{"type":"title","text":"T"},"# + "\n" + item)
    #expect(document.summaries.contains(summary))
  }

  @Test(
    "A fault in a member of an object within the item has the place of that member",
    arguments: [
      (
        #"[]"#,
        "2:66 /elements/1/tools/0 error wrong-kind: "
          + "an element of `tools` must be an object, but is an array"
      ),
      (#"{}"#, "2:66 /elements/1/tools/0 error missing-member: `name` is missing"),
      (
        #"{"naem":"Cup"}"#,
        "2:67 /elements/1/tools/0/naem error missing-member: `naem` is not a member of this object"
          + " → Did you mean `name`?"
      ),
      (
        #"{"name":"Cup","count":"2"}"#,
        "2:88 /elements/1/tools/0/count error wrong-kind: "
          + "`count` must be a whole number, but is a string"
      ),
    ]
  )
  func nestedFaults(tool: String, summary: String) throws {
    let document = try Self.parser.parse(
      items: """
        {"type":"title","text":"T"},
        {"type":"recipe","name":"a","steps":[],"source":"tel:1","tools":[\(tool)]}
        """
    )
    #expect(document.summaries.contains(summary))
  }
}
