import ContentParser
import FaqService

/// Content for an author to start with: a first FAQ of standard blocks, and one with an example of
/// each other block type.
struct NewContent {
  let registry: BlockRegistry

  /// The content in its canonical layout.
  func bytes() throws(RawReadingError) -> [UInt8] {
    let standard = registry.types.filter { BlockRegistry.standard.types.contains($0) }
    let others = registry.types.filter { !BlockRegistry.standard.types.contains($0) }
    var entries = [examples(of: standard)]
    let more = examples(of: others)
    if !more.isEmpty { entries.append([Self.title] + more) }
    let elements = entries.map { #"{"elements":[\#($0.joined(separator: ","))]}"# }
    return try ContentFormatting().formatted(Array("[\(elements.joined(separator: ","))]".utf8))
  }

  private func examples(of types: [BlockType]) -> [String] {
    types.flatMap { registry[$0]?.examples ?? [] }
  }

  private static let title = #"{"type":"title","text":"Which other blocks are there?"}"#
}
