import Bytes
import FaqService
import Platform

extension FaqServiceError {
  /// Describes a failed transfer.
  init(_ fault: TransferFault, limits: TransferLimits, source: String) {
    let (code, reason, hint) = fault.meaning(limits)
    var mayHeal = [.unavailable, .tooSlow].contains(code)
    if case .proxyStatus(let status) = fault { mayHeal = HTTPStatus(status).mayHeal }
    let recovery: Recovery = mayHeal ? .later : .never
    self.init(code, source: source, reason: reason, hint: hint, recovery: recovery)
  }

  static func missingLibrary(source: String) -> Self {
    Self(
      .missingLibrary,
      source: source,
      reason: "fetching needs the library libcurl, which is not installed",
      hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
    )
  }

  static func webPage(source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server answered with a web page, not JSON",
      hint: "Check the address; it may lead to an ordinary page or to a login page."
    )
  }

  static func charset(_ name: String, source: String) -> Self {
    Self(
      .malformed,
      source: source,
      reason: "the server sends the content as \(name.prefix(40)), and not as UTF-8",
      hint: "If that is right, read it with --encoding \(name.prefix(40)), "
        + "and else with --encoding utf-8."
    )
  }

  static func tooLarge(declaredLength: Int? = nil, limit: Int, source: String) -> Self {
    Self(
      .tooLarge,
      source: source,
      reason: declaredLength.map {
        "the content has \(ByteCount($0)); the limit is \(ByteCount(limit))"
      }
        ?? "the content is larger than the limit of \(ByteCount(limit))",
      hint: "Raise the limit if you expect content of this size."
    )
  }

  static func unexpectedEncoding(_ name: String, source: String) -> Self {
    let reason = "the server compressed the content as \(name.prefix(40)), which was not requested"
    return Self(.unreadable, source: source, reason: reason)
  }

  static func damagedEncoding(source: String) -> Self {
    let reason = "the server says that the content is compressed, but it cannot be decompressed"
    return Self(.unreadable, source: source, reason: reason)
  }

  static func lengths(source: String) -> Self {
    let reason = "the server sent an invalid or contradictory Content-Length"
    return Self(.unreadable, source: source, reason: reason)
  }
}

private extension TransferFault {
  typealias Meaning = (code: FaqServiceError.Code, reason: String, hint: String?)

  static let addressHint = "Check the address."
  static let proxyHint =
    "The variables http_proxy, https_proxy, all_proxy and no_proxy choose the proxy."

  func meaning(_ limits: TransferLimits) -> Meaning {
    switch self {
    case .address: (.unreadable, "the address cannot be requested", Self.addressHint)
    case .broken: (.unavailable, "the connection was interrupted", nil)
    case .cancelled: (.cancelled, "fetching was cancelled", nil)
    case .chunking: (.unreadable, "the server sent an invalid chunked encoding", nil)
    case .connecting: (.unavailable, "no connection within \(limits.connecting.words)", nil)
    case .headTooLarge: (.unreadable, "the headers of the response are too large", nil)
    case .insecure(let fault): (fault.code, fault.reason, fault.hint)
    case .noAnswer: (.unavailable, "the server closed the connection without a response", nil)
    case .noConnection(let error):
      (
        .unavailable, "no connection" + Self.obstacle(of: error),
        "Check the address, the network, and the proxy if there is one."
      )
    case .noTransfer: (.unreadable, "libcurl could not start a transfer", nil)
    case .notHTTP:
      (
        .unreadable, "the server does not speak HTTP",
        "Check the port, and whether the address needs http: or https:."
      )
    case .other(let number):
      (.unreadable, "the transfer failed with error \(number) of libcurl", nil)
    case .proxy: (.unavailable, "the proxy refused the connection", Self.proxyHint)
    case .proxyStatus(let status):
      (.unavailable, "the proxy answered \(HTTPStatus(status))", Self.proxyHint)
    case .silence(afterHead: false):
      (.unavailable, "no response within \(limits.silence.words)", nil)
    case .silence(afterHead: true):
      (.unavailable, "no more data within \(limits.silence.words)", nil)
    case .total: (.tooSlow, "the content was not complete within \(limits.total.words)", nil)
    case .truncated: (.unavailable, "the connection ended before the content was complete", nil)
    case .unknownHost:
      (.unavailable, "the host was not found, or there is no network", Self.addressHint)
    case .unknownProxy:
      (.unavailable, "the host of the proxy was not found, or there is no network", Self.proxyHint)
    }
  }

  /// What kept a connection from being opened.
  static func obstacle(of error: Int32) -> String {
    switch error {
    case ECONNREFUSED: ": connection refused"
    case EHOSTUNREACH: ": the host cannot be reached"
    case ENETUNREACH, ENETDOWN: ": the network cannot be reached"
    case ETIMEDOUT: ": the host did not respond"
    default: ""
    }
  }
}

private extension TLSFault {
  var code: FaqServiceError.Code {
    [.authorities, .issuer].contains(self) ? .untrusted : .insecure
  }

  var reason: String {
    switch self {
    case .authorities: "the list of certificate authorities cannot be read"
    case .expired: "the server's certificate has expired, or is not valid yet"
    case .handshake: "the TLS handshake with the server failed"
    case .issuer: "the server's certificate was issued by an unknown authority"
    case .name: "the server's certificate is for another host"
    case .unverified: "the server's certificate could not be verified"
    }
  }

  var hint: String {
    switch self {
    case .authorities: "Install the package ca-certificates, or name another list."
    case .expired: "Check this machine's clock; if it is right, the certificate must be renewed."
    case .handshake: "Check the address and its port; the server may not speak https there."
    case .issuer: "If the authority is your own, add its certificate to those that are trusted."
    case .name: "Check the host in the address."
    case .unverified: "Check the address, and this machine's clock and certificates."
    }
  }
}

extension Duration {
  /// `20 seconds`, `1 second`, `50 milliseconds`.
  var words: String {
    let count = milliseconds
    guard count.isMultiple(of: 1_000) else { return "\(count) milliseconds" }
    return count == 1_000 ? "1 second" : "\(count / 1_000) seconds"
  }
}

/// The reason why a transfer failed.
enum TransferFault: Error, Hashable {
  case address, broken, cancelled, chunking, connecting, headTooLarge
  case insecure(TLSFault)
  case noAnswer
  /// The connection could not be opened, because of an error of the system.
  case noConnection(Int32)
  case noTransfer, notHTTP
  case other(Int32)
  case proxy
  case proxyStatus(Int)
  case silence(afterHead: Bool)
  case total, truncated, unknownHost, unknownProxy
}

/// The reason why a secure connection could not be established.
enum TLSFault: Hashable {
  /// The list of trusted authorities cannot be read.
  case authorities
  case expired, handshake, issuer, name, unverified

  /// Classifies libcurl's message, which is more specific than its code; it differs between TLS
  /// libraries.
  init(_ message: String) {
    let message = message.lowercased()
    let fault = Self.words.first { $0.words.contains { message.contains($0) } }?.fault
    self = fault ?? .unverified
  }

  private static let words: [(fault: Self, words: [String])] = [
    (.expired, ["expired", "not yet valid", "not yet activated"]),
    (.name, ["host name", "hostname", "subject name", "does not match", "owner"]),
    (.issuer, ["self-signed", "self signed", "issuer", "not trusted", "signer", "unknown ca"]),
  ]
}

extension FaqServiceError.Code {
  /// The task was cancelled.
  public static let cancelled = Self(rawValue: "cancelled")
  /// A secure connection could not be established.
  public static let insecure = Self(rawValue: "insecure")
  /// The content is not in the cache, and fetching is turned off.
  public static let notKept = Self(rawValue: "not-kept")
  /// The content exceeds the size limit.
  public static let tooLarge = Self(rawValue: "too-large")
  /// Fetching exceeded the time limit.
  public static let tooSlow = Self(rawValue: "too-slow")
  /// No trusted authority vouches for the server.
  public static let untrusted = Self(rawValue: "untrusted")
  /// A library that the transport needs is not installed.
  public static let missingLibrary = Self(rawValue: "missing-library")
}
