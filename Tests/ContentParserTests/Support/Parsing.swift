import ContentParser
import FaqService
import Testing

extension ContentParser {
  /// Parses one entry of these items.
  func parse(items: String) throws -> Document {
    parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
  }

  /// Parses one item.
  func parse(item: String) throws -> any Block {
    try #require(try parse(items: item).blocks.first)
  }

  /// Parses content of any shape, as it comes from a source.
  func parse(content: String) throws -> [Document] {
    var reader = RawFaqReader()
    reader.feed(Array(content.utf8))
    reader.finish()
    var documents: [Document] = []
    while try reader.advance() == .entry {
      documents.append(parse(try #require(reader.current)))
    }
    return documents
  }
}

extension Diagnostic {
  /// The diagnostic on one line: `1:5 /0 error code: message → hint`.
  var summary: String {
    let place = "\(location.line):\(location.column) \(location.pointer)"
    return "\(place) \(severity) \(code.rawValue): \(message)" + (hint.map { " → \($0)" } ?? "")
  }
}

extension Document {
  /// The diagnostics one per line.
  var summaries: [String] { diagnostics.map(\.summary) }

  /// Whether one of its diagnostics is an error.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
