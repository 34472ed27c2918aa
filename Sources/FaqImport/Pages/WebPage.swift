import Markup

/// What a page of the web says: its main part, without the navigation around it.
///
/// ```swift
/// let page = WebPage(bytes)
/// let text = page.map { BodyBlock($0.main, format: .html) }
/// ```
public struct WebPage: Sendable {
  /// The main part as HTML, where the page marks it; otherwise all but its frame.
  public let main: String
  /// The address that relative ones in the page are relative to, if the page names it.
  public let base: String?

  /// Reads a page; nil if the content is not a page.
  ///
  /// - Parameter content: The page in the encoding of its byte order mark, in UTF-8, in the one
  ///   that it names (by the Encoding Standard), or else in Windows-1252.
  public init?(_ content: [UInt8]) {
    guard let page = ForeignText(content).flatMap(HTMLPages.page(of:)) else { return nil }
    main = page.main
    base = page.base
  }
}

private extension Page {
  var main: String {
    let elements = Array(elements)
    let main = elements.first { $0.tag.name == "main" || $0.tag["role"] == "main" }
    let marked = (main.map { [$0] } ?? elements.filter { $0.tag.name == "article" }).map(\.node)
    guard let start = marked.first, let end = marked.map({ tree.nodes[$0].end }).max() else {
      return html(of: tree.all)
    }
    return html(of: start..<end)
  }

  /// The HTML of nodes without the parts of the frame among them.
  func html(of range: Range<Int>) -> String {
    var html = ""
    var start = range.lowerBound
    for aside in asides where range.contains(aside) {
      html += tree.html(of: start..<aside)
      start = tree.nodes[aside].end
    }
    return html + tree.html(of: start..<range.upperBound)
  }
}
