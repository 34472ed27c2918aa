extension ContentSchema {
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
