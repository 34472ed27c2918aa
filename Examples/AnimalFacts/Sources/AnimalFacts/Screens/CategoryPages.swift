import ContentParser
import FaqBrowser

extension CatalogueEntry {
  /// The entry of a category with a page for each fact; any other entry as it is.
  var withFacts: Self {
    guard let category = document.first(Category.self) else { return self }
    let title = title
    return Self(
      identity: identity,
      title: [category.picture?.sign, title].compactMap(\.self).joined(separator: " "),
      summary: summary,
      opening: category.opening,
      pages: category.facts.map { fact in
        Self(identity: "\(identity) \(fact.text)", title: fact.text) {
          Document(blocks: [TitleBlock(title), fact])
        }
      },
      document: { category.cover(titled: title) }
    )
  }
}

private extension Category {
  /// What is beside the list.
  func cover(titled title: String) -> Document {
    let blocks: [any Block] =
      [TitleBlock(title)] + [picture].compactMap(\.self)
      + [description, "\(factCount) · \(access.rawValue)"].compactMap(\.self).map { BodyBlock($0) }
    return Document(blocks: BlockList(blocks))
  }
}
