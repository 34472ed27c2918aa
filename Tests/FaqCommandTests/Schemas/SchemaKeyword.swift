/// The keywords of JSON Schema that the repository's schemas use.
///
/// The switches over them have no `default`, so that every known keyword is checked.
enum SchemaKeyword: String {
  case dialect = "$schema"
  case title
  case description
  case examples
  case standard = "default"
  case snippets = "defaultSnippets"
  case patternMessage = "patternErrorMessage"
  case definitions = "$defs"
  case olderDefinitions = "definitions"
  case reference = "$ref"
  case type
  case constant = "const"
  case enumeration = "enum"
  case minimum
  case maximum
  case maximumLength = "maxLength"
  case pattern
  case minimumItems = "minItems"
  case maximumItems = "maxItems"
  case items
  case contains
  case required
  case properties
  case otherProperties = "additionalProperties"
  case negation = "not"
  case all = "allOf"
  case any = "anyOf"
  case one = "oneOf"
  case condition = "if"
  case consequence = "then"
  case alternative = "else"

  /// The kind of value that a keyword has.
  enum Operand {
    case value
    case schema
    case schemaOrList
    case listOfSchemas
    case namedSchemas
  }

  var operand: Operand {
    switch self {
    case .dialect, .title, .description, .examples, .standard, .snippets, .patternMessage,
      .reference, .type, .constant, .enumeration, .minimum, .maximum, .maximumLength, .pattern,
      .minimumItems,
      .maximumItems, .required:
      .value
    case .contains, .otherProperties, .negation, .condition, .consequence, .alternative: .schema
    case .items: .schemaOrList
    case .all, .any, .one: .listOfSchemas
    case .definitions, .olderDefinitions, .properties: .namedSchemas
    }
  }
}
