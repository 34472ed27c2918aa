import ContentParser

/// Consecutive documents out of many, rendered in one format.
///
/// They can be rendered on any core; an `Assembly` puts them together in their order.
public struct RenderedDocuments: Sendable {
  private let renderer: any Renderer
  private(set) var nextNumber: Int
  /// The first and the last run of documents of one category, unless there are no documents.
  private(set) var runs: (first: CategoryRun, last: CategoryRun)?
  private var writing: SectionWriting

  /// Creates an empty part of the output.
  ///
  /// - Parameters:
  ///   - renderer: The renderer that the assembly has, too.
  ///   - number: The number of the first document.
  ///   - capacity: How many bytes to reserve for each section, if the size is known.
  public init(in renderer: any Renderer, from number: Int, capacity: Int = 0) {
    self.renderer = renderer
    nextNumber = number
    writing = SectionWriting(renderer.frame(around: nil), capacity: capacity)
  }

  /// Renders the next document.
  ///
  /// - Parameters:
  ///   - document: A document; one that shows nothing has a number, too.
  ///   - number: Its number; by default the one after that of the document before.
  public mutating func append(_ document: Document, number: Int? = nil) {
    let number = number ?? nextNumber
    continueRuns(with: document.category, number)
    // A closure would copy the renderer for each document.
    writing.beginEntry()
    renderer.write(document, number: number, to: &writing.sections)
    writing.endEntry()
    nextNumber = number &+ 1
  }

  /// Begins another run if the category changes; an `Assembly` begins the first one.
  private mutating func continueRuns(with category: String?, _ number: Int) {
    if let runs, runs.last.continues(with: category) { return }
    let run = CategoryRun(category: category, firstNumber: number)
    if let runs {
      writing.append { [renderer] in renderer.end(runs.last, to: &$0) }
      writing.append { [renderer] in renderer.begin(run, to: &$0) }
    }
    runs = (runs?.first ?? run, run)
  }

  /// The output, one buffer for each section of the frame.
  var sections: [OutputBuffer] { writing.sections }

  /// How many bytes the output has.
  var count: Int { writing.count }
}
