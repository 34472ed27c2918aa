import Synchronization

/// Entries that arrive while the user reads the first of them.
final class ArrivingEntries: Sendable {
  private struct State {
    var entries: [CatalogueEntry] = []
    /// Where the entries come from while newer ones are loaded.
    var copy: Provenance?
    var result: Result<Provenance, LoadFailure>?
  }

  private let state = Mutex(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  var entries: [CatalogueEntry] { state.withLock(\.entries) }

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
          note(copy: provenance)
          let newer = Self()
          provenance = try await source.load(isRefresh: false) { newer.append($0) }
          state.withLock { $0.entries = newer.entries }
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
  func note(copy: Provenance) {
    state.withLock { $0.copy = copy }
    arrivals.continuation.yield()
  }

  func end(_ result: Result<Provenance, LoadFailure>) {
    state.withLock { $0.result = result }
    arrivals.continuation.finish()
  }

  func append(_ batch: [CatalogueEntry]) {
    state.withLock { $0.entries += batch }
    arrivals.continuation.yield()
  }
}
