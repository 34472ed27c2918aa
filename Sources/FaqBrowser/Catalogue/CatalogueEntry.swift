import ContentParser

/// An entry of a catalogue: a row, and the document behind it.
public struct CatalogueEntry: Sendable {
  /// Identifies the entry when the content changes, unlike its position.
  public let identity: String
  /// The text of its row.
  public let title: String
  /// Text behind the title, if there is room for it.
  public let summary: String?
  private let makeDocument: @Sendable () -> Document

  /// Creates an entry, whose document is asked for only when it is shown.
  public init(
    identity: String,
    title: String,
    summary: String? = nil,
    document: @escaping @Sendable () -> Document
  ) {
    self.identity = identity
    self.title = title
    self.summary = summary
    makeDocument = document
  }

  /// The document, made anew at each call.
  public var document: Document { makeDocument() }
}
