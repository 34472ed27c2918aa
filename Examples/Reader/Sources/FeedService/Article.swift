/// An article of a feed: what is said about a page, and the address of the page.
public struct Article: Hashable, Sendable {
  /// What a feed can say about an article.
  public enum Part: CaseIterable, Sendable {
    /// What identifies the article when the feed changes.
    case identity
    /// The title, which every article has.
    case title
    /// What the page is about.
    case summary
    /// The address of the page.
    case link
    /// The address of a picture.
    case image
    /// What the picture shows.
    case imageDescription
    /// When the page was published.
    case date

    /// The members that can hold it; the first with a text that is not blank does.
    public var names: [String] {
      switch self {
      case .identity: ["id", "url", "link"]
      case .title: ["title"]
      case .summary: ["summary", "content_text"]
      case .link: ["link", "url", "external_url"]
      case .image: ["image", "banner_image"]
      case .imageDescription: ["imageDescription", "_image_description"]
      case .date: ["date", "date_published"]
      }
    }
  }

  private let texts: [Part: String]

  /// The text of a part, if the feed has it.
  public subscript(part: Part) -> String? { texts[part] }
}

extension Article: Decodable {
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue _: Int) { nil }
  }

  /// Reads an article, which must have a title.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Name.self)
    var texts: [Part: String] = [:]
    for part in Part.allCases {
      texts[part] = part.names.lazy
        .compactMap { try? members.decode(String.self, forKey: Name(stringValue: $0)) }
        .first { !$0.allSatisfy(\.isWhitespace) }
    }
    guard texts[.title] != nil else {
      let fault = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "the article has no `title`"
      )
      throw DecodingError.dataCorrupted(fault)
    }
    self.texts = texts
  }
}
