import ContentParser
import FaqImport
import FaqService
import FaqSources

/// Where pages come from: the web, or what a test makes up.
protocol PageService: Sendable {
  /// What is at an address.
  func page(at address: Address) async throws(PageError) -> Download
}

/// Pages from the web.
struct WebPages: PageService {
  private static let limits = TransferLimits(total: .seconds(30), size: 8 << 20)

  func page(at address: Address) async throws(PageError) -> Download {
    do {
      return try await Download.fetch(address, "text/html", limits: Self.limits)
    } catch {
      throw .network(reason: error.reason)
    }
  }
}

extension Download {
  /// The text of the page under the title of the article, with a link to the page.
  func document(of choice: Choice) throws(PageError) -> Document {
    guard let page = WebPage(bytes) else { throw .noPage }
    let place = try? BaseAddress(address)
    let base = page.base.flatMap { try? BaseAddress($0, relativeTo: place) } ?? place
    let text = BodyBlock(page.main, format: .html, relativeTo: base)
    guard !text.body.isEmpty else { throw .noText }
    let blocks: [(any Block)?] = [
      TitleBlock(choice.title), text,
      choice.address.map { ButtonBlock("Open in the browser", $0) },
    ]
    return Document(blocks: BlockList(blocks.compactMap(\.self)))
  }
}
