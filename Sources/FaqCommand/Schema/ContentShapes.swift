extension ContentSchema {
  /// The definitions of what stands around items, by name.
  static let contentShapes = #"""
    "root": {
      "description": "One FAQ, one item, or an object around FAQs, in which every array that \#
    begins like entries or items holds FAQs, and everything else is kept as it is.",
      "properties": {
        "$schema": { "description": "The address of this schema, for editors." },
        "base": {
          "description": "The address of the web that relative addresses in the FAQs behind \#
    it are relative to."
        },
        "faqs": { "description": "The FAQs; the member may have any other name." }
      },
      "if": { "$ref": "#/definitions/hasContent" },
      "then": {
        "if": { "required": ["elements"] },
        "then": { "anyOf": [{ "$ref": "#/definitions/entry" }, { "$ref": \#
    "#/definitions/envelope" }] },
        "else": { "$ref": "#/definitions/envelope" }
      },
      "else": {
        "if": { "$ref": "#/definitions/hasNothing" },
        "else": { "$ref": "#/definitions/element" }
      }
    },
    "hasContent": {
      "description": "Some array other than `elements` holds FAQs.",
      "not": {
        "properties": { "elements": true },
        "additionalProperties": { "not": { "$ref": "#/definitions/content" } }
      }
    },
    "hasNothing": {
      "description": "There is an array with nothing in, and neither `type` nor `elements`.",
      "not": {
        "anyOf": [
          { "required": ["type"] },
          { "required": ["elements"] },
          { "additionalProperties": { "not": { "const": [] } } }
        ]
      }
    },
    "content": {
      "description": "An array that begins like entries or items.",
      "type": "array",
      "minItems": 1,
      "items": [
        {
          "anyOf": [
            { "$ref": "#/definitions/itemOrEntry" },
            {
              "type": "array",
              "minItems": 1,
              "items": [{ "$ref": "#/definitions/itemOrEntry" }]
            }
          ]
        }
      ]
    },
    "itemOrEntry": {
      "type": "object",
      "anyOf": [
        { "required": ["type"] },
        { "required": ["elements"], "properties": { "elements": { "type": "array" } } }
      ]
    },
    "envelope": {
      "properties": {
        "types": {
          "description": "Block types of your own, described in JSON. They stand in front of \#
    the FAQs.",
          "if": { "$ref": "#/definitions/declaresTypes" },
          "then": { "type": "array", "items": { "$ref": "#/definitions/declaration" } },
          "else": {
            "if": { "$ref": "#/definitions/content" },
            "then": { "$ref": "#/definitions/entries" }
          }
        }
      },
      "additionalProperties": {
        "if": { "$ref": "#/definitions/content" },
        "then": { "$ref": "#/definitions/entries" }
      }
    },
    "entries": {
      "description": "FAQs: entries, arrays of items, or a flat list of items, in which a \#
    title begins an FAQ.",
      "type": "array",
      "items": { "$ref": "#/definitions/element" }
    },
    "element": {
      "description": "One FAQ, or in a flat list an item of one.",
      "type": ["array", "object"],
      "if": { "type": "array" },
      "then": { "$ref": "#/definitions/items" },
      "else": {
        "if": {
          "required": ["elements"],
          "anyOf": [
            { "properties": { "elements": { "type": "array" } } },
            { "not": { "required": ["type"] } }
          ]
        },
        "then": { "$ref": "#/definitions/entry" },
        "else": { "$ref": "#/definitions/item" }
      }
    },
    "entry": {
      "description": "One FAQ.",
      "type": "object",
      "required": ["elements"],
      "properties": {
        "elements": { "$ref": "#/definitions/items" },
        "category": {
          "description": "The category that the FAQ is in. Overviews and pages have a heading \#
    for each.",
          "type": "string",
          "examples": ["Billing"]
        },
        "summary": {
          "description": "What the FAQ is about, in a line that overviews show behind its \#
    title.",
          "type": "string",
          "examples": ["It takes two days."]
        },
        "lang": { "$ref": "#/definitions/lang" },
        "dir": { "$ref": "#/definitions/dir" }
      }
    },
    "items": {
      "description": "The items of one FAQ, as a rule a title and then its answer.",
      "type": "array",
      "items": { "$ref": "#/definitions/item" }
    }
    """#
}
