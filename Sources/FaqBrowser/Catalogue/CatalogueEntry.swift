import Bytes
import ContentParser
import TextSearch

/// An entry of a catalogue: a row, and the document or the pages behind it.
public struct CatalogueEntry: Sendable {
  /// The text of its row.
  public let title: String
  /// Text behind the title, if there is room for it.
  public var summary: String?
  /// What follows when the entry is chosen; `.page` shows its page.
  ///
  /// ```swift
  /// entry.opening = .dialog("Open it?", "", [.button("Open", .page), .button("Cancel", .end)])
  /// ```
  public var opening: Interaction
  /// The pages of a group, which are read one after another in place of its own document.
  public var pages: [Self]
  private let ownIdentity: String?
  private let makeDocument: @Sendable () -> Document

  /// Creates an entry, whose document is asked for only when it is shown.
  ///
  /// The document of a group is its cover, which stands beside a wide list.
  /// Without an identity of its own, it is known by its title, whatever its case and accents.
  public init(
    identity: String? = nil,
    title: String,
    summary: String? = nil,
    opening: Interaction = .page,
    pages: [Self] = [],
    document: @escaping @Sendable () -> Document
  ) {
    self.title = title
    self.summary = summary
    self.opening = opening
    self.pages = pages
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

extension CatalogueEntry {
  /// Whether its document can be read without being opened.
  var isOpen: Bool { opening == .page && pages.isEmpty }

  /// What stands beside the list until the entry is opened.
  var cover: Document {
    guard pages.isEmpty else { return document }
    let texts = [summary, "Enter opens it."].compactMap(\.self)
    let blocks: [any Block] = [TitleBlock(title)] + texts.map { BodyBlock($0) }
    return Document(blocks: BlockList(blocks))
  }
}
