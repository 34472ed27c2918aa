import Dispatch

/// One request and its response, on a separate thread, since libcurl blocks while it waits.
///
/// The transfer proceeds only while a caller waits for more.
actor Exchange {
  /// The time spent waiting, including earlier exchanges.
  private(set) var spent: Duration

  private let executor = QueueExecutor()
  private let transfer: CurlTransfer
  private let multi: CurlMulti
  private let limits: TransferLimits

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  init(_ request: HTTPRequest, limits: TransferLimits, spent: Duration) throws(TransferFault) {
    guard let transfer = CurlTransfer(request, connecting: limits.connecting) else {
      throw .noTransfer
    }
    multi = transfer.multi
    self.transfer = transfer
    self.limits = limits
    self.spent = spent
  }

  /// The head of the response.
  func head() async throws(TransferFault) -> ResponseHead {
    try await cancellable { () throws(TransferFault) in
      try advance { transfer.head != nil }
      guard let head = transfer.head else { throw .noAnswer }
      return head
    }
  }

  /// The next bytes of the body as sent, or nil at the end.
  func next() async throws(TransferFault) -> [UInt8]? {
    try await cancellable { () throws(TransferFault) in
      try advance { transfer.hasBody }
      // The faster data arrives, the larger the chunk becomes.
      while !transfer.isFull, transfer.result == nil, transfer.wait(milliseconds: 0) {
        transfer.perform()
      }
      return transfer.hasBody ? transfer.takeBody() : nil
    }
  }
}

private extension Exchange {
  /// Runs `body`, and wakes it if the task is cancelled.
  func cancellable<Value>(
    _ body: () throws(TransferFault) -> Value
  ) async throws(TransferFault) -> Value {
    try await withTaskCancellationHandler {
      result(of: body)
    } onCancel: {
      multi.wake()
    }
    .get()
  }

  /// The result of `body`, which needs the actor, so that it blocks no thread that others share.
  func result<Value>(of body: () throws(TransferFault) -> Value) -> Result<Value, TransferFault> {
    Result(catching: body)
  }

  /// Proceeds until the condition holds, or the response ends.
  func advance(until isDone: () -> Bool) throws(TransferFault) {
    let start = ContinuousClock.now
    var lastProgress = start
    var progress = transfer.progress
    defer { spent += start.duration(to: .now) }
    while !isDone() {
      guard !Task.isCancelled else { throw .cancelled }
      transfer.perform()
      if isDone() { return }
      if let result = transfer.result {
        if let fault = result.fault { throw fault }
        return
      }
      let now = ContinuousClock.now
      if transfer.progress != progress {
        progress = transfer.progress
        lastProgress = now
      }
      let total = limits.total - spent - start.duration(to: now)
      guard total > .zero else { throw .total }
      // Until the connection is established, libcurl itself enforces the time limit.
      let silence = transfer.isConnected ? limits.silence - lastProgress.duration(to: now) : total
      guard silence > .zero else { throw .silence(afterHead: transfer.head != nil) }
      let rest = min(total, silence).milliseconds
      _ = transfer.wait(milliseconds: Int32(clamping: max(1, rest)))
    }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int(
      clamping: seconds.multipliedReportingOverflow(by: 1_000).overflow
        ? .max : seconds * 1_000 + rest
    )
  }
}

/// Runs an actor on its own dispatch queue, whose thread may block.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "faq.transfer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// A request to one server.
struct HTTPRequest: Sendable {
  let address: HTTPAddress
  var credentials: HTTPAddress.Credentials?
  let authorities: CertificateAuthorities
  let agent: String
  /// The headers in libcurl's form.
  let lines: [String]
  /// Whether the method is HEAD.
  var asksOnlyForHead = false
}

extension HTTPRequest {
  /// A request to `address`; secrets are sent only to the origin of the source's own address.
  init(
    to address: HTTPAddress,
    for source: HTTPSource,
    unlessStill validators: Validators?,
    unpacks: Bool
  ) {
    let isTrusted = address.origin == source.address.origin
    self.address = address
    credentials = address.credentials ?? (isTrusted ? source.address.credentials : nil)
    authorities = source.authorities
    agent = source.agent
    let own = isTrusted ? source.headers : []
    let usual = [
      ("Accept", "application/json, application/x-ndjson;q=0.9, */*;q=0.5"),
      ("Accept-Encoding", unpacks ? "gzip" : "identity"),
      ("If-None-Match", validators?.tag),
      ("If-Modified-Since", validators?.modified),
    ]
    lines =
      usual.compactMap { name, value in
        let isOwn = own.contains { $0.name.lowercased() == name.lowercased() }
        // A cached copy may have been tampered with.
        let isClean = value?.unicodeScalars.contains(where: \.isControl) == false
        return isClean && !isOwn ? value.map { Self.line(name, $0) } : nil
      } + own.map { Self.line($0.name, $0.value) }
  }

  /// libcurl expects a semicolon after the name of a header without a value.
  private static func line(_ name: String, _ value: String) -> String {
    value.isEmpty ? "\(name);" : "\(name): \(value)"
  }
}
