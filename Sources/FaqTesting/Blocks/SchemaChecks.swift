import ContentParser
import FaqService

extension Report {
  /// Checks what a block type says for a JSON Schema: an object that completes its fields.
  mutating func checkSchema(of type: any RegistrableBlock.Type) {
    guard let schema = try? RawValue(parsing: type.schema).object else {
      add(
        .describesFields,
        input: type.schema,
        expected: "a JSON object",
        found: "something else"
      )
      return
    }
    guard let properties = schema["properties"]?.object else { return }
    let names = type.fields.map(\.name)
    for property in properties where !names.contains(property.name.text) {
      add(
        .describesFields,
        input: type.schema,
        expected: "properties that are fields",
        found: "`\(property.name.text)`"
      )
    }
  }
}
