import ContentParser

/// The attributes for the languages of one document: ` lang="ar" dir="rtl"`.
struct HTMLLanguages {
  /// The attributes of the entry.
  let ofEntry: String
  /// Whether any item may name a language: a search of the entry's bytes rules most entries out.
  private let areInItems: Bool

  /// Languages of nodes without a document.
  init() {
    ofEntry = ""
    areInItems = true
  }

  init(of document: Document) {
    areInItems = document.raw.mayNameLanguage
    ofEntry = areInItems ? document.language.htmlAttributes : ""
  }

  /// The attributes for the language that a block names.
  func attributes(of element: StoredBlock) -> String {
    areInItems ? element.block.language.htmlAttributes : ""
  }
}

extension Language {
  /// The language and direction as attributes, each behind a space.
  var htmlAttributes: String {
    let lang = tag.map { " lang=\"\($0.text)\"" } ?? ""
    let dir = direction.map { " dir=\"\($0.rawValue)\"" } ?? ""
    return lang + dir
  }
}

extension OutputBuffer {
  /// Appends attributes; most elements have none.
  mutating func append(attributes: String) {
    if !attributes.isEmpty { append(attributes) }
  }
}
