/// The entries that are shown, and those that will take their place.
struct Content: Sendable {
  enum Status: Hashable, Sendable {
    case loading
    case loaded
    case failed(LoadFailure)
  }

  private(set) var shown = EntryList()
  /// The entries of new content, until all of them have arrived.
  private var next: EntryList?
  private(set) var status = Status.loading
  private(set) var provenance: Provenance?
  /// When the content had the age that its provenance says.
  private(set) var loadedAt = Duration.zero
  /// How many times content has been replaced.
  private(set) var revision = 0

  mutating func begin() {
    status = .loading
    next = shown.isEmpty ? nil : EntryList()
  }

  /// Adds entries, and returns whether they are shown.
  mutating func append(_ batch: [CatalogueEntry]) -> Bool {
    guard next == nil else {
      next?.append(batch)
      return false
    }
    shown.append(batch)
    return true
  }

  /// Ends a load; returns whether its entries replace others.
  mutating func end(_ provenance: Provenance, at now: Duration) -> Bool {
    status = .loaded
    self.provenance = provenance
    loadedAt = now
    guard let next else { return false }
    shown = next
    self.next = nil
    revision += 1
    return true
  }

  /// Whether content is a copy to replace; it is not if the load was to replace one.
  func mustReload(after load: Provenance) -> Bool {
    load.isOutdated && provenance?.isOutdated != true
  }

  /// Ends a load that has failed; the entries that are shown stay.
  mutating func fail(_ failure: LoadFailure) {
    status = .failed(failure)
    next = nil
  }

  /// How old the content is by now.
  func age(at now: Duration) -> Duration? { provenance?.age.map { $0 + now - loadedAt } }
}
