import ContentParser

/// Consecutive documents out of many, rendered in one format.
///
/// They can be rendered on any core; an `Assembly` puts them together in their order.
public struct RenderedDocuments: Sendable {
  private let renderer: any Renderer
  private(set) var nextNumber: Int
  private var writing: SectionWriting

  /// Creates an empty part of the output, with the number of its first document.
  public init(in renderer: any Renderer, from number: Int, capacity: Int = 0) {
    self.renderer = renderer
    nextNumber = number
    writing = SectionWriting(renderer.frame(around: nil), capacity: capacity)
  }

  /// Renders the next document; its number is the next one, unless another is given.
  public mutating func append(_ document: Document, number: Int? = nil) {
    let number = number ?? nextNumber
    writing.append { [renderer] in renderer.write(document, number: number, to: &$0) }
    nextNumber = number &+ 1
  }

  /// The output, one buffer for each section of the frame.
  var sections: [OutputBuffer] { writing.sections }

  /// How many bytes the output has.
  var count: Int { writing.sections.reduce(0) { $0 + $1.bytes.count } }
}
