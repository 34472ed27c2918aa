extension ContentSchema {
  /// The definitions of what stands around items, by name.
  static let contentShapes = #"""
    "root": {
      "description": "One FAQ, one item, or an object around FAQs, in which every array with an \#
    entry or a title in it holds FAQs, and everything else is kept as it is.",
      "properties": {
        "$schema": { "description": "The address of this schema, for editors." },
        "base": {
          "description": "The address of the web that relative addresses in the FAQs after it \#
    are relative to."
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
        "if": { "$ref": "#/definitions/hasItems" },
        "then": {
          "properties": { "types": { "$ref": "#/definitions/types" } },
          "additionalProperties": {
            "if": { "$ref": "#/definitions/itemList" },
            "then": { "$ref": "#/definitions/entries" }
          }
        },
        "else": {
          "if": { "$ref": "#/definitions/hasNothing" },
          "else": { "$ref": "#/definitions/element" }
        }
      }
    },
    "hasContent": {
      "description": "Some array other than `elements` holds FAQs.",
      "not": {
        "properties": { "elements": true },
        "additionalProperties": { "not": { "$ref": "#/definitions/content" } }
      }
    },
    "hasItems": {
      "description": "Some array has an item, and there is neither `type` nor `elements`.",
      "not": {
        "anyOf": [
          { "required": ["type"] },
          { "required": ["elements"] },
          { "additionalProperties": { "not": { "$ref": "#/definitions/itemList" } } }
        ]
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
      "description": "An array with an entry or a title in it.",
      "type": "array",
      "contains": {
        "anyOf": [
          { "$ref": "#/definitions/titleOrEntry" },
          { "type": "array", "contains": { "$ref": "#/definitions/titleOrEntry" } }
        ]
      }
    },
    "titleOrEntry": {
      "type": "object",
      "anyOf": [
        { "required": ["type"], "properties": { "type": { "const": "title" } } },
        { "required": ["elements"], "properties": { "elements": { "type": "array" } } }
      ]
    },
    "itemList": {
      "description": "An array with an object in it that has a `type`.",
      "type": "array",
      "contains": {
        "anyOf": [
          { "type": "object", "required": ["type"] },
          { "type": "array", "contains": { "type": "object", "required": ["type"] } }
        ]
      }
    },
    "envelope": {
      "properties": { "types": { "$ref": "#/definitions/types" } },
      "additionalProperties": {
        "if": { "$ref": "#/definitions/content" },
        "then": { "$ref": "#/definitions/entries" }
      }
    },
    "types": {
      "description": "Block types of your own, described in JSON. They come before the FAQs.",
      "if": { "$ref": "#/definitions/declaresTypes" },
      "then": { "type": "array", "items": { "$ref": "#/definitions/declaration" } },
      "else": {
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
        "base": {
          "description": "The address of the web that relative addresses in the FAQ are \#
    relative to, or null for none. Anything else has no meaning."
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
