import ContentParser
import FaqSources
import Platform

/// Asks where the links of some content lead.
struct LinkCheck {
  let run: Run
  let color: ColorRequest

  /// The answers to the addresses of links, each of which is asked once.
  func answers(to links: [ContentLink]) async throws -> [HTTPAddress: LinkProbe.Answer] {
    guard !links.isEmpty else { return [:] }
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
    return answers
  }
}
