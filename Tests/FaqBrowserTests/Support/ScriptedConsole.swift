import Platform
import Synchronization

@testable import FaqBrowser

/// A console that gives the answers of a script, and keeps what is written.
final class ScriptedConsole: LineConsole, Sendable {
  private let answers: Mutex<ArraySlice<String>>
  private let text = Mutex("")

  init(_ answers: [String]) { self.answers = Mutex(answers[...]) }

  /// What the user sees, with the answers.
  var transcript: String { text.withLock(\.self) }

  func write(_ more: String) { text.withLock { $0 += more } }

  let columns = 100

  func readLine() -> String? {
    let answer = answers.withLock { $0.popFirst() }
    if let answer { write("\(answer.isEmpty ? "(Enter)" : answer)\n") }
    return answer
  }

  func pause(for duration: Duration) { write("(\(duration))\n") }
}

/// A source that delivers entries, and may fail at first.
final class ScriptedSource: CatalogueSource {
  private let loads: Mutex<ArraySlice<Result<[CatalogueEntry], LoadFailure>>>
  private let staleness: String?

  init(_ loads: Result<[CatalogueEntry], LoadFailure>..., staleness: String? = nil) {
    self.loads = Mutex(loads[...])
    self.staleness = staleness
  }

  func load(
    isRefresh _: Bool,
    deliver: ([CatalogueEntry]) -> Void
  ) throws(LoadFailure) -> Provenance {
    switch loads.withLock({ $0.popFirst() }) {
    case .success(let entries): deliver(entries)
    case .failure(let failure): throw failure
    case nil: break
    }
    return Provenance(name: "faqs.json", staleness: staleness)
  }

  func export(_ entry: CatalogueEntry, number _: Int, as _: String) -> ExportedEntry {
    ExportedEntry(fileName: entry.title, bytes: [])
  }
}

/// The screens in lines, driven by a script of answers.
@MainActor
enum LineSession {
  private static let question =
    "Number to read, words to search, Enter for more, ? for help, q to quit: "

  /// What the user sees who gives some answers, without the first question.
  static func transcript(
    _ source: ScriptedSource,
    catalogue: Catalogue = Session.catalogue(),
    variables: [String: String] = [:],
    _ answers: [String]
  ) async throws -> String {
    let console = ScriptedConsole(answers)
    let browser = CatalogueBrowser(catalogue, source: source, variables: variables)
    var lines = LineBrowser(browser, console: console)
    try await lines.run()
    return console.transcript.replacing(Self.question, with: "> ")
  }
}

/// A source with an outdated copy, whose newer content never arrives.
final class SourceWithCopy: CatalogueSource {
  private let hasLoaded = Atomic(false)

  func load(
    isRefresh _: Bool,
    deliver: ([CatalogueEntry]) -> Void
  ) async throws(LoadFailure) -> Provenance {
    if hasLoaded.exchange(true, ordering: .relaxed) {
      try? await Task.sleep(for: .seconds(3_600))
      throw LoadFailure(message: "cancelled")
    }
    deliver([Question(title: "Old", answer: "").entry])
    return Provenance(name: "web", age: .seconds(7_200), isOutdated: true)
  }

  func export(_ entry: CatalogueEntry, number _: Int, as _: String) -> ExportedEntry {
    ExportedEntry(fileName: entry.title, bytes: [])
  }
}
