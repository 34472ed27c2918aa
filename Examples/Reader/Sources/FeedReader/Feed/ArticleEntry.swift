import ContentParser
import FaqService
import FeedService

extension Article {
  /// The entry in the native form.
  var entry: String {
    let texts = [("id", identity), ("summary", summary?.firstSentence)].compactMap { name, text in
      text.map { "\"\(name)\":\(Self.literal($0))" }
    }
    let elements = "\"elements\":[\(items.map(\.value.description).joined(separator: ","))]"
    return "{\((texts + [elements]).joined(separator: ","))}"
  }
}

private extension Article {
  /// What the page of the entry shows.
  var items: [RawItem] {
    [
      RawItem(type: "title", members: ["text": title]), byline, picture,
      summary.map { RawItem(type: "body", members: ["text": $0]) },
      link.map { RawItem(type: "button", members: ["text": "Read the page", "action": $0]) },
    ]
    .compactMap(\.self)
  }

  var byline: RawItem? {
    let site = link.flatMap { try? Address($0) }?.host
    return switch (site, date) {
    case (nil, nil): nil
    case (let site?, nil): RawItem(type: "byline", members: ["site": site])
    case (nil, let date?): RawItem(type: "byline", members: ["date": date])
    case (let site?, let date?): RawItem(type: "byline", members: ["site": site, "date": date])
    }
  }

  var picture: RawItem? {
    image.map { image in
      let description = imageDescription ?? "Picture of “\(title)”"
      return RawItem(
        type: "picture",
        members: ["source": image, "description": description]
      )
    }
  }

  /// A text as JSON.
  static func literal(_ text: String) -> String {
    let item = RawItem(type: "text", members: ["text": text])
    return item["text"]?.description ?? "\"\""
  }
}

private extension String {
  /// The first sentence: the text up to a full stop, question mark or exclamation mark and a space.
  var firstSentence: String {
    let ends = indices.filter { ".?!".contains(self[$0]) }.map { index(after: $0) }
    let end = ends.first { $0 == endIndex || self[$0].isWhitespace }
    return String(self[..<(end ?? endIndex)])
  }
}
