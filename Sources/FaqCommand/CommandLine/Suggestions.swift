import ContentParser

extension Spelling {
  /// `Did you mean 'list'?`, or the other hint if no candidate is similar.
  static func hint(_ word: String, in candidates: [String], otherwise: Message) -> Message {
    nearest(to: word, among: candidates).map { "Did you mean '\($0)'?" } ?? otherwise
  }

  /// `text or json`; `ansi, plain, markdown, html or json`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
