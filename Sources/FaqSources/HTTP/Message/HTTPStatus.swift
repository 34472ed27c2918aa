import Bytes
import FaqService

/// The status code of a response.
struct HTTPStatus {
  let code: Int

  init(_ code: Int) { self.code = code }

  /// Whether the response is the requested content.
  var isContent: Bool { code == 200 || code == 203 }

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
    if !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) {
      return .after(.seconds(min(Int(text) ?? .max, 1 << 31)))
    }
    return HTTPDate(text).map { .after(.seconds(max(0, $0.seconds - now))) } ?? .later
  }
}
