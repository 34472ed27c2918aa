import CurlShim

/// One request of libcurl, which proceeds only during calls of `perform`.
///
/// Used by one thread at a time. libcurl holds an unowned reference to `self` and calls back only
/// from within `perform`; `deinit` removes that reference first.
@safe
final class CurlTransfer {
  let multi: CurlMulti
  private let easy: UnsafeMutableRawPointer
  private let message: UnsafeMutablePointer<CChar>
  private var lines: UnsafeMutableRawPointer?
  private var headReader = HeadReader()
  private var body: [UInt8] = []
  private var isPaused = false
  /// The result, once the transfer has ended.
  private(set) var result: CurlResult?

  /// The size of libcurl's message buffer: `CURL_ERROR_SIZE`.
  private static let messageSize = 256
  /// How many bytes of the body to buffer before the transfer is paused.
  private static let bodyCount = 256 << 10

  init?(_ request: HTTPRequest, connecting: Duration) {
    guard let multi = CurlMulti(), let easy = unsafe curl_shim_easy_init() else { return nil }
    self.multi = multi
    unsafe self.easy = easy
    unsafe message = .allocate(capacity: Self.messageSize)
    unsafe message.initialize(repeating: 0, count: Self.messageSize)
    receive()
    ask(request, connecting: connecting)
    _ = unsafe curl_shim_add(multi.handle, easy)
  }

  deinit {
    _ = unsafe curl_shim_remove(multi.handle, easy)
    unsafe curl_shim_easy_cleanup(easy)
    unsafe curl_shim_free_list(lines)
    unsafe message.deallocate()
  }

  /// The head of the response, once it is complete.
  var head: ResponseHead? { headReader.head }

  /// A number that changes whenever data arrives.
  var progress: Int { headReader.count + body.count + (isConnected ? 1 : 0) }

  /// Whether the buffer contains a part of the body.
  var hasBody: Bool { !body.isEmpty }

  /// Whether the buffer is full.
  var isFull: Bool { body.count >= Self.bodyCount }

  /// Whether the connection to the server has been established.
  var isConnected: Bool { unsafe curl_shim_double_info(easy, CurlInfo.connectedAfter) > 0 }

  /// Empties the buffer and returns its bytes.
  func takeBody() -> [UInt8] {
    defer { body = [] }
    return body
  }

  /// Proceeds as far as possible without waiting.
  func perform() {
    guard result == nil else { return }
    if isPaused, !isFull {
      isPaused = false
      _ = unsafe curl_shim_unpause(easy)
    }
    let failure = unsafe curl_shim_perform(multi.handle)
    let code = failure == 0 ? unsafe curl_shim_result(multi.handle) : CurlResult.unknown
    if code >= 0 { result = ending(code) }
  }

  /// Waits until `perform` can proceed; false after the given time.
  func wait(milliseconds: Int32) -> Bool { unsafe curl_shim_poll(multi.handle, milliseconds) > 0 }
}

private extension CurlTransfer {
  func ask(_ request: HTTPRequest, connecting: Duration) {
    set(CurlOption.address, request.address.request)
    set(CurlOption.agent, request.agent)
    if let credentials = request.credentials {
      set(CurlOption.user, credentials.user)
      set(CurlOption.password, credentials.password)
    }
    for option in CurlOption.authorityFile { set(option, request.authorities.file) }
    for option in CurlOption.authorityFolder { set(option, request.authorities.folder) }
    for line in request.lines { unsafe lines = curl_shim_append(lines, line) ?? lines }
    if let lines = unsafe lines {
      _ = unsafe curl_shim_set_pointer(easy, CurlOption.headers, lines)
    }
    if request.asksOnlyForHead { set(CurlOption.onlyHead, 1) }
    set(CurlOption.connectTimeout, max(1, connecting.milliseconds))
    set(CurlOption.version, CurlValue.version11)
    set(CurlOption.bufferSize, 64 << 10)
    set(CurlOption.usesNoSignals, 1)
    set(CurlOption.hidesProxyHead, 1)
    set(CurlOption.leavesResolver, 1)
    if set(CurlOption.schemes, "http,https") != 0 {
      set(CurlOption.schemeMask, CurlValue.webSchemes)
    }
  }

  func receive() {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    _ = unsafe curl_shim_set_pointer(easy, CurlOption.errorBuffer, message)
    _ = unsafe curl_shim_set_pointer(easy, CurlOption.headContext, context)
    _ = unsafe curl_shim_set_pointer(easy, CurlOption.bodyContext, context)
    _ = unsafe curl_shim_set_sink(easy, CurlOption.headSink) { bytes, size, count, context in
      let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      return unsafe CurlTransfer.at(context)?.take(line: Array(line)) ?? 0
    }
    _ = unsafe curl_shim_set_sink(easy, CurlOption.bodySink) { bytes, size, count, context in
      let chunk = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      return unsafe CurlTransfer.at(context)?.take(chunk: chunk) ?? 0
    }
  }

  static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    unsafe context.map { unsafe Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  func take(line: [UInt8]) -> Int { headReader.add(line) ? line.count : 0 }

  func take(chunk: UnsafeRawBufferPointer) -> Int {
    guard !isFull else {
      isPaused = true
      return CurlValue.pause
    }
    unsafe body.append(contentsOf: chunk)
    return chunk.count
  }

  @discardableResult
  func set(_ option: Int32, _ text: String) -> Int32 {
    unsafe text.withCString { unsafe curl_shim_set_pointer(easy, option, $0) }
  }

  func set(_ option: Int32, _ text: String?) { if let text { set(option, text) } }

  func set(_ option: Int32, _ number: Int) { _ = unsafe curl_shim_set_long(easy, option, number) }

  func ending(_ code: Int32) -> CurlResult {
    CurlResult(
      code: code,
      systemError: Int32(
        truncatingIfNeeded: unsafe curl_shim_long_info(easy, CurlInfo.systemError)
      ),
      proxyStatus: unsafe curl_shim_long_info(easy, CurlInfo.proxyStatus),
      message: unsafe String(cString: message)
    )
  }
}
