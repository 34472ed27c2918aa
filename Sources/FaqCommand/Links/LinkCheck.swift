import ContentParser
import FaqSources

/// Asks all links of some content, and reports those that lead nowhere.
struct LinkCheck {
  let run: Run
  let color: ColorRequest

  /// The remarks on links, in their order.
  func diagnostics(of links: [ContentLink]) async throws -> [Diagnostic] {
    guard !links.isEmpty else { return [] }
    guard HTTPSource.libraryVersion != nil else {
      throw Failure(
        .unavailable,
        "--links needs the library libcurl, which is not installed",
        hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
      )
    }
    var probe = LinkProbe(authorities: AuthoritiesDecision(in: run.environment).authorities)
    probe.agent = run.program.agent
    let survey = LinkSurvey(ask: probe.ask, pause: run.circumstances.pause)
    Interruption.watch()
    let spinner = run.spinner("Asking addresses")
    let answers = await spinner.show {
      await survey.answers(to: links.lazy.map(\.address)) { spinner.note("\($0) of \($1)") }
    }
    let rest = Set(links.map(\.address)).count - answers.count
    if rest > 0 {
      let limit = survey.maximumCount
      run.warn("\(rest) addresses were not asked; the limit is \(limit)", color)
    }
    return links.compactMap { link in
      answers[link.address].flatMap { Diagnostic(link, $0) }
    }
  }
}
