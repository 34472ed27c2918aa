import Platform
import Synchronization

/// What goes on while the screens wait for keys.
struct BrowserTasks {
  /// How long to wait for the next key before all text is searched.
  private static let typingPause = Duration.milliseconds(60)

  /// How often content has been read, or has begun to be.
  private(set) var loadCount = 0
  private var tasks: [Kind: Task<Void, Never>] = [:]
  private var watches: [Task<Void, Never>] = []
  /// The index of the entries that were searched last.
  private var index: (revision: Int, count: Int, task: Task<EntryIndex, Never>)?

  private enum Kind {
    case load, search, layout, work
  }

  /// Tells of changes of the content, and of favourites that other programs store.
  mutating func watch(_ browser: CatalogueBrowser, _ mailbox: Mailbox) {
    watches.append(
      Task.detached {
        for await _ in browser.source.changes() { mailbox.send(.sourceChanged) }
      }
    )
    guard let store = browser.favourites else { return }
    watches.append(Task.detached { await store.watch(mailbox) })
  }

  /// Reads content, in place of what is being read.
  mutating func load(_ source: any CatalogueSource, isRefresh: Bool, _ mailbox: Mailbox) {
    loadCount += 1
    start(.load) { [loadCount] in
      let event: BrowserEvent
      do throws(LoadFailure) {
        let provenance = try await source.load(isRefresh: isRefresh) { entries in
          mailbox.send(.arrived(entries), ofLoad: loadCount)
        }
        event = .loadingEnded(provenance)
      } catch {
        event = .loadingFailed(error, at: TimeOfDay.now)
      }
      mailbox.send(event, ofLoad: loadCount)
    }
  }

  /// Ignores what the load still delivers.
  mutating func endLoading() {
    loadCount += 1
    tasks[.load]?.cancel()
  }

  /// Searches entries, in place of what is being searched for.
  ///
  /// It waits a moment, so that keys that are typed quickly do not wait for cores.
  mutating func search(
    _ request: SearchRequest,
    in entries: [CatalogueEntry],
    _ mailbox: Mailbox
  ) {
    // The index is made once, unless there are other entries since.
    if index?.revision != request.revision || index?.count != entries.count {
      index?.task.cancel()
      let task = Task.detached { await EntryIndex(of: entries) }
      index = (request.revision, entries.count, task)
    }
    start(.search) { [task = index?.task] in
      guard (try? await Task.sleep(for: Self.typingPause)) != nil else { return }
      let hits = await task?.value.hits(for: request.query) ?? []
      if !Task.isCancelled { mailbox.send(.found(hits, for: request)) }
    }
  }

  /// Lays out a page, and no longer any other.
  mutating func layOut(_ request: PageRequest, of state: BrowserState, _ mailbox: Mailbox) {
    start(.layout) {
      guard !Task.isCancelled else { return }
      mailbox.send(.laidOut(state.page(for: request)))
    }
  }

  /// Starts work, and cancels the work in progress.
  mutating func run(_ work: BackgroundWork, _ mailbox: Mailbox) {
    start(.work) { mailbox.send(.workEnded(work, await work.operation())) }
  }

  /// Cancels the work if it is still being done; nobody waits for its result any more.
  func endWork() { tasks[.work]?.cancel() }

  func cancel() {
    for task in watches + tasks.values { task.cancel() }
    index?.task.cancel()
  }

  /// Starts a task in place of the one of the same kind.
  private mutating func start(_ kind: Kind, _ operation: @escaping @Sendable () async -> Void) {
    tasks[kind]?.cancel()
    tasks[kind] = Task.detached { await operation() }
  }
}

private extension FavouriteStore {
  /// Sends the favourites, and sends them again after each change.
  func watch(_ mailbox: Mailbox) async {
    // Nil before the first look; the stamp itself is nil where there is no file.
    var seen: FileStamp??
    repeat {
      let current = stamp
      guard current != seen else { continue }
      seen = current
      do throws(FavouriteFailure) {
        mailbox.send(.favourites(try read()))
      } catch {
        mailbox.send(.interaction(error.interaction))
      }
    } while (try? await Task.sleep(for: .seconds(1))) != nil
  }
}

extension FavouriteFailure {
  /// What the user is told.
  var interaction: Interaction {
    .dialog("Favourites are not stored", "\(message)\n\(hint)", [.button("OK", .end)])
  }
}

/// Events that tasks send to the screens, and a descriptor that has something to read when there
/// are some.
final class Mailbox: Sendable {
  /// An event, and the number of the load that sent it; nil if another task did.
  typealias Letter = (event: BrowserEvent, load: Int?)

  private let letters = Mutex<[Letter]>([])
  private let pipe: PipePair

  init() throws(SystemError) { pipe = try PipePair() }

  deinit {
    try? pipe.reader.close()
    try? pipe.writer.close()
  }

  var descriptor: FileDescriptor { pipe.reader }

  func send(_ event: BrowserEvent, ofLoad load: Int? = nil) {
    let isFirst = letters.withLock { letters in
      letters.append((event, load))
      return letters.count == 1
    }
    if isFirst { try? pipe.writer.write([0]) }
  }

  /// Takes the letters that have arrived; the descriptor must have something to read.
  func take() -> [Letter] {
    _ = try? pipe.reader.read(upTo: 64)
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
