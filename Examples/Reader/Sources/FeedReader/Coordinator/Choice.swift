import ContentParser

/// What an entry says about the article that the user has chosen.
struct Choice: Equatable {
  let title: String
  /// The address of the page, if there is one that is safe to open.
  let address: Address?
  /// The address of the picture, if it is on the web.
  let picture: Address?
}

extension Choice {
  /// What a document of blocks says.
  init(_ document: Document) {
    title = document.title ?? "?"
    address = document.first(ButtonBlock.self)?.address
    picture = document.first(Picture.self)?.address
  }
}
