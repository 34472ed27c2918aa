import FaqService
import FaqSources
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One transfer of a `URLSession`, as the events that its delegate learns of.
final class SessionTransfer: NSObject, URLSessionDataDelegate {
  enum Event: Sendable {
    /// The head, and the source with the address that it redirected to.
    case response(HTTPResponse, name: String)
    case bytes([UInt8])
  }

  typealias Events = AsyncStream<Result<Event, FaqServiceError>>

  private let policy: RedirectPolicy
  private let source: URLSessionSource
  private let start = ContinuousClock.now
  private let events: Events.Continuation
  private let state = Mutex(State())

  private struct State {
    var redirects: [HTTPResponse] = []
    var count = 0
    var isCancelled = false
  }

  private init(_ request: URLRequest, for source: URLSessionSource, events: Events.Continuation) {
    policy = RedirectPolicy(request)
    self.source = source
    self.events = events
  }

  /// Begins a transfer, which ends with the last reference to its events.
  ///
  /// It has a session of its own: on Linux, a session does not call the delegates of its tasks.
  static func events(of request: URLRequest, for source: URLSessionSource) -> Events {
    let (stream, continuation) = Events.makeStream()
    let transfer = Self(request, for: source, events: continuation)
    // Foundation for Linux traps if a task is cancelled while it is looked for in a cache.
    let configuration = source.configuration.copy() as? URLSessionConfiguration ?? .ephemeral
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
    let task = session.dataTask(with: request)
    continuation.onTermination = { _ in transfer.cancel(task, of: session) }
    task.resume()
    session.finishTasksAndInvalidate()
    return stream
  }

  func urlSession(
    _: URLSession,
    task _: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirects.append(HTTPResponse(response))
      return state.redirects.count
    }
    do throws(FaqServiceError) {
      let next = try policy.next(request, after: response.url, count: count, source: source.name)
      unlessCancelled { completionHandler(next) }
    } catch {
      unlessCancelled { completionHandler(nil) }
      end(with: error)
    }
  }

  func urlSession(
    _: URLSession,
    dataTask _: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      let redirects = state.withLock(\.redirects)
      let place = URLSessionSource.name(of: response.url)
      let name = redirects.isEmpty ? source.name : "\(source.name), redirected to \(place)"
      let answer = HTTPResponse(response, redirects: redirects)
      events.yield(.success(.response(answer, name: name)))
    }
    unlessCancelled { completionHandler(.allow) }
  }

  func urlSession(_: URLSession, dataTask _: URLSessionDataTask, didReceive data: Data) {
    let count = state.withLock { state in
      state.count += data.count
      return state.count
    }
    events.yield(.success(.bytes(Array(data))))
    // The reader sees that this is too much.
    if count > source.limits.size { events.finish() }
    guard ContinuousClock.now - start > source.limits.total else { return }
    let reason = "the content was not complete in time"
    end(with: FaqServiceError(.tooSlow, source: source.name, reason: reason, recovery: .later))
  }

  func urlSession(
    _: URLSession,
    task _: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error { events.yield(.failure(FaqServiceError(error, source: source.name))) }
    events.finish()
  }
}

private extension SessionTransfer {
  func end(with error: FaqServiceError) {
    events.yield(.failure(error))
    events.finish()
  }

  /// Cancels a task between two calls of the delegate.
  ///
  /// Foundation for Linux traps if a task is cancelled while it ends.
  func cancel(_ task: URLSessionTask, of session: URLSession) {
    session.delegateQueue.addOperation {
      self.state.withLock { $0.isCancelled = true }
      task.cancel()
    }
  }

  /// Calls a completion handler; Foundation for Linux traps if the task is cancelled before.
  func unlessCancelled(_ complete: @Sendable () -> Void) {
    if !state.withLock(\.isCancelled) { complete() }
  }
}

private extension HTTPResponse {
  init(_ response: HTTPURLResponse, redirects: [Self] = []) {
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).flatMap { name in (value as? String).map { (name, $0) } }
    }
    self.init(
      status: response.statusCode,
      headers: Dictionary(headers) { first, _ in first },
      redirects: redirects
    )
  }
}

/// Which redirects are followed, and which headers go along.
struct RedirectPolicy: Sendable {
  private static let maximumCount = 5
  private static let sharedHeaders: Set = ["accept", "if-none-match", "if-modified-since"]

  private let origin: HTTPAddress.Origin?
  /// The names of the headers that are for the origin alone.
  private let ownHeaders: [String]

  init(_ request: URLRequest) {
    origin = (try? HTTPAddress(request.url?.absoluteString ?? ""))?.origin
    ownHeaders = Array((request.allHTTPHeaderFields ?? [:]).keys).filter { name in
      !Self.sharedHeaders.contains(name.lowercased())
    }
  }

  /// The request that follows a redirect.
  func next(
    _ request: URLRequest,
    after url: URL?,
    count: Int,
    source: String
  ) throws(FaqServiceError) -> URLRequest {
    guard count <= Self.maximumCount else { throw .redirects(Self.maximumCount, source: source) }
    let address = try? HTTPAddress(url?.absoluteString ?? "")
    let next: HTTPAddress?
    do throws(RedirectFault) {
      next = try address?.redirected(to: request.url?.absoluteString)
    } catch {
      throw .redirect(error, source: source)
    }
    guard let next else { throw .redirect(.nowhere, source: source) }
    guard next.origin != origin else { return request }
    var request = request
    for name in ownHeaders { request.setValue(nil, forHTTPHeaderField: name) }
    return request
  }
}

extension FaqServiceError {
  /// A transfer that failed, in words.
  ///
  /// The underlying error leaves out the address, which may have a password in it.
  init(_ error: any Error, source: String) {
    let code = (error as? URLError)?.code ?? .unknown
    let meaning = code.tlsMeaning ?? code.meaning
    self.init(
      meaning.code,
      source: source,
      reason: meaning.reason,
      hint: meaning.hint,
      recovery: meaning.code == .unavailable ? .later : .never,
      underlying: URLError(code, userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
    )
  }
}

private extension URLError.Code {
  typealias Meaning = (code: FaqServiceError.Code, reason: String, hint: String?)

  static let addressHint = "Check the address, its port, and whether it needs http: or https:."

  /// What a failure of `URLSession` means, unless it is one of TLS.
  var meaning: Meaning {
    switch self {
    case .cancelled: (.cancelled, "fetching was cancelled", nil)
    case .timedOut: (.unavailable, "the server sent no data in time", nil)
    case .cannotFindHost, .dnsLookupFailed:
      (.unavailable, "the host was not found, or there is no network", "Check the address.")
    case .cannotConnectToHost:
      (.unavailable, "no connection", "Check the address, and the network.")
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      (.unavailable, "this device is not connected to the internet", nil)
    case .networkConnectionLost: (.unavailable, "the connection was interrupted", nil)
    case .badServerResponse, .cannotParseResponse:
      (.unavailable, "the server sent an invalid response", Self.addressHint)
    // Foundation for Linux reports this for an answer that is not HTTP.
    case .unsupportedURL: (.unreadable, "the server does not speak HTTP", Self.addressHint)
    // Foundation for Linux reports this for content that breaks off, among others.
    case .unknown: (.unavailable, "the transfer failed", nil)
    case .cannotDecodeContentData, .cannotDecodeRawData:
      (.unreadable, "the content cannot be decompressed", nil)
    default: (.unreadable, "the transfer failed with URLError \(rawValue)", nil)
    }
  }

  /// What a failure to agree on a secure connection means.
  var tlsMeaning: Meaning? {
    switch self {
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
      (.untrusted, "the server's certificate was issued by an unknown authority", nil)
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid:
      (
        .insecure, "the server's certificate has expired, or is not valid yet",
        "Check this device's clock; if it is right, the certificate must be renewed."
      )
    case .clientCertificateRejected, .clientCertificateRequired, .secureConnectionFailed:
      (.insecure, "the TLS handshake with the server failed", nil)
    case .appTransportSecurityRequiresSecureConnection:
      (.insecure, "this app may fetch only over https:", "Use an https: address.")
    default: nil
    }
  }
}
