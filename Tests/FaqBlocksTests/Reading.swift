import ContentParser
import FaqBlocks
import FaqService
import Renderers

extension FaqBlocks {
  /// The names of the block types.
  static let types = BlockRegistry.empty.adding(all).types
}

extension Document {
  /// Parses the items of one entry, with the block types of the library.
  static func parsing(_ items: String, unknownPolicy: UnknownPolicy = .show) throws -> Self {
    ContentParser(registry: .standard.adding(FaqBlocks.all), unknownPolicy: unknownPolicy)
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
  }

  /// The diagnostics one per line: `1:5 /0 error code: message → hint`.
  var summaries: [String] {
    diagnostics.map { fault in
      let place = "\(fault.location.line):\(fault.location.column) \(fault.location.pointer)"
      let hint = fault.hint.map { " → \($0)" } ?? ""
      return "\(place) \(fault.severity) \(fault.code.rawValue): \(fault.message)\(hint)"
    }
  }
}
