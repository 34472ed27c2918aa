import ContentParser
import Renderers

extension KnownType {
  /// The types in a table: their names, their fields and where they come from.
  static func table(of types: [Self]) -> Node {
    .table(
      Node.Table(
        header: [["Type"], ["Fields"], ["From"]],
        rows: types.map { type in
          [[.text(type.name)], [.text(type.fieldNames)], [.text(type.origin)]]
        }
      )
    )
  }

  /// The type in full.
  var nodes: [Node] {
    let heading = Node.heading(level: 1, name)
    let origin = Node.facts([Node.Fact(["From"], [.text(origin)])])
    let fields = Node.table(
      Node.Table(
        header: [["Field"], ["Kind"], ["Required"], ["Meaning"]],
        rows: fields.map { field in
          [
            [.text(field.name)], [.text("\(field.kind)")], [field.isRequired ? "yes" : "no"],
            [.text(field.summary)],
          ]
        }
      )
    )
    return [heading, origin] + (self.fields.isEmpty ? [] : [fields])
      + examples.map { .code($0, language: "json") }
  }

  /// The fields on one line: `header, rows, caption?, align?`.
  private var fieldNames: String {
    fields.map { $0.isRequired ? $0.name : "\($0.name)?" }.joined(separator: ", ")
  }
}

extension KnownType {
  static func writeJSON(_ types: [Self], to buffer: inout OutputBuffer) {
    buffer.append("{\"schemaVersion\":\(JSONRenderer.schemaVersion),\"blockTypes\":[")
    for (index, type) in types.enumerated() {
      if index > 0 { buffer.append(",\n") }
      type.writeJSON(to: &buffer)
    }
    buffer.append("]}\n")
  }

  private func writeJSON(to buffer: inout OutputBuffer) {
    buffer.append("{\"name\":")
    buffer.appendJSONString(name)
    buffer.append(",\"origin\":")
    buffer.appendJSONString(origin)
    buffer.append(",\"fields\":[")
    for (index, field) in fields.enumerated() {
      buffer.append(index == 0 ? "{\"name\":" : ",{\"name\":")
      buffer.appendJSONString(field.name)
      buffer.append(",\"kind\":")
      buffer.appendJSONString("\(field.kind)")
      buffer.append(",\"required\":\(field.isRequired),\"summary\":")
      buffer.appendJSONString(field.summary)
      buffer.append("}")
    }
    buffer.append("],\"examples\":[")
    for (index, example) in examples.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.appendJSONString(example)
    }
    buffer.append("]}")
  }
}
