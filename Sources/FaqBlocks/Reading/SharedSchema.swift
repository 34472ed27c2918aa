/// Parts of JSON Schemas that several block types share.
enum SharedSchema {
  /// A text, a block, or an array of texts and blocks.
  static let listItem = #"""
    {
      "type": ["string", "object", "array"],
      "if": { "type": "array" },
      "then": { "items": { "$ref": "#/definitions/textOrItem" } },
      "else": { "$ref": "#/definitions/textOrItem" }
    }
    """#

  /// The members of a schema for items with a text, blocks, or both.
  static let content = #""anyOf": [{ "required": ["text"] }, { "required": ["blocks"] }]"#
}
