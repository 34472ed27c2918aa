import FaqService
import Renderers

/// `faq show`: prints FAQs in full, by number or by words.
struct ShowCommand {
  let session: Session
  let selection: Selection

  func run() async throws -> ExitStatus {
    switch selection {
    case .all: try await showAll()
    case .numbers(let ranges): try await show(ranges)
    case .words(let words): try await show(words)
    }
  }

  private func showAll() async throws -> ExitStatus {
    var (printing, envelope) = try await session.loader.read { stream in
      var printing = Printing(session: session)
      while let faq = try await stream.next() { try printing.print(faq) }
      return (printing, stream.envelope)
    }
    return try printing.end(envelope)
  }

  private func show(_ ranges: [ClosedRange<Int>]) async throws -> ExitStatus {
    let faqs = try await NumberedFaqs(ranges).read(session)
    var printing = Printing(session: session)
    for number in ranges.joined() {
      if let faq = faqs[number] { try printing.print(faq) }
    }
    return try printing.end()
  }

  private func show(_ words: String) async throws -> ExitStatus {
    let matches = try await TitleMatches(words).read(session)
    if matches.count == 1, let match = matches.first {
      var printing = Printing(session: session)
      try printing.print(match.faq)
      return try printing.end()
    }
    session.warn("\(matches.count) FAQs match “\(words)”; show one of them by its number")
    try session.printOverview(matches.map(\.row))
    return .done
  }
}
