import ContentParser
import Testing

/// Nodes, and what they look like in each format; in `ansi`, `␛` stands for ESC.
struct NodeCase: Sendable, CustomTestStringConvertible {
  let nodes: [Node]
  let plain: String
  let ansi: String
  let markdown: String

  var testDescription: String { "\(nodes)" }

  static func address(_ text: String) -> Address {
    guard let address = try? Address(text) else { preconditionFailure("\(text) is no address") }
    return address
  }

  static let all = leaves + inlines + containers + tables
}
