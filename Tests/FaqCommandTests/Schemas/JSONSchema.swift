import FaqService
import Foundation
import Testing

/// A JSON Schema of draft 2020-12, with the keywords of `SchemaKeyword`.
struct JSONSchema: Sendable {
  /// A schema contains something that is not supported and would not be checked.
  struct Unsupported: Error, Equatable {
    let words: String
  }

  private static let dialects: Set = [
    "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema#",
  ]

  private let root: RawValue

  /// Parses a schema; throws if a keyword, type or reference is unknown.
  init(_ text: String) throws {
    root = try RawValue(parsing: text)
    try examine(root)
  }

  /// The faults of a value: the location and the keyword of each.
  func faults(in text: String) throws -> [String] {
    SchemaCheck(root: root, value: try RawValue(parsing: text)).faults(against: root)
  }
}

extension JSONSchema {
  private func examine(_ schema: RawValue) throws {
    if case .bool = schema.content { return }
    guard let object = schema.object else { throw Unsupported(words: schema.description) }
    for member in object {
      guard let keyword = SchemaKeyword(rawValue: member.name.text) else {
        throw Unsupported(words: member.name.text)
      }
      switch keyword.operand {
      case .value: try examine(keyword, member.value)
      case .schema: try examine(member.value)
      case .schemaOrList where member.value.array == nil: try examine(member.value)
      case .schemaOrList: for schema in member.value.elements { try examine(schema) }
      case .listOfSchemas: for schema in try #require(member.value.array) { try examine(schema) }
      case .namedSchemas:
        for member in try #require(member.value.object) { try examine(member.value) }
      }
    }
  }

  private func examine(_ keyword: SchemaKeyword, _ operand: RawValue) throws {
    let texts = operand.texts
    let isKnown =
      switch keyword {
      case .type: !texts.isEmpty && texts.allSatisfy(RawValue.allTypes.contains)
      case .pattern: texts.allSatisfy { (try? NSRegularExpression(pattern: $0)) != nil }
      case .reference: operand.definition(in: root) != nil
      case .dialect: Self.dialects.isSuperset(of: texts)
      default: true
      }
    guard isKnown else { throw Unsupported(words: "\(keyword.rawValue) \(operand)") }
  }
}
