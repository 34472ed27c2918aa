import FaqService
import Foundation

/// The properties of values that JSON Schema checks.
extension RawValue {
  /// The elements; empty if the value is not an array.
  var elements: [RawValue] { array.map { Array($0) } ?? [] }

  /// The members by name; the last one counts.
  var members: [String: RawValue] {
    Dictionary(object?.map { ($0.name.text, $0.value) } ?? []) { $1 }
  }

  /// The string, or the strings of an array.
  var texts: [String] { string.map { [$0.text] } ?? elements.compactMap(\.string?.text) }

  var number: Double? {
    guard case .number(let number) = content else { return nil }
    return Double(String(number.spelling))
  }

  /// The length of a string in Unicode scalars, as in JSON Schema.
  var length: Int? { string?.text.unicodeScalars.count }

  /// The value as a count.
  var count: Int { number.flatMap { Int(exactly: $0) } ?? -1 }

  /// All types of JSON Schema.
  static let allTypes: Set = [
    "null", "boolean", "integer", "number", "string", "array", "object",
  ]

  /// The types of the value; a whole number has two.
  var types: Set<String> {
    switch content {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number: number?.rounded() == number ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  /// The schema that a reference names: `#/$defs/name` or `#/definitions/name`.
  func definition(in root: Self) -> Self? {
    guard let steps = string?.text.split(separator: "/"), steps.count == 3, steps[0] == "#",
      ["$defs", "definitions"].contains(steps[1])
    else { return nil }
    return root.object?[String(steps[1])]?.object?[String(steps[2])]
  }

  /// Compares strings by their text, and other values by their spelling.
  func equals(_ other: Self) -> Bool {
    guard let text = string?.text, let otherText = other.string?.text else { return self == other }
    return text.unicodeScalars.elementsEqual(otherText.unicodeScalars)
  }
}

extension String {
  /// Whether a valid regular expression matches a part of the string.
  func matches(_ pattern: String) -> Bool {
    let range = NSRange(startIndex..., in: self)
    return (try? NSRegularExpression(pattern: pattern))?.firstMatch(in: self, range: range) != nil
  }
}
