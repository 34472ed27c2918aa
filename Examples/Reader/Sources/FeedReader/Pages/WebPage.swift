import ContentParser
import FaqService
import Foundation

/// A page of the web as HTML.
struct WebPage: Equatable {
  let address: Address
  let html: String

  init(address: Address, html: String) {
    self.address = address
    self.html = html
  }

  /// Reads the bytes of a page in UTF-8 or Latin-1; throws if they are no page.
  init(_ bytes: [UInt8], at address: Address) throws(PageError) {
    let text = String(bytes: bytes, encoding: .utf8) ?? String(bytes: bytes, encoding: .isoLatin1)
    guard let html = text,
      html.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<"
    else { throw .noPage }
    self.init(address: address, html: html)
  }

  /// The text of the page under the title of the article, with a link to the page.
  func document(of choice: Choice) throws(PageError) -> Document {
    let title = TitleBlock(choice.title)
    guard let text, !text.body.isEmpty else { throw .noText }
    return Document(blocks: [title, text, ButtonBlock("Open in the browser", address)])
  }
}

private extension WebPage {
  /// The main part of the page, whose relative links lead on from its address.
  var text: BodyBlock? {
    let item = RawItem(type: "body", members: ["text": mainPart, "format": "html"])
    return try? BodyBlock(parsing: item, relativeTo: try? BaseAddress(address.text))
  }

  /// The part without the navigation around it, where the page marks it.
  var mainPart: String { element("main") ?? element("article") ?? html }

  /// The text from the first start tag to the last end tag of a name.
  func element(_ name: String) -> String? {
    let starts = ["<\(name)>", "<\(name) "].compactMap {
      html.range(of: $0, options: .caseInsensitive)?.lowerBound
    }
    guard let start = starts.min(),
      let end = html.range(of: "</\(name)>", options: [.caseInsensitive, .backwards]),
      start < end.lowerBound
    else { return nil }
    return String(html[start..<end.upperBound])
  }
}
