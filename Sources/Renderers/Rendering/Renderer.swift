import ContentParser
import FaqService

/// Renders documents in one format.
///
/// A format of one's own conforms to `NodeRenderer`, which is one function. This protocol is for
/// formats that need more than nodes: `Assembly` composes what its functions write into a whole.
///
/// A renderer is used by several threads at once, for documents in any order. What one call appends
/// to a section is one entry: the separator of the section stands between entries that have written
/// something. Output depends on the arguments alone, and what is in a section already must stay as
/// it is.
public protocol Renderer: Sendable {
  /// The text around and between documents, which must be the same in each call.
  ///
  /// - Parameter only: The document if there is just one; nil if there are several or none.
  /// - Returns: The frame, whose sections the other functions write to.
  func frame(around only: Document?) -> Frame

  /// Appends a document to the sections of the frame.
  ///
  /// - Parameters:
  ///   - document: The document, which may show nothing.
  ///   - number: Its number, or nil if it is the only one.
  ///   - sections: A buffer for each section of the frame.
  func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer])

  /// Appends what stands in front of several documents of one category, or of none.
  ///
  /// It is called whenever the category changes, the first time in front of the first document, but
  /// not for a single document.
  func begin(_ run: CategoryRun, to sections: inout [OutputBuffer])

  /// Appends what stands behind several documents of one category, or of none.
  ///
  /// It is called once for each call of `begin(_:to:)`, before the next one.
  func end(_ run: CategoryRun, to sections: inout [OutputBuffer])

  /// Appends what stood around the FAQs in their source, behind all documents.
  ///
  /// - Parameters:
  ///   - envelope: One member or more.
  ///   - sections: A buffer for each section of the frame.
  func write(envelope: [RawMember], to sections: inout [OutputBuffer])

  /// Whether the format writes blocks of a type by an override, rather than by their nodes.
  func hasOverride(for type: any Block.Type) -> Bool

  /// The text around and between the rows of an overview.
  var overviewFrame: Frame { get }

  /// Appends a row to the sections of the overview's frame.
  ///
  /// - Parameters:
  ///   - row: The row, whose title may be missing.
  ///   - sections: A buffer for each section of `overviewFrame`.
  func write(_ row: OverviewRow, to sections: inout [OutputBuffer])

  /// Appends what stands in front of the rows of one category, or of none.
  ///
  /// It is called whenever the category changes, the first time in front of the first row.
  func beginRows(of run: CategoryRun, to sections: inout [OutputBuffer])

  /// Appends what stands behind the rows of one category, or of none.
  ///
  /// It is called once for each call of `beginRows(of:to:)`, before the next one.
  func endRows(of run: CategoryRun, to sections: inout [OutputBuffer])
}

extension Renderer {
  /// A blank line between documents.
  public func frame(around _: Document?) -> Frame { Frame(separator: "\n") }

  /// A format has no overrides unless it says so.
  public func hasOverride(for _: any Block.Type) -> Bool { false }

  /// A format shows no categories unless it says so.
  public func begin(_: CategoryRun, to _: inout [OutputBuffer]) {
    // Documents follow one another.
  }

  /// A format shows no categories unless it says so.
  public func end(_: CategoryRun, to _: inout [OutputBuffer]) {
    // Documents follow one another.
  }

  /// A format shows no categories unless it says so.
  public func beginRows(of _: CategoryRun, to _: inout [OutputBuffer]) {
    // Rows follow one another.
  }

  /// A format shows no categories unless it says so.
  public func endRows(of _: CategoryRun, to _: inout [OutputBuffer]) {
    // Rows follow one another.
  }

  /// Most formats have no place for the envelope.
  public func write(envelope _: [RawMember], to _: inout [OutputBuffer]) {
    // The envelope is left out.
  }
}
