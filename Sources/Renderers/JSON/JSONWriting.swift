import Bytes

/// JSON text, as `Bytes` writes it.
extension OutputBuffer {
  /// Appends JSON, with escapes for the characters in its strings that could drive a terminal.
  mutating func appendJSON(_ source: ArraySlice<UInt8>) { bytes.appendJSON(source.span) }

  /// Appends text as a JSON string.
  package mutating func appendJSONString(_ text: String) { bytes.appendJSONString(text) }

  /// Appends the text of all sections of a document as one JSON string.
  package mutating func appendJSONString(_ sections: [Self]) {
    append(UInt8(ascii: "\""))
    for section in sections { bytes.appendWithinJSONString(section.bytes.span) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a value without any spaces.
  package mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .flag(let flag): append("\(flag)")
    case .number(let number): append("\(number)")
    case .decimal(let number): append("\((number * 1_000).rounded() / 1_000)")
    case .string(let text): appendJSONString(text)
    case .array(let items): append(items, separator: ",")
    case .lines(let items): append(items, separator: ",\n")
    case .object(let members):
      append("{")
      append(members)
      append("}")
    }
  }

  private mutating func append(_ items: [JSONValue], separator: String) {
    append("[")
    for (index, item) in items.enumerated() {
      if index > 0 { append(separator) }
      append(item)
    }
    append("]")
  }

  /// Appends members, separated by commas; those without a value are left out.
  package mutating func append(_ members: [JSONMember]) {
    var separator = ""
    for member in members {
      guard let value = member.value else { continue }
      append(separator)
      appendJSONString(member.name)
      append(":")
      append(value)
      separator = ","
    }
  }
}

/// A value that a program writes as JSON, such as a report.
///
/// ```swift
/// let hit: JSONValue = ["number": .number(2), "category": category.map { .string($0) }]
/// ```
package enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Int)
  /// A number with up to three digits after the point.
  case decimal(Double)
  case string(String)
  case array([Self])
  /// An array with each item on a separate line.
  case lines([Self])
  case object([JSONMember])

  /// A string, or null.
  package init(orNull text: String?) { self = if let text { .string(text) } else { .null } }
}

/// A member of an object, which is left out if it has no value.
package struct JSONMember: Equatable, Sendable {
  let name: String
  let value: JSONValue?

  package init(_ name: String, _ value: JSONValue?) {
    self.name = name
    self.value = value
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.map { JSONMember($0, $1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}
