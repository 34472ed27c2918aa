import ContentParser
import FaqService
import Renderers

/// `faq open`: opens the link of an FAQ's first button in the user's browser.
struct OpenCommand {
  let session: Session
  let selection: Selection
  let browser: Browser

  func run() async throws -> ExitStatus {
    let document = session.parser.parse(try await selectedFaq())
    let address = try address(in: document)
    if browser.opens(address.text) { return .done }
    try session.output.write(address.text.sanitised + "\n")
    return .done
  }

  private func selectedFaq() async throws -> RawFaq {
    switch selection {
    case .numbers(let ranges):
      let faqs = try await NumberedFaqs(ranges).read(session)
      if let faq = faqs.values.first { return faq }
    case .words(let words):
      let matches = try await TitleMatches(words).read(session)
      if matches.count == 1, let match = matches.first { return match.faq }
      let numbers = matches.map { String($0.row.number) }.joined(separator: ", ")
      throw Failure(
        .notFound,
        "\(matches.count) FAQs match “\(words)”: \(numbers)",
        hint: "Open one of them by its number."
      )
    case .all: break
    }
    throw Failure(.notFound, "there is no such FAQ", hint: "faq list shows the numbers.")
  }

  private func address(in document: Document) throws -> Address {
    let buttons = document.blocks.flatMap(\.withDescendants).compactMap { $0 as? ButtonBlock }
    if let address = buttons.lazy.compactMap(\.address).first { return address }
    if let button = buttons.first {
      throw Failure(
        .notFound,
        "the address of “\(button.text)” is not safe to open: \(button.action)",
        hint: "Addresses begin with https:, http:, mailto: or tel:."
      )
    }
    throw Failure(
      .notFound,
      "“\(document.title ?? "this FAQ")” has no button",
      hint: "faq show prints its text."
    )
  }
}

private extension Block {
  /// The block, followed by the blocks within it at any depth.
  var withDescendants: [any Block] { [self] + children.flatMap(\.withDescendants) }
}
