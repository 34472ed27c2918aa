import Bytes
import ContentParser
import TextSearch

/// An entry of a catalogue: a row, and the document behind it.
public struct CatalogueEntry: Sendable {
  /// The text of its row.
  public let title: String
  /// Text behind the title, if there is room for it.
  public let summary: String?
  private let ownIdentity: String?
  private let makeDocument: @Sendable () -> Document

  /// Creates an entry, whose document is asked for only when it is shown.
  ///
  /// Without an identity of its own, it is known by its title, whatever its case and accents.
  public init(
    identity: String? = nil,
    title: String,
    summary: String? = nil,
    document: @escaping @Sendable () -> Document
  ) {
    self.title = title
    self.summary = summary
    ownIdentity = identity
    makeDocument = document
  }

  /// Identifies the entry when the content changes, unlike its position.
  public var identity: String {
    ownIdentity ?? "title \(String(copying: Folding.shared.folded(title).span))"
  }

  /// The document, made anew at each call.
  public var document: Document { makeDocument() }
}
