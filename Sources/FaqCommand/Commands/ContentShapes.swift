extension ContentSchema {
  /// The definitions of the objects around items, by name.
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
          "description": "What the FAQ is about, in a line that overviews show after its \#
    title.",
          "type": "string",
          "examples": ["It takes two days."]
        },
        "aliases": {
          "description": "Other wordings of the title, which are searched and never shown.",
          "type": ["array", "string"],
          "items": { "type": "string" },
          "examples": [["refund", "money back"]]
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

  /// The definitions that members of items refer to, by name.
  static let valueShapes = #"""
    "other": {
      "description": "A block of a type that faq does not know. Its other members belong to it.",
      "properties": {
        "fallback": {
          "description": "Replaces the block where its type is not known: a block, a list of \#
    blocks, a text, or \"drop\" for nothing.",
          "anyOf": [
            { "const": "drop", "description": "The block is left out." },
            {
              "type": "string",
              "pattern": "\\S",
              "not": { "pattern": "^[Dd][Rr][Oo][Pp]$" },
              "description": "A text, shown like a body."
            },
            { "type": "object", "allOf": [{ "$ref": "#/definitions/item" }] },
            { "type": "array", "maxItems": 1000, "items": { "$ref": "#/definitions/item" } }
          ]
        }
      }
    },
    "blocks": {
      "description": "A block or a list of blocks.",
      "type": ["object", "array"],
      "maxItems": 1000,
      "if": { "type": "array" },
      "then": { "$ref": "#/definitions/items" },
      "else": { "$ref": "#/definitions/item" }
    },
    "textOrItem": {
      "description": "A text, shown like a body, or a block.",
      "type": ["string", "object"],
      "if": { "type": "object" },
      "then": { "$ref": "#/definitions/item" }
    },
    "address": {
      "description": "An address that is safe to follow. It begins with https:, http:, \#
    mailto: or tel:.",
      "type": "string",
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:[^/?#]*@)?(?:\\[[0-9A-Fa-f:.]+\\]|[^\\u0000-\#
    ,/:-@\\[-^`{-\\u007F]+)(?::[0-9]*)?(?:[/?#]|$)|[Mm][Aa][Ii][Ll][Tt][Oo]:[^/#]|[Tt][Ee][Ll\#
    ]:[^/?#])",
      "patternErrorMessage": "An address begins with https:, http:, mailto: or tel:.",
      "not": {
        "description": "Spaces, backslashes, and characters that control or are not seen.",
        "pattern": "[\\u0000-\\u0020\\u005C\\u007F-\\u00A0\\u00AD\\u061C\\u1680\\u2000-\\u200\#
    F\\u2028-\\u202F\\u205F-\\u2064\\u2066-\\u206F\\u3000\\uFEFF]"
      },
      "examples": ["https://example.com/"]
    },
    "lang": {
      "description": "The language of the text, as a BCP 47 tag. HTML uses it.",
      "type": "string",
      "maxLength": 64,
      "pattern": "^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$",
      "examples": ["en", "pt-BR", "zh-Hant"]
    },
    "dir": {
      "description": "The direction of the text. HTML uses it.",
      "enum": ["ltr", "rtl", "auto"]
    }
    """#
}
