import FaqBrowser
import FaqService
import Renderers
import Synchronization

/// Answers an assistant by the Model Context Protocol, on lines of JSON-RPC.
///
/// Content is loaded while the first messages are answered; calls that need it wait.
actor AssistantServer {
  /// How often waiting clients are told of the progress.
  private static let progressInterval = Duration.milliseconds(500)
  /// How many calls may wait, and how many subscriptions there may be.
  private static let maximumWaiting = 1_000
  static let maximumSubscriptions = 100

  let source: FaqCatalogue
  /// What the content is called.
  let title: String
  let program: FaqCommand
  private let output: any Output
  /// Writes a line for the person who looks after the program.
  private let log: @Sendable (Message) -> Void

  private var lines = RPCLines()
  /// Whether there was a handshake.
  var isInitialized = false
  private(set) var content: AssistantContent?
  /// Why the last load failed.
  private(set) var failure: LoadFailure?
  private var loading: [Task<Void, Never>] = []
  private var mustLoadAgain = false
  /// The content that is being loaded.
  private let arriving: Mutex<AssistantContent>
  /// How many FAQs it has; its own lock is held for as long as some are added.
  private let readCount = Mutex(0)
  private var progress = 0
  private var waiting: [AssistantCall] = []
  var subscriptions: [AssistantSubscription] = []
  var logLevel = LogLevel.warning
  private var watch: Task<Void, Never>?
  private var writeError: WriteError?

  init(
    _ source: FaqCatalogue,
    _ title: String,
    of program: FaqCommand,
    to output: any Output,
    log: @escaping @Sendable (Message) -> Void
  ) {
    self.source = source
    self.title = title.shown(upTo: 200)
    self.program = program
    self.output = output
    self.log = log
    arriving = Mutex(AssistantContent(of: source))
  }

  /// Loads the content, and follows its files.
  func start() {
    load()
    watch = Task.detached { [source] in
      for await _ in source.changes() { await self.load() }
    }
  }

  /// Answers the messages that a chunk of input completes.
  func receive(_ chunk: [UInt8]) throws(WriteError) {
    for line in lines.feed(chunk) { answer(line) }
    if let writeError { throw writeError }
  }

  /// Answers what waits for content, when no more input will come.
  func finish() async throws(WriteError) {
    for line in lines.feed([.lineFeed]) { answer(line) }
    while !waiting.isEmpty, let load = loading.first { await load.value }
    watch?.cancel()
    for task in loading { task.cancel() }
    if let writeError { throw writeError }
  }

  private func send(_ members: [JSONMember]) {
    guard writeError == nil else { return }
    do throws(WriteError) { try output.write(JSONValue.line(members)) } catch { writeError = error }
  }

  /// Sends a message without an answer: `tools/list_changed`.
  func notify(_ method: String, _ parameters: JSONValue? = nil) {
    send([
      JSONMember("method", .string("notifications/\(method)")), JSONMember("params", parameters),
    ])
  }
}

extension AssistantServer {
  private func answer(_ line: [UInt8]?) {
    var id: JSONValue?
    do throws(RPCError) {
      guard let line else {
        throw RPCError(.invalidRequest, "a message has at most \(RPCLines.limit) bytes")
      }
      let message = try RPCMessage(line, id: &id)
      if let id = message.id {
        try answer(AssistantCall(message, id, isInitialized: isInitialized))
      } else if message.method == "notifications/cancelled" {
        cancel(message.parameters)
      }
    } catch {
      refuse(id, error)
    }
  }

  /// Answers a call, now or when there is content; a call after a failed load tries again.
  private func answer(_ call: AssistantCall) throws(RPCError) {
    let mustWait = call.method.needsContent || call.method == .listTools && failure == nil
    if content != nil || !mustWait {
      complete(call)
    } else if waiting.count < Self.maximumWaiting {
      waiting.append(call)
      if loading.isEmpty { load() }
    } else {
      throw RPCError(.internalError, "too many requests wait for the content")
    }
  }

  private func complete(_ call: AssistantCall) {
    do throws(RPCError) {
      guard let result = try completedResult(of: call) else { return }
      send([JSONMember("id", call.id), JSONMember("result", result)])
    } catch {
      refuse(call.id, error)
    }
  }

  private func refuse(_ id: JSONValue?, _ error: RPCError) {
    let error = JSONMember("error", error.json(calling: program.names))
    send([JSONMember("id", id ?? .null), error])
  }

  private func cancel(_ parameters: RawObject?) {
    guard let id = JSONValue(identifier: parameters?["requestId"]) else { return }
    waiting.removeAll { $0.id == id }
    subscriptions.removeAll { $0.id == id }
  }

  /// Loads the content, now or after the load that is going on.
  private func load() {
    guard loading.isEmpty else {
      mustLoadAgain = true
      return
    }
    arriving.withLock { $0 = AssistantContent(of: source) }
    readCount.withLock { $0 = 0 }
    progress = 0
    let load = Task.detached { [source] in
      do throws(LoadFailure) {
        let provenance = try await source.load(isRefresh: false) { batch in
          self.arriving.withLock { $0.append(batch) }
          self.readCount.withLock { $0 += batch.count }
        }
        self.arriving.withLock { $0.finish() }
        await self.end(.success(provenance))
      } catch {
        await self.end(.failure(error))
      }
    }
    let ticks = Task.detached {
      while (try? await Task.sleep(for: Self.progressInterval)) != nil { await self.tick() }
    }
    loading = [load, ticks]
  }

  private func end(_ result: Result<Provenance, LoadFailure>) {
    for task in loading { task.cancel() }
    loading = []
    switch result {
    case .success(let provenance):
      let isFirst = content == nil
      let new = arriving.withLock(\.self)
      (content, failure) = (new, nil)
      if let staleness = provenance.staleness { report(.warning, "\(staleness)") }
      if !isFirst {
        report(.info, "\(new.items.count) FAQs have been loaded again")
        sendListChanges()
      }
      mustLoadAgain = mustLoadAgain || provenance.isOutdated
    case .failure(let error):
      failure = error
      report(.warning, "\(error.message)")
    }
    let calls = waiting
    waiting = []
    for call in calls { complete(call) }
    if mustLoadAgain {
      mustLoadAgain = false
      load()
    }
  }

  /// Tells clients that wait how many FAQs have been read.
  private func tick() {
    progress += 1
    let message: Message = "\(readCount.withLock(\.self)) FAQs read"
    for call in waiting {
      guard let token = call.progressToken else { continue }
      notify(
        "progress",
        ["progressToken": token, "progress": .number(progress), "message": .string(say(message))]
      )
    }
  }

  /// Tells the client that other tools and resources may be listed now.
  private func sendListChanges() {
    for kind in AssistantSubscription.allKinds {
      let method = "\(kind)/list_changed"
      if isInitialized { notify(method) }
      for subscription in subscriptions where subscription.kinds.contains(kind) {
        notify(method, ["_meta": subscription.meta])
      }
    }
  }

  /// Writes to standard error, and to a client that wants messages of this level.
  private func report(_ level: LogLevel, _ message: Message) {
    if level > .info { log(message) }
    guard isInitialized, level >= logLevel else { return }
    notify(
      "message",
      [
        "level": .string("\(level)"), "logger": .string(program.name),
        "data": .string(say(message).sanitised),
      ]
    )
  }
}

/// How much a message of the log matters, in the words of the protocol.
enum LogLevel: CaseIterable, Comparable {
  case debug, info, notice, warning, error, critical, alert, emergency
}

/// What a client wants to be told about until it cancels the request.
struct AssistantSubscription {
  /// The lists that can change.
  static let allKinds = ["tools", "resources"]

  let id: JSONValue
  let kinds: [String]

  /// What its messages carry.
  var meta: JSONValue { ["\(AssistantCall.prefix)subscriptionId": id] }
}
