import FaqService
import Platform

/// The response of a web server, for a source with a transport of your own.
///
/// The transport provides status, headers and bytes. This type decides which status is an error and
/// whether to retry, and on which terms the content may be cached. It rejects content that is too
/// large, and web pages that hold no content.
public struct HTTPResponse: Sendable {
  let head: ResponseHead
  let redirects: [ResponseHead]
  /// The charset of the content, if it is known better than from the headers.
  var charset: Charset?
  /// The address that redirects led to, without its query.
  var redirected: String?
}

extension HTTPResponse {
  /// Creates a response from what a transport has received.
  ///
  /// - Parameters:
  ///   - status: The status code, such as 200.
  ///   - headers: The values by name, in any case. Several values of one header are joined by
  ///     commas.
  ///   - redirects: The responses that led to this one, in order. Content is fresh only as long as
  ///     all of them are.
  public init(status: Int, headers: [String: String], redirects: [Self] = []) {
    let fields = headers.map { ($0.key.lowercased(), $0.value) }
    let head = ResponseHead(status: status, fields: fields)
    self.init(head: head, redirects: redirects.map(\.head))
  }

  /// The answer to a reader who may have a copy, once the first bytes of the content are there.
  ///
  /// - Parameters:
  ///   - validators: Those that were sent with the request.
  ///   - limits: The limits of the source; only the size is checked here.
  ///   - source: The name of the source in errors.
  ///   - now: The time of the response.
  ///   - acceptsPage: Whether a web page is content, given all of its bytes; if nil, none is.
  ///   - body: Starts reading the decompressed content; called once if the status is 200 or 203,
  ///     and otherwise not at all.
  /// - Returns: The content, or for the status 304 that the copy is still current.
  /// - Throws: `.notFound` for the statuses 404 and 410, and `.unavailable` for all others, with
  ///   the pause that the server asks for. For content, `.tooLarge`, `.malformed` if it is a page
  ///   or in a charset that is not converted, `.unreadable` if its length is contradictory, or an
  ///   error of `body`. The stream throws the same errors.
  public func answer(
    unlessStill validators: Validators?,
    limits: TransferLimits = .standard,
    source: String,
    now: Timestamp = .now(),
    acceptsPage: HTTPSource.PageCheck? = nil,
    body: () throws(FaqServiceError) -> sending any ByteStream
  ) async throws(FaqServiceError) -> sending Answer {
    let seconds = Int(clamping: now.seconds)
    var terms = redirects.reduce(KeepingTerms(head, now: seconds)) {
      $0.limited(by: $1, now: seconds)
    }
    terms.redirected = redirected
    if head.status == 304 {
      guard let validators else { throw .unchangedFromNothing(source: source) }
      return .unchanged(terms.keeping(validators))
    }
    guard [200, 203].contains(head.status) else {
      throw FaqServiceError(head, now: seconds, source: source)
    }
    let content = try await ContentStream(
      body(),
      of: head,
      in: charset,
      limit: limits.size,
      acceptsPage: acceptsPage,
      name: source
    )
    return .content(content, terms)
  }
}

/// The status code of a response.
struct HTTPStatus {
  let code: Int

  init(_ code: Int) { self.code = code }

  /// Whether the response is a redirect.
  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(code) }

  /// Whether the failure is temporary.
  var mayHeal: Bool { [408, 425, 429].contains(code) || 500...599 ~= code }

  private static let names = [
    204: "No Content", 205: "Reset Content", 206: "Partial Content", 300: "Multiple Choices",
    304: "Not Modified", 305: "Use Proxy", 400: "Bad Request", 401: "Unauthorized",
    402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    406: "Not Acceptable", 407: "Proxy Authentication Required", 408: "Request Timeout",
    409: "Conflict", 410: "Gone", 412: "Precondition Failed", 414: "URI Too Long",
    418: "I'm a Teapot", 421: "Misdirected Request", 425: "Too Early", 426: "Upgrade Required",
    429: "Too Many Requests", 431: "Request Header Fields Too Large",
    451: "Unavailable For Legal Reasons", 500: "Internal Server Error", 501: "Not Implemented",
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported", 507: "Insufficient Storage",
    511: "Network Authentication Required",
  ]
}

extension HTTPStatus: CustomStringConvertible {
  /// `404 Not Found`.
  var description: String { Self.names[code].map { "\(code) \($0)" } ?? "\(code)" }
}

extension FaqServiceError {
  /// Describes a response without the content.
  init(_ head: ResponseHead, now: Int, source: String) {
    let status = HTTPStatus(head.status)
    self.init(
      head.status == 404 || head.status == 410 ? .notFound : .unavailable,
      source: source,
      reason: "the server answered \(status)",
      hint: status.hint,
      recovery: status.mayHeal ? head.recovery(now: now) : .never
    )
  }

  package static func redirect(_ fault: RedirectFault, source: String) -> Self {
    Self(.unreadable, source: source, reason: "the server redirects \(fault.direction)")
  }

  package static func redirects(_ count: Int, source: String) -> Self {
    Self(.unreadable, source: source, reason: "the server redirects more than \(count) times")
  }
}

private extension HTTPStatus {
  var hint: String? {
    switch code {
    case 401, 403: "The content is not public: send the header that the server requires."
    case 404, 410: "Check the address."
    case 407: "Put the proxy's user and password into the variable that names the proxy."
    default: nil
    }
  }
}

private extension ResponseHead {
  /// When the server allows a retry.
  func recovery(now: Int) -> FaqServiceError.Recovery {
    guard let text = value("retry-after") else { return .later }
    if let seconds = text.seconds { return .after(.seconds(seconds)) }
    return HTTPDate(text).map { .after(.seconds(max(0, $0.seconds - now))) } ?? .later
  }
}

/// The reason why a redirect is not followed.
package enum RedirectFault: Error, Hashable {
  case nowhere
  case away(HTTPAddressError)
  case downgrade
}

extension HTTPAddress {
  /// The target of a `Location` header in a response from this address.
  package func redirected(to location: String?) throws(RedirectFault) -> Self {
    guard let location, !location.isEmpty else { throw .nowhere }
    let next: Self
    do throws(HTTPAddressError) {
      next = try resolving(location)
    } catch {
      throw .away(error)
    }
    guard next.origin.scheme == .https || origin.scheme == .http else { throw .downgrade }
    return next
  }
}

private extension RedirectFault {
  var direction: String {
    switch self {
    case .nowhere: "without a target"
    case .downgrade: "from https: to http:, which is not followed"
    case .away(.scheme(let name)): "to an address with \(name):, which is not followed"
    case .away: "to an invalid address"
    }
  }
}
