import ContentParser
import FaqService
import Renderers

/// `faq list`: prints a heading and one numbered row per FAQ.
struct ListCommand {
  let session: Session

  func run() async throws -> ExitStatus {
    var status = ExitStatus.done
    let rows = try await session.loader.read { stream in
      var rows: [OverviewRow] = []
      while let faq = try await stream.next() {
        session.reportFault(of: faq, status: &status)
        rows.append(OverviewRow(number: rows.count + 1, title: session.parser.title(of: faq)))
      }
      return rows
    }
    if rows.isEmpty { session.warn("there are no FAQs in \(session.sourceName)") }
    try session.printOverview(rows)
    return status
  }
}
