import ContentParser
import FaqService

extension BrowserState {
  /// Lays out the visible page if it has changed; the runtime lays out a large one.
  mutating func layOut() -> [BrowserEffect] {
    guard let area = layout.page, let subject else {
      (page, awaitedPage) = (nil, nil)
      return []
    }
    let columns = area.columns
    let request = PageRequest(subject: subject, columns: columns, revision: content.revision)
    if let page, page.request == request {
      awaitedPage = nil
      self.page?.scroll(by: 0, height: area.rows)
      return []
    }
    guard awaitedPage != request else { return [] }
    let content = content(of: subject)
    if content.document.isLarge {
      if page?.identity != content.identity { page = nil }
      awaitedPage = request
      return [.layOut(request)]
    }
    show(page(request, content))
    return []
  }

  /// Lays out a page; the runtime does this for large documents while keys are handled.
  func page(for request: PageRequest) -> Page { page(request, content(of: request.subject)) }

  /// Shows a page that the runtime has laid out, unless another one is awaited now.
  mutating func show(_ page: Page, for request: PageRequest) {
    if awaitedPage == request { show(page) }
  }
}

private extension BrowserState {
  func page(_ request: PageRequest, _ content: (identity: String?, document: Document)) -> Page {
    let renderer = renderer(min(request.columns, 80))
    return Page(request, content.identity, content.document, renderer: renderer)
  }

  /// Shows a page in place of another; one of the same entry keeps its scroll position.
  mutating func show(_ new: Page) {
    var new = new
    if let page, page.identity == new.identity { new.stay(like: page) }
    new.scroll(by: 0, height: pageHeight)
    (page, awaitedPage) = (new, nil)
    search(inPage: find?.field)
  }
}

private extension Document {
  /// Whether laying it out would delay the answer to a key.
  var isLarge: Bool { raw.source.count > PageRequest.immediateSize }
}
