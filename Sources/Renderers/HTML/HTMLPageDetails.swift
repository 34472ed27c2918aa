import Bytes
import ContentParser

/// What a page says of itself, and what its publisher adds to it.
public struct HTMLPageDetails: Sendable {
  /// The title of the page, in place of what entries are called.
  public var title: String?
  /// The introduction, which is the description for search engines as well.
  public var summary: String?
  /// The address that the page is published at; of a folder, that of its index.
  public var address: BaseAddress?
  /// The picture that links to the page are shown with.
  public var image: Address?
  /// Rules that follow those of the page's style sheet.
  public var styleSheet: String? { didSet { rules = styleSheet.map(PublisherRules.init) } }
  /// The rules as a page holds them.
  private(set) var rules: PublisherRules?
  /// Elements at the end of the head, written as they are: they are those of the publisher, and
  /// content has no part in them.
  public var head: String?

  /// Details of nothing; a page is then called after its entries.
  public init() {
    // All properties have their initial values.
  }

  /// The members before FAQs that describe their page.
  package static let memberNames = ["title", "summary", "url", "image"]

  /// Adds what the members before FAQs say of their page.
  package mutating func add(_ members: [RawMember]) {
    func text(_ name: String) -> String? {
      guard let text = members.last(where: { $0.name == name })?.value.string?.text,
        !text.isBlank
      else { return nil }
      return text.joinedLines
    }
    title = title ?? text("title")
    summary = summary ?? text("summary")
    address = address ?? text("url").flatMap { try? BaseAddress($0) }
    image = image ?? text("image").flatMap { try? Address($0, relativeTo: address) }
  }

  /// The details of the page of one document, at an address beside the index if it has a file.
  func page(of document: Document, titled title: String, file: String?) -> Self {
    var page = self
    page.title = title
    page.summary = document.raw.summary
    page.address = file.flatMap { try? BaseAddress($0, relativeTo: address) }
    return page
  }

  /// The elements that describe the page to search engines, and to those who link to it.
  func elements(titled title: String) -> String {
    guard summary != nil || address != nil || image != nil else { return "" }
    let names: KeyValuePairs<String, String?> = [
      "name=\"description\"": summary, "property=\"og:type\"": "website",
      "property=\"og:title\"": title, "property=\"og:description\"": summary,
      "property=\"og:url\"": address?.text, "property=\"og:image\"": image?.text,
    ]
    let link = address.map { "<link rel=\"canonical\" href=\"\($0.text.htmlEscaped)\">\n" }
    return names.reduce(link ?? "") { elements, meta in
      guard let content = meta.value else { return elements }
      return elements + "<meta \(meta.key) content=\"\(content.htmlEscaped)\">\n"
    }
  }

  /// Whether the head of the publisher decides what the page may load.
  var hasPolicy: Bool { head?.lowercased().contains("content-security-policy") == true }
}

/// A style sheet of the publisher, and the digest that admits it.
struct PublisherRules: Sendable {
  /// The rules, in which nothing ends the element.
  let text: String
  let digest: String

  init(_ styleSheet: String) {
    text = styleSheet.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .replacing("\0", with: "\u{FFFD}").replacing("</", with: "<\\/")
    digest = "sha256-\(String(utf8: SHA256.digest(of: Array(text.utf8)).base64))"
  }
}
