import FaqService

/// Objects whose names alone say what they are: `{"question": "Why?", "answer": "So."}`.
///
/// They may stand anywhere: in an array, in categories, under languages or identifiers, or in the
/// wrappers of content systems.
enum NamedPairs: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    EntrySearch.content(of: root) { fields, _ in fields.contains(where: \.isCertain) }
  }
}
