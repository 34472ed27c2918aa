import FaqSearch

extension BrowserState {
  /// Applies a key to the search; returns nil if the key does not edit text.
  mutating func type(_ press: KeyPress) -> [BrowserEffect]? {
    let before = overview.search.text
    guard overview.search.handle(press) else { return nil }
    return overview.search.text == before ? [] : search()
  }

  /// Searches the titles at once, and asks for hits in all text.
  mutating func search() -> [BrowserEffect] {
    overview.hits = titleHits(from: 0)
    if overview.isSearching {
      listRows()
      overview.select(0)
      return searchTexts()
    }
    overview.awaitsHits = false
    listRows(keepingSelection: true)
    return []
  }

  mutating func searchTexts() -> [BrowserEffect] {
    overview.awaitsHits = true
    return [.search(request)]
  }

  /// Shows the hits of a search, unless another one has begun since.
  mutating func show(_ hits: [EntryHit], for request: SearchRequest) {
    guard overview.isSearching, request == self.request else { return }
    overview.awaitsHits = false
    overview.hits = hits.filter { $0.entry < content.shown.count }
    listRows(keepingSelection: isPlaced)
  }

  /// The hits in titles, from an entry on.
  func titleHits(from first: Int) -> [EntryHit] {
    content.shown.titles.matches(SearchQuery(overview.search.text), from: first)
      .map { EntryHit(entry: $0) }
  }

  /// Finds text in the page, and scrolls to the first match.
  mutating func search(inPage field: TextField?) {
    guard let field, let page else {
      find = nil
      return
    }
    var find = Find(field: field, isTyping: find?.isTyping ?? true)
    find.matches = LineMatches(of: SearchQuery(field.text), in: page.lines[...])
    find.current = find.matches.firstMatch(from: page.scrolling.top) ?? 0
    self.find = find
    revealFound()
  }

  /// Goes to the match that is a number of matches away, in a circle.
  mutating func moveFound(by count: Int) {
    guard let find, !find.matches.isEmpty else { return }
    self.find?.current = (find.current + count + find.matches.count) % find.matches.count
    revealFound()
  }

  private mutating func revealFound() {
    guard let find, !find.matches.isEmpty else { return }
    page?.reveal(find.matches.line(of: find.current))
  }

  /// What the search has found of an entry, if it is among the best.
  func sentence(of entry: Int) -> String? {
    overview.hits.prefix(EntryIndex.sentenceCount).first { $0.entry == entry }?.sentence
  }

  /// The line of a page with what the search has found.
  func foundLine(in page: Page) -> Int? {
    guard overview.isSearching, let place = page.request.place else { return nil }
    let words = (sentence(of: place.entry) ?? "").split(separator: " ").filter { $0 != "…" }
      .prefix(4).joined(separator: " ").replacing("…", with: "").replacing("\"", with: "")
    let phrase = LineMatches(of: SearchQuery("\"\(words)\""), in: page.lines[...])
    return phrase.firstMatch(from: 0).map { phrase.line(of: $0) }
  }

  private var request: SearchRequest {
    SearchRequest(query: overview.search.text, revision: content.revision)
  }
}

/// An entry that matches a search.
struct EntryHit: Hashable, Sendable {
  /// The place of the entry in the content.
  let entry: Int
  /// The page that matches best, if the entry is a group.
  var page: Int?
  /// The sentence that has most of the search, in the first hits.
  var sentence: String?
}

/// An index of all text of entries and their pages.
struct EntryIndex: Sendable {
  /// Enough entries to keep a core busy for a moment.
  private static let portion = 1_024
  /// As many hits as a screen shows.
  static let sentenceCount = 100

  private let entries: [CatalogueEntry]
  private var terms = TermIndex()
  /// The entries and pages whose texts are in the index, in order.
  private var places: [EntryPlace] = []

  /// The number of entries.
  var count: Int { entries.count }

  /// Reads the entries on all cores; the index is not complete if the task is cancelled.
  init(of entries: [CatalogueEntry]) async {
    self.entries = entries
    let starts = Array(stride(from: 0, to: entries.count, by: Self.portion))
    let portions = await withTaskGroup(of: (Int, Portion).self) { group in
      for (number, start) in starts.enumerated() {
        let range = start..<min(start + Self.portion, entries.count)
        group.addTask { (number, Portion(of: entries, in: Task.isCancelled ? 0..<0 : range)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for portion in starts.indices.compactMap({ portions[$0] }) {
      terms.append(portion.terms)
      places += portion.places
    }
  }

  /// The entries that match what is being typed, the best first.
  func hits(for text: String) -> [EntryHit] {
    let typed = Question(text)
    let question = terms.corrected(text.last == " " ? typed : terms.completed(typed))
    var found: Set<Int> = []
    var hits = terms.places(for: question) { question.admits(entries[places[$0]].document) }
      .map { places[$0] }.filter { found.insert($0.entry).inserted }
      .map { EntryHit(entry: $0.entry, page: $0.page) }
    for index in hits.indices.prefix(Self.sentenceCount) where !Task.isCancelled {
      let document = entries[EntryPlace(entry: hits[index].entry, page: hits[index].page)].document
      if !document.isLarge { hits[index].sentence = question.excerpts(of: document).first?.text }
    }
    return hits
  }
}

/// The terms of some entries and their pages.
private struct Portion {
  let terms: BatchTerms
  let places: [EntryPlace]

  init(of entries: [CatalogueEntry], in range: Range<Int>) {
    var builder = BatchTermsBuilder()
    places = range.flatMap { [EntryPlace(entry: $0)] + entries.pages(of: $0) }
    for place in places { builder.add(entries[place].document) }
    terms = builder.finish()
  }
}
