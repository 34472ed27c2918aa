/// How libcurl says that a transfer ended.
struct CurlResult {
  let code: Int32
  /// `errno` of the last system call that failed.
  let systemError: Int32
  /// What a proxy answered when it was asked for a tunnel, or 0.
  let proxyStatus: Int
  /// libcurl's own words; they may hold the address, and so are never shown.
  let message: String

  /// A code that libcurl does not have.
  static let unknown: Int32 = 1_000

  /// Why the transfer failed, by the numbers of `CURLcode` in `curl.h`; nil if it did not.
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
