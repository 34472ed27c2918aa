import ContentParser
import Testing

/// One item with one text in its fields under one policy.
struct ContractCase: Sendable, CustomTestStringConvertible {
  let item: ContractItem
  let text: String
  let policy: UnknownPolicy

  var testDescription: String { "\(item.template) of \(text.debugDescription) under \(policy)" }

  static let all = ContractItem.all.flatMap { item in
    (["Plain words"] + HostileText.all).flatMap { text in
      UnknownPolicy.allCases.map { Self(item: item, text: text, policy: $0) }
    }
  }

  var document: Document {
    get throws { try .parsing(item.json(with: text), unknownPolicy: policy) }
  }
}
