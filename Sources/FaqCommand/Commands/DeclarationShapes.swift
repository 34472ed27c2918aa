extension ContentSchema {
  /// The definitions of declared block types, by name.
  static let declarationShapes = #"""
    "declaresTypes": {
      "description": "An array that begins with the declaration of a type.",
      "type": "array",
      "minItems": 1,
      "items": [
        {
          "type": "object",
          "required": ["type"],
          "anyOf": [
            { "required": ["body"], "properties": { "body": { "type": "array" } } },
            { "required": ["fields"], "properties": { "fields": { "type": "object" } } }
          ]
        }
      ]
    },
    "declaration": {
      "description": "A block type, described by its fields and a template of what its blocks \#
    show.",
      "type": "object",
      "required": ["type", "body"],
      "properties": {
        "type": {
          "description": "The type of its items.",
          "type": "string",
          "pattern": ".",
          "examples": ["video"]
        },
        "fields": {
          "description": "The members of its items with their kinds; one whose name ends with \#
    ? may be missing.",
          "type": "object",
          "additionalProperties": { "$ref": "#/definitions/fieldKind" },
          "examples": [{ "caption": "text", "url": "address", "size?": ["small", "large"] }]
        },
        "body": { "$ref": "#/definitions/template" }
      }
    },
    "fieldKind": {
      "description": "The kind of a field; an array of words is a choice.",
      "anyOf": [
        {
          "enum": ["text", "address", "int", "number", "bool", "date", "day", "texts", "blocks"]
        },
        { "type": "array", "minItems": 1, "items": { "type": "string" } }
      ]
    },
    "template": {
      "description": "Nodes. {name} in a text stands for a field; write {{ and }} for braces.",
      "type": "array",
      "items": { "$ref": "#/definitions/templateNode" }
    },
    "templateTexts": { "type": "array", "items": { "type": "string" } },
    "templateList": {
      "description": "Items, each a text or nodes, or a field of texts as in \"{items}\".",
      "type": ["string", "array"],
      "if": { "type": "array" },
      "then": {
        "items": {
          "type": ["string", "array"],
          "if": { "type": "array" },
          "then": { "$ref": "#/definitions/template" }
        }
      }
    },
    "templateNode": {
      "description": "A part of what is shown. It is left out if a field that it needs is \#
    missing.",
      "type": "object",
      "anyOf": [
        { "required": ["heading"] },
        { "required": ["paragraph"] },
        { "required": ["list"] },
        { "required": ["numbers"] },
        { "required": ["action", "address"] },
        { "required": ["image", "description"] },
        { "required": ["code"] },
        { "required": ["quote"] },
        { "required": ["notice", "nodes"] },
        { "required": ["details", "nodes"] },
        { "required": ["facts"] },
        { "required": ["table", "rows"] },
        { "required": ["divider"] },
        { "required": ["blocks"] }
      ],
      "properties": {
        "heading": { "description": "A heading.", "type": "string" },
        "level": {
          "description": "The level of the heading; 2 if it is missing.",
          "enum": [2, 3, 4, 5, 6]
        },
        "paragraph": { "description": "Text; a blank line parts paragraphs.", "type": \#
    "string" },
        "list": { "description": "A list with bullets.", "$ref": "#/definitions/templateList" },
        "numbers": { "description": "A list with numbers.", "$ref": \#
    "#/definitions/templateList" },
        "action": { "description": "The label of an address to open.", "type": "string" },
        "address": { "description": "Where the action leads.", "type": "string" },
        "image": { "description": "The address of a picture.", "type": "string" },
        "description": { "description": "What the picture shows.", "type": "string" },
        "caption": { "description": "A text below the picture.", "type": "string" },
        "code": { "description": "Code.", "type": "string" },
        "language": { "description": "The language of the code.", "type": "string" },
        "quote": { "description": "A quotation.", "$ref": "#/definitions/template" },
        "notice": { "description": "The title of a notice.", "type": "string" },
        "kind": {
          "description": "How urgent the notice is; a note if it is missing.",
          "enum": ["note", "tip", "warning", "danger"]
        },
        "details": { "description": "The summary of details.", "type": "string" },
        "nodes": { "description": "What the notice says, or the details.", "$ref": \#
    "#/definitions/template" },
        "facts": {
          "description": "Names with their values.",
          "type": "object",
          "additionalProperties": { "type": "string" }
        },
        "table": {
          "description": "The header of a table.",
          "$ref": "#/definitions/templateTexts"
        },
        "rows": {
          "description": "The cells of each row.",
          "type": "array",
          "items": { "$ref": "#/definitions/templateTexts" }
        },
        "divider": { "description": "A line between parts." },
        "blocks": { "description": "A field of blocks, as in \"{content}\".", "type": "string" }
      },
      "additionalProperties": false
    }
    """#
}
