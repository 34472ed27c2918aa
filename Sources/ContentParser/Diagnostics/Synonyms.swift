import FaqService

/// Other words that authors use for the names of this format.
enum Synonyms {
  /// The candidate that a name probably means: `title` for `question` or `tittle`.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    if let similar = Spelling.nearest(to: name, among: candidates) { return similar }
    let meaning = types[name.lowercasedPrefix]
    return meaning.flatMap { meaning in candidates.first { $0 == meaning } }
  }

  /// The names in whose place authors write others: for `action` they write `url`.
  static func names(for name: String) -> Set<String> { members[name] ?? [] }

  private static let types: [String: String] = [
    "question": "title", "heading": "title", "headline": "title", "header": "title",
    "h1": "title", "h2": "title", "name": "title", "subject": "title",
    "answer": "body", "paragraph": "body", "text": "body", "p": "body", "content": "body",
    "description": "body",
    "markdown": "richText", "md": "richText",
    "link": "button", "action": "button", "cta": "button", "url": "button",
  ]

  private static let members: [String: Set<String>] = [
    "type": ["kind", "block", "@type"],
    "text": [
      "title", "question", "label", "caption", "heading", "headline", "name", "content", "body",
      "answer", "value", "string", "markdown", "html", "message", "description",
    ],
    "action": ["url", "href", "link", "address", "target", "uri", "to", "src", "destination"],
    "elements": ["items", "blocks", "content", "contents", "children", "parts", "body"],
  ]
}

extension RawItem {
  /// The member that is probably meant by a name that the item does not have.
  func member(like name: String) -> RawMember? {
    let members = members.map { Array($0) } ?? []
    if let nearest = Spelling.nearest(to: name, among: members.lazy.map(\.name.text)) {
      return members.first { $0.name == nearest }
    }
    let synonyms = Synonyms.names(for: name)
    return members.first { synonyms.contains($0.name.text.lowercasedPrefix) }
  }
}

private extension String {
  /// The beginning in small letters, which is enough to compare it with short names.
  var lowercasedPrefix: String { clipped.lowercased() }
}
