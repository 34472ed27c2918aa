import Platform
import Renderers
import Synchronization

extension CatalogueBrowser {
  /// Shows the catalogue in lines, and asks what to read: for screen readers.
  ///
  /// It returns when the user quits or the input ends. Favourites are read once, and changes of the
  /// source are not followed.
  ///
  /// - Throws: A failure if there is no terminal to read answers from, or if it is gone.
  @MainActor
  public func runInLines() async throws(BrowserFailure) {
    do throws(SystemError) {
      var browser = LineBrowser(self, console: try TerminalConsole())
      try await browser.run()
    } catch {
      throw BrowserFailure(message: "the terminal could not be used: \(error.message)")
    }
  }
}

/// Shows a catalogue in lines, and asks what to read next.
@MainActor
struct LineBrowser {
  /// How many entries are listed at once.
  private static let portion = 20
  private static let question =
    "Number to read, words to search, Enter for more, ? for help, q to quit: "

  let browser: CatalogueBrowser
  let console: any LineConsole
  var content = ArrivingEntries()
  var favourites: Set<String> = []
  /// The index of the entries that were searched last.
  private var index: EntryIndex?
  /// What a search has found; nil if all entries are listed.
  private var hits: [EntryHit]?
  /// How many of them have been listed.
  private var listedCount = 0
  /// Whether the user knows how the load has ended.
  private var hasToldEnd = false

  var catalogue: Catalogue { browser.catalogue }

  init(_ browser: CatalogueBrowser, console: any LineConsole) {
    self.browser = browser
    self.console = console
  }

  /// Runs until the user quits or the input ends.
  mutating func run() async throws(SystemError) {
    favourites = (try? browser.favourites?.read()) ?? []
    var load: Task<Void, Never>?
    defer { load?.cancel() }
    while true {
      load = content.load(browser.source, isRefresh: false)
      await content.wait(for: Self.portion)
      guard content.entries.isEmpty, case .failure(let failure) = content.result else { break }
      try write(failure)
      guard let answer = try answer(to: "Enter to try again, q to quit: "), answer != ["q"]
      else { return }
      content = ArrivingEntries()
    }
    try list()
    while let answer = try answer(to: Self.question), answer != ["q"] {
      try await follow(answer)
      try tellEnd()
    }
  }
}

private extension LineBrowser {
  mutating func follow(_ answer: [String]) async throws(SystemError) {
    let entries = content.entries
    if answer.isEmpty {
      try listMore()
    } else if answer == ["?"] {
      try write(help)
    } else if answer == ["r"] {
      try await refresh()
    } else if answer.count == 1, let number = Int(answer[0]) {
      try await open(number)
    } else if answer.count == 2, let place = Int(answer[1]).flatMap(entries.place(ofNumber:)),
      try await act(answer[0], on: entries[place])
    {
      return
    } else {
      if index?.count != entries.count { index = await EntryIndex(of: entries) }
      let hits = index?.hits(for: answer.joined(separator: " ") + " ") ?? []
      (self.hits, listedCount) = (hits, 0)
      try write("\(catalogue.names.counted(hits.count)) found\n")
      try listMore()
    }
  }

  /// Carries out the letter before a number, as in `f 3`; returns whether it has a meaning.
  mutating func act(_ key: String, on entry: CatalogueEntry) async throws(SystemError) -> Bool {
    if key == "f" {
      try toggleFavourite(entry)
      return true
    }
    guard let action = catalogue.actions.first(where: { "\($0.key)" == key }) else { return false }
    try await follow(action.start(entry), about: entry)
    return true
  }

  mutating func open(_ number: Int) async throws(SystemError) {
    let entries = content.entries
    if number == 0, let title = catalogue.favouritesGroup, !favouritePages.isEmpty {
      try read(favouritePages, of: title)
    } else if let place = entries.place(ofNumber: number) {
      try await follow(entries[place].opening, about: entries[place])
    } else {
      try write("There is no number \(number).\n")
    }
  }

  mutating func refresh() async throws(SystemError) {
    try write("Loading again …\n")
    let new = ArrivingEntries()
    await new.load(browser.source, isRefresh: true).value
    if case .failure(let failure) = new.result {
      try write(failure)
      return
    }
    (content, index, hits, listedCount) = (new, nil, nil, 0)
    try list()
  }

  /// Writes how many entries there are, and why they may be old.
  mutating func tellCount() throws(SystemError) {
    hasToldEnd = content.result != nil
    let count = catalogue.names.counted(content.entries.count)
    let copy = content.copy.map { ", a copy from \(Age($0.age ?? .zero).ago)" }
    let state = hasToldEnd ? "" : copy ?? " so far"
    try write("\(catalogue.names.overview), \(count)\(state)\n")
    if case .success(let provenance) = content.result, let staleness = provenance.staleness {
      try write("\(staleness)\n")
    }
  }

  /// Says how the load has ended, if it has ended meanwhile.
  mutating func tellEnd() throws(SystemError) {
    guard !hasToldEnd, let result = content.result else { return }
    try tellCount()
    if case .failure(let failure) = result { try write(failure) }
  }

  func write(_ failure: LoadFailure) throws(SystemError) {
    let lines = ["Loading failed: \(failure.message)"] + [failure.hint].compactMap(\.self)
    try write(lines.map { "\($0.sanitised)\n" }.joined())
  }

  /// Writes how many entries there are, and the first of them.
  mutating func list() throws(SystemError) {
    try tellCount()
    if let title = catalogue.favouritesGroup, !favouritePages.isEmpty {
      try write("0. \(title), \(favouritePages.count)\n")
    }
    try listMore()
  }

  /// Lists the next entries; there is nothing to say at their end.
  mutating func listMore() throws(SystemError) {
    let entries = content.entries
    let end = min(listedCount + Self.portion, hits?.count ?? entries.count)
    for index in listedCount..<end {
      let place = hits?[index].entry ?? index
      let entry = entries[place]
      let text = [entry.title, hits?[index].sentence ?? entry.summary].compactMap(\.self)
        .joined(separator: ", ")
      let mark = favourites.contains(entry.identity) ? " (favourite)" : ""
      try write("\(entry.number). \(text.sanitised)\(mark)\n")
    }
    listedCount = end
  }

  var help: String {
    let lines =
      ["f 2: mark number 2 as a favourite, or no longer", "r: load again"]
      + catalogue.actions.map { "\($0.key) 2: \($0.summary), with number 2" }
    return lines.map { "\($0)\n" }.joined()
  }
}

/// Entries that arrive while the user reads the first of them.
final class ArrivingEntries: Sendable {
  private struct State {
    var entries = EntryList()
    /// Where the entries come from while newer ones are loaded.
    var copy: Provenance?
    var result: Result<Provenance, LoadFailure>?
  }

  private let state = Mutex(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  var entries: [CatalogueEntry] { state.withLock(\.entries.entries) }

  /// How the load has ended; nil while it goes on.
  var result: Result<Provenance, LoadFailure>? { state.withLock(\.result) }

  /// Where the entries come from, if they are a copy and newer ones are being loaded.
  var copy: Provenance? { state.withLock { $0.result == nil ? $0.copy : nil } }

  /// Loads entries, and returns at once; an outdated copy is replaced as a whole.
  func load(_ source: any CatalogueSource, isRefresh: Bool) -> Task<Void, Never> {
    Task.detached { [self] in
      do throws(LoadFailure) {
        var provenance = try await source.load(isRefresh: isRefresh) { self.append($0) }
        if provenance.isOutdated {
          state.withLock { [provenance] in $0.copy = provenance }
          arrivals.continuation.yield()
          let newer = Self()
          provenance = try await source.load(isRefresh: false) { newer.append($0) }
          state.withLock { $0.entries = newer.state.withLock(\.entries) }
        }
        end(.success(provenance))
      } catch {
        end(.failure(error))
      }
    }
  }

  /// Waits for a number of entries, for all of a copy, or for the end of the load.
  func wait(for count: Int) async {
    for await _ in arrivals.stream where entries.count >= count || copy != nil { return }
  }
}

private extension ArrivingEntries {
  func end(_ result: Result<Provenance, LoadFailure>) {
    state.withLock { $0.result = result }
    arrivals.continuation.finish()
  }

  func append(_ batch: [CatalogueEntry]) {
    state.withLock { $0.entries.append(batch) }
    arrivals.continuation.yield()
  }
}
