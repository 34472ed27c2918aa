import Synchronization

/// Entries that arrive while the user reads the first of them.
final class ArrivingEntries: Sendable {
  private struct State {
    var entries: [CatalogueEntry] = []
    var result: Result<Provenance, LoadFailure>?
  }

  private let state = Mutex(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  var entries: [CatalogueEntry] { state.withLock(\.entries) }

  /// How the load has ended; nil while it goes on.
  var result: Result<Provenance, LoadFailure>? { state.withLock(\.result) }

  /// Loads entries, and returns at once.
  func load(_ source: any CatalogueSource, isRefresh: Bool) -> Task<Void, Never> {
    Task.detached { [self] in
      let result: Result<Provenance, LoadFailure>
      do throws(LoadFailure) {
        result = .success(try await source.load(isRefresh: isRefresh) { self.append($0) })
      } catch {
        result = .failure(error)
      }
      state.withLock { $0.result = result }
      arrivals.continuation.finish()
    }
  }

  /// Waits for a number of entries, or for the end of the load.
  func wait(for count: Int) async {
    for await _ in arrivals.stream where entries.count >= count { return }
  }

  private func append(_ batch: [CatalogueEntry]) {
    state.withLock { $0.entries += batch }
    arrivals.continuation.yield()
  }
}
