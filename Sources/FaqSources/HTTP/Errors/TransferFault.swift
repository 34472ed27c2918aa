import Bytes

/// The reason why a transfer failed.
enum TransferFault: Error, Hashable {
  case address
  case broken
  case cancelled
  case chunking
  case connecting
  case headTooLarge
  case insecure(TLSFault)
  case noAnswer
  case noConnection(Unreachability?)
  case noTransfer
  case notHTTP
  case other(Int32)
  case proxy
  case proxyStatus(Int)
  case silence(afterHead: Bool)
  case total
  case truncated
  case unknownHost
  case unknownProxy
}

/// The reason why a secure connection could not be established.
enum TLSFault: Hashable {
  /// The list of trusted authorities cannot be read.
  case authorities
  case expired
  case handshake
  case issuer
  case name
  case unverified

  /// Classifies libcurl's message, which is more specific than its code; it differs between TLS
  /// libraries.
  init(_ message: String) {
    let message = message.lowercased()
    func says(_ words: String...) -> Bool { words.contains { message.contains($0) } }
    self =
      if says("expired", "not yet valid", "not yet activated") {
        .expired
      } else if says("host name", "hostname", "subject name", "does not match", "owner") {
        .name
      } else if says("self-signed", "self signed", "issuer", "not trusted", "signer", "unknown ca")
      {
        .issuer
      } else {
        .unverified
      }
  }
}
