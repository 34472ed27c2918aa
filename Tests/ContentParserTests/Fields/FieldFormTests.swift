import ContentParser
import FaqService
import Testing

@Suite("Required, optional and repeated fields")
struct FieldFormTests {
  private let item: BlockReader

  init() throws {
    item = BlockReader(
      try RawItem(
        parsing:
          #"{"type":"a","steps":["b","c"],"none":[],"null":null,"mixed":[1,"d",{}],"tpye":"e"}"#
      )
    )
  }

  @Test("A required one that is missing is an error about the item")
  func missing() {
    let error = BlockError(.missingMember, message: "`z` is missing")
    #expect(throws: error) { try item.required("z", .text) }
    #expect(throws: error) { try item.required("z", .address) }
    #expect(throws: error) { try item.required("z", .int) }
    #expect(throws: error) { try item.required("z", .double) }
    #expect(throws: error) { try item.required("z", .bool) }
    #expect(throws: error) { try item.required("z", .date) }
    #expect(throws: error) { try item.required("z", .choice(Diagnostic.Severity.self)) }
    #expect(throws: error) { try item.required("z", .list(of: .text)) }
  }

  @Test("If a member has a similar name, the error is about that name")
  func misspelt() throws {
    let member = try #require(item.item.members?.first { $0.name == "steps" })
    let error = BlockError(
      .missingMember,
      at: .name(member),
      message: "`step` is missing",
      hint: "Did you mean `step` instead of `steps`?",
      correction: "step"
    )
    #expect(throws: error) { try item.required("step", .list(of: .text)) }
  }

  @Test("An optional one that is missing is nil, and null is a value of the wrong kind")
  func optional() throws {
    #expect(try item.optional("z", .text) == nil)
    #expect(try item.optional("z", .list(of: .text)) == nil)
    #expect(
      throws: BlockError(
        .wrongKind,
        at: .member("null"),
        message: "`null` must be a string, but is null"
      )
    ) { try item.optional("null", .text) }
    #expect(
      throws: BlockError(
        .wrongKind,
        at: .member("null"),
        message: "`null` must be an array, but is null"
      )
    ) { try item.optional("null", .list(of: .text)) }
  }

  @Test("An array has its values in order, and may be empty")
  func array() throws {
    #expect(try item.required("steps", .list(of: .text)) == ["b", "c"])
    #expect(try item.optional("steps", .list(of: .text)) == ["b", "c"])
    #expect(try item.required("none", .list(of: .int)).isEmpty)
  }

  @Test("An element of another kind is an error about that element")
  func elements() throws {
    let error = BlockError(
      .wrongKind,
      at: .value(try RawValue(parsing: #""d""#)),
      message: "an element of `mixed` must be a whole number, but is a string"
    )
    #expect(throws: error) { try item.required("mixed", .list(of: .int)) }
    #expect(throws: error) { try item.optional("mixed", .list(of: .int)) }
  }

  @Test("Of members with one name, the last counts")
  func duplicates() throws {
    let item = BlockReader(try RawItem(parsing: #"{"n":"a","n":1}"#))
    #expect(try item.required("n", .int) == 1)
  }

  @Test("An item that is not an object has no members")
  func notAnObject() throws {
    let item = BlockReader(try RawItem(parsing: "7"))
    #expect(throws: BlockError(.missingMember, message: "`n` is missing")) {
      try item.required("n", .int)
    }
    #expect(try item.optional("n", .int) == nil)
  }
}
