import ContentParser
import FaqService
import Testing

@Suite("The declaration of a type")
struct TypeDeclarationTests {
  @Test("A field whose name ends with a question mark may be missing")
  func fields() throws {
    let declarations = try TypeDeclarations(
      parsing: """
        {"types":[{"type":"x","fields":{"a":"text","b?":["s","m"],"c?":"texts"},"body":[]}]}
        """
    )
    let fields = try #require(declarations.types.first).fields
    #expect(fields.map(\.name) == ["a", "b", "c"])
    #expect(fields.map(\.kind) == [.text, .choice(["s", "m"]), .list(of: .text)])
    #expect(fields.map(\.isRequired) == [true, false, false])
  }

  @Test(
    "Faults in fields",
    arguments: [
      (
        #"{"a":"adress"}"#,
        "invalid-value: `adress` is not a kind of field → Did you mean `address`?"
      ),
      (
        #"{"a":1}"#,
        """
        wrong-kind: the kind of a field must be a string or an array of words → The kinds are \
        `text`, `address`, `int`, `number`, `bool`, `date`, `day`, `texts`, `blocks`.
        """
      ),
      (
        #"{"a":"text?"}"#,
        """
        invalid-value: `text?` is not a kind of field → A field may be missing if its name ends \
        with `?`: `a?`.
        """
      ),
      (#"{"a":[]}"#, "wrong-kind: a choice must be an array of words"),
      (#"{"a":["x",1]}"#, "wrong-kind: a choice must be an array of words"),
      (#"{"a":"text","a?":"text"}"#, "duplicate-member: the field `a` is declared twice"),
      (
        #"{"lang":"text"}"#,
        "invalid-value: every block may have the member `lang`, so it cannot be a field"
      ),
      (
        #"{"a b":"text"}"#,
        """
        invalid-value: `a b` is not the name of a field → Use letters, digits, `-` and `_`, and a \
        `?` at the end if it may be missing.
        """
      ),
    ]
  )
  func faultyFields(fields: String, fault: String) throws {
    let faults = try faults(of: #"{"type":"x","fields":\#(fields),"body":[]}"#)
    #expect(faults.map(\.withoutPlace) == ["error \(fault)"])
  }

  @Test(
    "Faults in the body",
    arguments: [
      (
        #"{"pargraph":"x"}"#,
        "unknown-node: `pargraph` is not a node → Did you mean `paragraph`?"
      ),
      (
        #"{"paragraph":"{b}"}"#,
        "invalid-placeholder: `{b}` is not a field of this type → The fields are `{a}`, `{c}`."
      ),
      (
        #"{"paragraph":"{a"}"#,
        """
        invalid-placeholder: `{` stands alone → A placeholder is `{name}`. Write `{{` for a brace.
        """
      ),
      (
        #"{"paragraph":"a}"}"#,
        """
        invalid-placeholder: `}` stands alone → A placeholder is `{name}`. Write `}}` for a brace.
        """
      ),
      (#"{"paragraph":1}"#, "wrong-kind: a text must stand here"),
      (
        #"{"paragraph":"{c}"}"#,
        """
        invalid-placeholder: `{c}` is blocks, which cannot stand in a text → Write \
        {"blocks": "{c}"} as a node of its own.
        """
      ),
      (
        #"{"blocks":"{a}"}"#,
        """
        invalid-placeholder: one placeholder of a field of `blocks` must stand here → There is \
        `{c}`.
        """
      ),
      (
        #"{"quote":[{"blocks":"{c}"},{"blocks":"{c}"}]}"#,
        "long-declaration: the blocks of `{c}` are shown already"
      ),
      (#"{"action":"x"}"#, "missing-member: `address` is missing beside `action`"),
      (
        #"{"action":"x","adress":"https://e.org"}"#,
        """
        unknown-node: `adress` is not a member of a `action` node → Did you mean `address`?
        """
      ),
      (
        #"{"action":"x","address":"{a}"}"#,
        """
        invalid-placeholder: `{a}` is not an address, but text → Declare the field as `address`, \
        or write the beginning of the address before it.
        """
      ),
      (
        #"{"action":"x","address":"javascript:{a}"}"#,
        """
        unsafe-address: this is not a safe address, whatever the fields hold → Addresses begin \
        with https:, http:, mailto: or tel:.
        """
      ),
      (
        #"{"heading":"x","level":1}"#,
        "invalid-value: `level` must be a number from 2 to 6 → Level 1 is the title of the FAQ."
      ),
      ("1", "wrong-kind: a node must be an object"),
      (#"{"quote":"x"}"#, "wrong-kind: an array of nodes must stand here"),
      (#"{"facts":["x"]}"#, "wrong-kind: `facts` must be an object of names and values"),
      (#"{"table":"x","rows":[]}"#, "wrong-kind: an array of texts must stand here"),
      (#"{"table":["x"],"rows":"y"}"#, "wrong-kind: an array of rows must stand here"),
      (
        #"{"notice":"x","kind":"loud","nodes":[]}"#,
        "invalid-value: `kind` must be one of `note`, `tip`, `warning`, `danger`"
      ),
    ]
  )
  func faultyBodies(node: String, fault: String) throws {
    let faults = try faults(
      of: #"{"type":"x","fields":{"a":"text","c":"blocks"},"body":[\#(node)]}"#
    )
    #expect(faults.map(\.withoutPlace) == ["error \(fault)"])
  }

  @Test("A fault has the place of what is wrong")
  func places() throws {
    #expect(
      try faults(
        of: """
          {"types": [{"type": "x", "body": [{"quote": [
            {"paragraf": "x"}]}]}]}
          """
      ) == [
        """
        2:4 /types/0/body/0/quote/0/paragraf error unknown-node: `paragraf` is not a node → \
        Did you mean `paragraph`?
        """
      ]
    )
  }

  @Test("A type with a fault does not stop the others; of two with one name, the first counts")
  func several() throws {
    let declarations = try TypeDeclarations(
      parsing: """
        [{"type":"a","body":[{"divider":true}]},{"type":"b"},3,{"body":[]},{"type":"","body":[]},
        {"type":"a","body":[]},{"type":"c","body":[]}]
        """
    )
    #expect(declarations.types.map(\.type) == ["a", "c"])
    #expect(
      declarations.diagnostics.map(\.message) == [
        "`body` is missing", "a declared type must be an object", "`type` is missing",
        "`type` is empty", "the type `a` is declared twice; the first one counts",
      ]
    )
  }

  @Test("A file of anything else has no types", arguments: ["1", "null", #""x""#, #"{"types":1}"#])
  func otherFiles(text: String) throws {
    let declarations = try TypeDeclarations(parsing: text)
    #expect(declarations.types.isEmpty)
    #expect(
      declarations.diagnostics.map(\.message)
        == ["a file of types must be an array of declarations"]
    )
  }
}

private extension String {
  /// The summary of a diagnostic from its severity on.
  var withoutPlace: String {
    firstRange(of: " error ").map { "error " + self[$0.upperBound...] } ?? self
  }

  @Test("Declarations may be items that were read before")
  func items() throws {
    let item = try RawItem(parsing: #"{"type":"x","fields":{},"body":[]}"#)
    let declarations = TypeDeclarations([item, item])
    #expect(declarations.types.map(\.type) == ["x"])
    #expect(declarations.diagnostics.map(\.code) == [.duplicateType])
  }

  @Test("Fields are an object")
  func wrongFields() throws {
    let found = try faults(of: #"{"type":"x","fields":["a"],"body":[]}"#)
    #expect(found == ["1:22 /fields error wrong-kind: `fields` must be an object, but is an array"])
  }
}
