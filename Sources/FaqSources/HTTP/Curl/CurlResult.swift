import Bytes

/// The result of a transfer as reported by libcurl.
struct CurlResult {
  let code: Int32
  /// `errno` of the last system call that failed.
  let systemError: Int32
  /// The status of the proxy's response to CONNECT, or 0.
  let proxyStatus: Int
  /// libcurl's message; never shown, since it may contain the address.
  let message: String

  /// A code that libcurl does not have.
  static let unknown: Int32 = 1_000

  /// The fault by the value of `CURLcode`; nil if the transfer succeeded.
  var fault: TransferFault? {
    switch code {
    case 0: nil
    case 1, 8: .notHTTP
    case 3: .address
    case 5: .unknownProxy
    case 6: .unknownHost
    case 7: .noConnection(Unreachability(systemError))
    case 18: .truncated
    case 28: .connecting
    case 35: .insecure(.handshake)
    case 52: .noAnswer
    case 56 where proxyStatus >= 400: .proxyStatus(proxyStatus)
    case 23, 27, 100: .headTooLarge
    case 55, 56: message.contains("hunk") ? .chunking : .broken
    case 60: .insecure(TLSFault(message))
    case 77: .insecure(.authorities)
    case 97: .proxy
    default: .other(code)
    }
  }
}
