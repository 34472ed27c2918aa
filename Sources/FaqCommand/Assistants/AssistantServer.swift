import Bytes
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
  /// The revision of the protocol that a handshake has led to.
  var version: String?
  private(set) var content: AssistantContent?
  /// Why the last load failed.
  private(set) var failure: LoadFailure?
  private var loading: [Task<Void, Never>] = []
  private var mustLoadAgain = false
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

  func send(_ message: [UInt8]) {
    guard writeError == nil else { return }
    do throws(WriteError) { try output.write(message) } catch { writeError = error }
  }

  /// Sends a message without an answer: `tools/list_changed`.
  func notify(_ method: String, _ parameters: JSONValue? = nil) {
    let method = JSONMember("method", .string("notifications/\(method)"))
    send(JSONValue.line([method, JSONMember("params", parameters)]))
  }
}

extension AssistantServer {
  private func answer(_ line: [UInt8]?) {
    let tooLong = RPCError(.invalidRequest, "a message has at most \(RPCLines.limit) bytes")
    switch line.map(RPCMessage.init) ?? .invalid(nil, tooLong) {
    case .request(let request): answer(request)
    case .notification("notifications/cancelled", let parameters): cancel(parameters)
    case .notification, .answer: break
    case .invalid(let id, let error): send(JSONValue.answer(id, .failure(error)))
    }
  }

  private func answer(_ request: RPCRequest) {
    do throws(RPCError) {
      let call = try AssistantCall(request, isInitialized: version != nil)
      if !needsToWait(call) {
        answer(call)
      } else if waiting.count < Self.maximumWaiting {
        waiting.append(call)
        if loading.isEmpty { load() }
      } else {
        throw RPCError(.internalError, "too many requests wait for the content")
      }
    } catch {
      send(JSONValue.answer(request.id, .failure(error)))
    }
  }

  /// Whether a call must wait; one after a failed load tries again.
  private func needsToWait(_ call: AssistantCall) -> Bool {
    guard content == nil else { return false }
    switch call.method {
    case .listTools: return failure == nil
    case .callTool, .listResources, .readResource: return true
    default: return false
    }
  }

  private func answer(_ call: AssistantCall) {
    do throws(RPCError) {
      guard let members = try result(of: call) else { return }
      let result = call.completed(members, by: program)
      send(JSONValue.answer(call.request.id, .success(result)))
    } catch {
      send(JSONValue.answer(call.request.id, .failure(error)))
    }
  }

  private func cancel(_ parameters: RawObject?) {
    guard let id = RPCIdentifier(parameters?["requestId"]) else { return }
    waiting.removeAll { $0.request.id == id }
    subscriptions.removeAll { $0.id == id }
  }

  /// Loads the content, now or after the load that is going on.
  private func load() {
    guard loading.isEmpty else {
      mustLoadAgain = true
      return
    }
    readCount.withLock { $0 = 0 }
    progress = 0
    let load = Task.detached { [source] in
      let content = Mutex(AssistantContent(of: source))
      let result: Result<Provenance, LoadFailure>
      do throws(LoadFailure) {
        result = .success(
          try await source.load(isRefresh: false) { batch in
            content.withLock { $0.append(batch) }
            self.readCount.withLock { $0 += batch.count }
          }
        )
      } catch {
        result = .failure(error)
      }
      content.withLock { $0.finish() }
      await self.end(result, content.withLock(\.self))
    }
    let ticks = Task.detached {
      while (try? await Task.sleep(for: Self.progressInterval)) != nil { await self.tick() }
    }
    loading = [load, ticks]
  }

  private func end(_ result: Result<Provenance, LoadFailure>, _ new: AssistantContent) {
    for task in loading { task.cancel() }
    loading = []
    switch result {
    case .success(let provenance):
      let isFirst = content == nil
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
    for call in calls { answer(call) }
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
        [
          "progressToken": token.json,
          "progress": .number(progress),
          "message": .string(message.text(calling: program.names)),
        ]
      )
    }
  }

  /// Tells the client that other tools and resources may be listed now.
  private func sendListChanges() {
    for kind in AssistantSubscription.allKinds {
      let method = "\(kind)/list_changed"
      if version != nil { notify(method) }
      for subscription in subscriptions where subscription.kinds.contains(kind) {
        notify(method, ["_meta": subscription.meta])
      }
    }
  }

  /// Writes to standard error, and to a client that wants messages of this level.
  private func report(_ level: LogLevel, _ message: Message) {
    if level > .info { log(message) }
    guard version != nil, level >= logLevel else { return }
    let text = message.text(calling: program.names).sanitised
    notify(
      "message",
      ["level": .string("\(level)"), "logger": .string(program.name), "data": .string(text)]
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

  let id: RPCIdentifier
  let kinds: [String]

  /// What its messages carry.
  var meta: JSONValue { ["io.modelcontextprotocol/subscriptionId": id.json] }
}
