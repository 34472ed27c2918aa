import ContentParser

/// The text around a match, with matches highlighted.
enum Excerpt {
  /// How many characters to keep before and after the first match.
  private static let reach = 60

  /// The whole text, or the part around the first match between ellipses.
  static func inlines(of text: String, query: SearchQuery, isWhole: Bool = false) -> [Inline] {
    guard !isWhole, let first = query.matches(in: text, limit: 1).first else {
      return marked(text, query)
    }
    let start = wordStart(in: text, before: first.lowerBound)
    let end = wordEnd(in: text, after: first.upperBound)
    let head = start > text.startIndex ? "… " : ""
    let tail = end < text.endIndex ? " …" : ""
    return marked(head + text[start..<end] + tail, query)
  }

  private static func marked(_ text: String, _ query: SearchQuery) -> [Inline] {
    var inlines: [Inline] = []
    var place = text.startIndex
    for match in query.matches(in: text) {
      if place < match.lowerBound { inlines.append(.text(String(text[place..<match.lowerBound]))) }
      inlines.append(.mark([.text(String(text[match]))]))
      place = match.upperBound
    }
    if place < text.endIndex { inlines.append(.text(String(text[place...]))) }
    return inlines
  }

  private static func wordStart(in text: String, before index: String.Index) -> String.Index {
    let limit = text.index(index, offsetBy: -reach, limitedBy: text.startIndex) ?? text.startIndex
    guard limit > text.startIndex else { return limit }
    return text[limit..<index].firstIndex(of: " ").map(text.index(after:)) ?? limit
  }

  private static func wordEnd(in text: String, after index: String.Index) -> String.Index {
    let limit = text.index(index, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
    guard limit < text.endIndex else { return limit }
    return text[index..<limit].lastIndex(of: " ") ?? limit
  }
}
