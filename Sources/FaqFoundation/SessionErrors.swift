import FaqService
import FaqSources
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
