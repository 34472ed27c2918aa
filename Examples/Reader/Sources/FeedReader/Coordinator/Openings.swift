import ContentParser
import FaqBrowser

/// Turns the steps of the coordinator into what the screens show.
struct Openings {
  let pages: any PageService
  let pictures: Pictures

  /// An entry that begins its interaction when it is chosen.
  func complete(_ entry: CatalogueEntry) -> CatalogueEntry {
    var entry = entry
    entry.opening = interaction(after: .chosen(Choice(entry.document)))
    return entry
  }
}

private extension Openings {
  func interaction(after event: PageEvent) -> Interaction {
    switch Coordinator.step(after: event) {
    case .summary: .page
    case .ask(let choice, let address):
      .dialog(
        choice.title,
        address.host ?? address.text,
        [
          .button("Read the summary", .page),
          .button("Open the page here", interaction(after: .readingChosen(choice, address))),
          .button("Open the page in the browser", opening: address),
          .button("Cancel", .end),
        ]
      )
    case .fetch(let choice, let address):
      .work("Fetching the page from \(address.host ?? address.text)") {
        interaction(after: await result(of: choice, address))
      }
    case .show(let choice, let document): .document(choice.title, document)
    case .report(let text): .notice(text)
    }
  }

  /// Fetches a page, and its picture for the formats that show it.
  func result(of choice: Choice, _ address: Address) async -> PageEvent {
    async let picture: Void = fetch(choice.picture)
    do throws(PageError) {
      let page = try await pages.page(at: address)
      await picture
      return .fetched(choice, try page.document(of: choice))
    } catch {
      return .failed(error)
    }
  }

  func fetch(_ picture: Address?) async {
    if let picture { await pictures.fetch(picture) }
  }
}
