import ContentParser

/// An entry of a catalogue: a row, and the document behind it.
public struct CatalogueEntry: Sendable {
  /// What the entry is known by when the content changes; it is no position.
  public let identity: String
  /// The text of its row.
  public let title: String
  /// What stands behind the title where there is room.
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
