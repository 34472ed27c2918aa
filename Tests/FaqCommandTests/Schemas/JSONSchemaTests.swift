import Testing

@Suite("The schema checker of the tests")
struct JSONSchemaTests {
  @Test(
    "A value is checked by every keyword",
    arguments: [
      (#"{"type":["integer","null"]}"#, ["1", "1.0", "null"], ["1.5", "true", "\"1\"", "[]"]),
      (#"{"const":"a"}"#, [#""a""#, #""\u0061""#], [#""A""#, "1"]),
      (#"{"enum":["a",[]]}"#, [#""a""#, "[ ]"], ["[1]", "null"]),
      (#"{"minimum":2}"#, ["2", "3e0", #""1""#], ["1.9", "-3"]),
      (#"{"maximum":2}"#, ["2", "-3e0", #""3""#], ["2.1", "3"]),
      (#"{"maxLength":1}"#, [#""é""#, #""""#, "12"], [#""ab""#, #""e\u0301""#]),
      (#"{"pattern":"b+c"}"#, [#""abbcd""#, "1"], [#""ac""#]),
      (#"{"minItems":1,"maxItems":2}"#, ["[1]", "[1,2]", "{}"], ["[]", "[1,2,3]"]),
      (
        #"{"items":[{"type":"null"}]}"#, ["[]", "[null]", #"[null,"a"]"#, "7"],
        ["[1]", #"["a"]"#]
      ),
      (#"{"contains":{"type":"null"}}"#, ["[1,null]", "{}"], ["[]", "[1]"]),
      (#"{"items":false}"#, ["[]", "1"], ["[1]"]),
      (#"{"required":["a"]}"#, [#"{"a":1}"#, "[]"], ["{}", #"{"A":1}"#]),
      (
        #"{"properties":{"a":{"type":"null"}},"additionalProperties":{"type":"object"}}"#,
        ["{}", #"{"a":null,"b":{}}"#, #"{"a":1,"a":null}"#], [#"{"a":1}"#, #"{"b":1}"#]
      ),
      (#"{"not":{"type":"null"}}"#, ["1"], ["null"]),
      (#"{"allOf":[{"minimum":1},{"type":"integer"}]}"#, ["1"], ["0", "1.5"]),
      (#"{"anyOf":[{"minimum":1},{"type":"integer"}]}"#, ["1", "0", "1.5"], ["0.5"]),
      (#"{"oneOf":[{"minimum":1},{"type":"integer"}]}"#, ["0", "1.5"], ["0.5", "1"]),
      (
        #"{"if":{"minimum":1},"then":{"type":"integer"},"else":{"const":0}}"#, ["2", "0"],
        ["1.5", "0.5"]
      ),
      (##"{"$ref":"#/$defs/a","$defs":{"a":{"const":1}}}"##, ["1"], ["2"]),
      (##"{"$ref":"#/definitions/a","definitions":{"a":{"const":1}}}"##, ["1"], ["2"]),
      ("false", [], ["1"]),
    ]
  )
  func keywords(schema: String, valid: [String], invalid: [String]) throws {
    let schema = try JSONSchema(schema)
    for value in valid { #expect(try schema.faults(in: value).isEmpty) }
    for value in invalid { #expect(try !schema.faults(in: value).isEmpty) }
  }

  @Test(
    "A schema with unknown parts is rejected, at any depth",
    arguments: [
      (#"{"typ":"null"}"#, "typ"),
      (#"{"format":"uri"}"#, "format"),
      (#"{"properties":{"a":{"anyOf":[{"uniqueItems":true}]}}}"#, "uniqueItems"),
      (#"{"type":"text"}"#, #"type "text""#),
      (#"{"pattern":"("}"#, #"pattern "(""#),
      (##"{"$ref":"#/$defs/a"}"##, ##"$ref "#/$defs/a""##),
      (#"{"items":7}"#, "7"),
      (#"{"$schema":"draft-08"}"#, #"$schema "draft-08""#),
    ]
  )
  func unknown(schema: String, words: String) {
    #expect(throws: JSONSchema.Unsupported(words: words)) { try JSONSchema(schema) }
  }
}
