import Foundation

extension String {
  /// The text that a reader sees: no tags, the characters of entities, and for a picture
  /// its description.
  var visibleInHTML: String { HTMLReading(contentOfPage, spellsOut: false).text }

  /// The same as in plain text: with the numbers of lists, and addresses after their labels.
  var spelledOutInHTML: String { HTMLReading(contentOfPage, spellsOut: true).text }

  /// The tags in order, those that close an element with a slash in front.
  var tagsInHTML: [(name: String, attributes: HTMLTag)] {
    matches(of: #/<(\/?[a-z0-9]+)([^>]*)>/#)
      .map { (name: String($0.1), attributes: HTMLTag(attributes: String($0.2))) }
  }

  /// The questions and answers in a page's structured data, or nil.
  var questionsInHTML: [[String]]? {
    guard
      let element = firstMatch(of: #/(?s)<script type="application\/ld\+json">(.*?)<\/script>/#),
      let value = try? JSONSerialization.jsonObject(with: Data(element.1.utf8)),
      let page = value as? [String: Any], page["@type"] as? String == "FAQPage",
      page["@context"] as? String == "https://schema.org",
      let questions = page["mainEntity"] as? [[String: Any]]
    else { return nil }
    return questions.map { question in
      let answer = question["acceptedAnswer"] as? [String: Any]
      return [question["name"] as? String ?? "", answer?["text"] as? String ?? ""]
    }
  }

  /// The text of the first answer in a page's structured data, or nil.
  var answerInHTML: String? { questionsInHTML?.first?.last?.visibleInHTML }

  private var contentOfPage: Self {
    firstMatch(of: #/(?s)<main>(.*)</main>/#).map { Self($0.1) } ?? self
  }
}

/// Reads the HTML of this package, in which neither text nor attributes have a bare `<` or `>`.
private struct HTMLReading {
  private(set) var text = ""
  private let spellsOut: Bool
  /// The next number of each list that is open; nil for bullets.
  private var lists: [Int?] = []
  private var link: (address: String, start: String.Index)?

  init(_ html: String, spellsOut: Bool) {
    self.spellsOut = spellsOut
    for part in html.matches(of: #/<(?<tag>\/?[a-z0-9]+)(?<rest>[^>]*)>|[^<]+/#) {
      if let tag = part.output.tag, let rest = part.output.rest {
        read(tag, HTMLTag(attributes: String(rest)))
      } else {
        text += String(part.output.0).withoutEntities
      }
    }
  }

  private mutating func read(_ name: Substring, _ tag: HTMLTag) {
    switch name {
    case "em", "/em", "strong", "/strong", "mark", "/mark", "del", "/del", "code", "/code",
      "/dt":
      break
    case "a": link = (tag["href"] ?? "", text.endIndex)
    case "/a": endLink()
    case "img":
      let description = tag["alt"] ?? ""
      text += spellsOut ? "\(description) (\(tag["src"] ?? ""))" : description
    case "dd": text += " "
    case "th", "td": if text.last?.isNewline == false { text += " " }
    case "/th", "/td": break
    case "ol": lists.append(tag["start"].flatMap { Int($0) } ?? 1)
    case "ul": lists.append(nil)
    case "/ol", "/ul": lists.removeLast()
    case "li": beginItem(tag["value"].flatMap { Int($0) })
    default: text += "\n"
    }
  }

  private mutating func endLink() {
    if let link, spellsOut, text[link.start...] != link.address { text += " (\(link.address))" }
    link = nil
  }

  private mutating func beginItem(_ value: Int?) {
    text += "\n"
    guard spellsOut, let next = lists.last, let number = value ?? next else { return }
    text += "\(number). "
    lists[lists.count - 1] = number + 1
  }
}

/// The attributes of a tag.
struct HTMLTag {
  let attributes: String

  subscript(name: String) -> String? {
    for match in attributes.matches(of: #/([a-z-]+)="([^"]*)"/#) where match.1 == name {
      return String(match.2).withoutEntities
    }
    return nil
  }
}

private extension String {
  var withoutEntities: Self {
    let characters = [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("amp", "&")]
    return characters.reduce(self) { text, character in
      // A mark that follows an entity belongs to its character.
      text.replacingOccurrences(of: "&\(character.0);", with: character.1, options: .literal)
    }
  }
}
