import FaqService
import FaqSources
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension FaqServiceError {
  static func cancelled(source: String) -> Self {
    Self(.cancelled, source: source, reason: "fetching was cancelled")
  }

  static func tooSlow(source: String) -> Self {
    Self(
      .tooSlow,
      source: source,
      reason: "the content was not complete in time",
      recovery: .later
    )
  }

  /// A transfer that failed, in words.
  ///
  /// The underlying error leaves out the address, which may have a password in it.
  init(_ error: any Error, source: String) {
    let code = (error as? URLError)?.code ?? .unknown
    let fault = SessionFault(code)
    self.init(
      fault.code,
      source: source,
      reason: fault.reason,
      hint: fault.hint,
      recovery: fault.recovery,
      underlying: URLError(
        code,
        userInfo: [NSLocalizedDescriptionKey: error.localizedDescription]
      )
    )
  }
}

/// What a failure of `URLSession` means.
private struct SessionFault {
  let code: FaqServiceError.Code
  let reason: String
  var hint: String?
  var recovery = FaqServiceError.Recovery.never

  init(_ code: URLError.Code) {
    self =
      switch code {
      case .cancelled: Self(.cancelled, "fetching was cancelled")
      case .timedOut: .later("the server sent no data in time")
      case .cannotFindHost, .dnsLookupFailed:
        .later("the host was not found, or there is no network", hint: "Check the address.")
      case .cannotConnectToHost:
        .later("no connection", hint: "Check the address, and the network.")
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
        .later("this device is not connected to the internet")
      case .networkConnectionLost: .later("the connection was interrupted")
      case .badServerResponse, .cannotParseResponse:
        .later("the server sent an invalid response", hint: Self.addressHint)
      // Foundation for Linux reports this for an answer that is not HTTP.
      case .unsupportedURL:
        Self(.unreadable, "the server does not speak HTTP", hint: Self.addressHint)
      // Foundation for Linux reports this for content that breaks off, among others.
      case .unknown: .later("the transfer failed")
      case .cannotDecodeContentData, .cannotDecodeRawData:
        Self(.unreadable, "the content cannot be decompressed")
      default: Self(secure: code) ?? .other(code)
      }
  }

  /// A failure to agree on a secure connection.
  private init?(secure code: URLError.Code) {
    switch code {
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
      self.init(.untrusted, "the server's certificate was issued by an unknown authority")
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid:
      self.init(
        .insecure,
        "the server's certificate has expired, or is not valid yet",
        hint: "Check this device's clock; if it is right, the certificate must be renewed."
      )
    case .clientCertificateRejected, .clientCertificateRequired, .secureConnectionFailed:
      self.init(.insecure, "the TLS handshake with the server failed")
    case .appTransportSecurityRequiresSecureConnection:
      self.init(.insecure, "this app may fetch only over https:", hint: "Use an https: address.")
    default: return nil
    }
  }

  private static let addressHint =
    "Check the address, its port, and whether it needs http: or https:."

  private init(_ code: FaqServiceError.Code, _ reason: String, hint: String? = nil) {
    self.code = code
    self.reason = reason
    self.hint = hint
  }

  private static func later(_ reason: String, hint: String? = nil) -> Self {
    var fault = Self(.unavailable, reason, hint: hint)
    fault.recovery = .later
    return fault
  }

  private static func other(_ code: URLError.Code) -> Self {
    Self(.unreadable, "the transfer failed with URLError \(code.rawValue)")
  }
}
