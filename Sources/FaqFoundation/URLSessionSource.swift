import FaqService
import FaqSources
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Content from a web server, fetched with the system's `URLSession`.
///
/// ```swift
/// let source = URLSessionSource(url)
/// let faqs = try await FaqService(source: source).fetch()
/// ```
///
/// The bytes are read while they arrive. `CachedSource` can keep them: the source checks a copy
/// with `ETag` and `Last-Modified`, and leaves the session's own cache aside. Redirects are
/// followed up to five times, from https only to https, and the headers of a request go to its
/// origin alone.
public struct URLSessionSource: RevalidatingSource {
  private let request: URLRequest
  let configuration: URLSessionConfiguration
  let limits: TransferLimits

  /// The content at an address that begins with `http:` or `https:`.
  ///
  /// - Parameters:
  ///   - url: The address; with a user in it, the content is private and is not cached.
  ///   - configuration: The configuration of the sessions, one for each opening; not that of a
  ///     background session.
  ///   - limits: The limits of time and size. `URLSession` has no limit for connecting alone, so
  ///     `silence` holds for that too. `total` counts from the start, also while nobody reads, and
  ///     ends the transfer when the next bytes arrive. On Linux a session cannot be slowed down,
  ///     and may take in more than `size` before it is stopped.
  public init(
    _ url: URL,
    configuration: URLSessionConfiguration = .ephemeral,
    limits: TransferLimits = .standard
  ) { self.init(URLRequest(url: url), configuration: configuration, limits: limits) }

  /// The answer to a `GET` request, for content that needs custom headers.
  ///
  /// - Parameters:
  ///   - request: The address and the headers; its method, its cache policy and its timeout are not
  ///     used. With a header, or a user in the address, the content is private and is not cached.
  ///   - configuration: The configuration of the sessions, as in `init(_:configuration:limits:)` for
  ///     an address.
  ///   - limits: The limits of time and size, as in that initializer.
  public init(
    _ request: URLRequest,
    configuration: URLSessionConfiguration = .ephemeral,
    limits: TransferLimits = .standard
  ) {
    self.request = request
    self.configuration = configuration
    self.limits = limits
  }

  /// The address without user, password and the values of its query.
  public var name: String { Self.name(of: request.url) }

  /// The address, unless the content may be private.
  public var identity: String? {
    guard let url = request.url, url.user == nil, url.password == nil,
      request.allHTTPHeaderFields?.isEmpty ?? true,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    components.fragment = nil
    return components.string
  }

  /// Asks the server, and returns when the first bytes of the content are there.
  ///
  /// - Parameter validators: Sent as `If-None-Match` and `If-Modified-Since`.
  /// - Returns: The content as it arrives, or that the copy is still current.
  /// - Throws: An error with one of the codes `.notFound`, `.unavailable`, `.unreadable`,
  ///   `.malformed`, `.tooLarge`, `.tooSlow`, `.insecure` and `.untrusted`, or `.cancelled` as soon
  ///   as the task is cancelled. That of a failed transfer has a `URLError` as its `underlying`.
  ///   The stream throws the same errors.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    do throws(HTTPAddressError) {
      _ = try HTTPAddress(request.url?.absoluteString ?? "")
    } catch {
      throw FaqServiceError(
        .unreadable,
        source: name,
        reason: error.description,
        hint: "Check the address."
      )
    }
    let question = request.asking(unlessStill: validators, timeout: limits.silence)
    var stream = SessionStream(SessionTransfer.events(of: question, for: self), name: name)
    let response = try await stream.response()
    return try await response.answer(unlessStill: validators, limits: limits, source: stream.name) {
      stream
    }
  }

  /// An address as messages name it.
  static func name(of url: URL?) -> String {
    guard let url else { return "an empty address" }
    let address = try? HTTPAddress(url.absoluteString)
    return address?.description ?? "\(url.scheme ?? ""):…"
  }
}

private extension URLRequest {
  /// The request as it is sent to someone who may have a copy.
  func asking(unlessStill validators: Validators?, timeout: Duration) -> Self {
    var request = self
    request.httpMethod = "GET"
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = timeout / .seconds(1)
    if value(forHTTPHeaderField: "Accept") == nil {
      request.setValue(
        "application/json, application/x-ndjson;q=0.9, */*;q=0.5",
        forHTTPHeaderField: "Accept"
      )
    }
    request.setValue(validators?.tag?.asHeader, forHTTPHeaderField: "If-None-Match")
    request.setValue(validators?.modified?.asHeader, forHTTPHeaderField: "If-Modified-Since")
    return request
  }
}

private extension String {
  /// The text, unless control characters in it could begin another header: a kept copy may have
  /// been tampered with.
  var asHeader: String? {
    unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : self
  }
}

/// The events of a transfer, read one after another.
struct SessionStream: ByteStream {
  /// The source, and where it redirected to.
  private(set) var name: String
  private var events: SessionTransfer.Events.Iterator

  init(_ events: SessionTransfer.Events, name: String) {
    self.name = name
    self.events = events.makeAsyncIterator()
  }

  /// The head of the response, which comes before all bytes.
  mutating func response() async throws(FaqServiceError) -> HTTPResponse {
    while let event = try await nextEvent() {
      if case .response(let response, let name) = event {
        self.name = name
        return response
      }
    }
    throw FaqServiceError(
      .unavailable,
      source: name,
      reason: "the server closed the connection without a response",
      recovery: .later
    )
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while let event = try await nextEvent() {
      if case .bytes(let bytes) = event { return bytes }
    }
    return nil
  }

  private mutating func nextEvent() async throws(FaqServiceError) -> SessionTransfer.Event? {
    if let event = await events.next(isolation: #isolation) { return try event.get() }
    // Cancelling the task ends the events too.
    guard Task.isCancelled else { return nil }
    throw FaqServiceError(.cancelled, source: name, reason: "fetching was cancelled")
  }
}
