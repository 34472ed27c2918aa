import Bytes
import CurlShim
import Synchronization

/// libcurl and zlib, loaded at first use.
struct CurlLibrary: Sendable {
  /// The file names of libcurl, in order of preference.
  var names = Self.systemNames
  /// The file names of zlib; without zlib, compression is not requested.
  var unpackers = Self.systemUnpackers

  private static let loading = Mutex(())

  #if os(macOS)
  private static let systemNames = ["/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"]
  private static let systemUnpackers = ["/usr/lib/libz.1.dylib", "libz.1.dylib"]
  #else
  private static let systemNames = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  private static let systemUnpackers = ["libz.so.1"]
  #endif

  /// Whether libcurl is installed.
  var isThere: Bool { Self.loading.withLock { _ in names.contains { unsafe curl_shim_load($0) } } }

  /// The versions of libcurl and the libraries it uses; nil if it is not installed.
  var version: String? { isThere ? unsafe String(cString: curl_shim_version()) : nil }

  /// Whether zlib is installed.
  var unpacks: Bool {
    Self.loading.withLock { _ in unpackers.contains { unsafe zlib_shim_load($0) } }
  }
}

/// A multi handle of libcurl, which waits for a transfer and can be woken from any thread.
///
/// Only the `CurlTransfer` that created it uses it, except for `wake`.
@safe
final class CurlMulti: Sendable {
  let handle: curl_shim_multi

  init?() {
    unsafe handle = curl_shim_multi_init()
    if unsafe handle.handle == nil { return nil }
  }

  deinit { if unsafe handle.handle != nil { unsafe curl_shim_multi_cleanup(handle) } }

  /// Ends the current wait, or else the next one.
  func wake() { _ = unsafe curl_shim_wakeup(handle) }
}

/// The options of a transfer; their numbers in `curl.h` never change.
enum CurlOption {
  /// `CURLOPT_WRITEDATA`.
  static let bodyContext: Int32 = 10_001
  /// `CURLOPT_URL`.
  static let address: Int32 = 10_002
  /// `CURLOPT_ERRORBUFFER`.
  static let errorBuffer: Int32 = 10_010
  /// `CURLOPT_USERAGENT`.
  static let agent: Int32 = 10_018
  /// `CURLOPT_HTTPHEADER`.
  static let headers: Int32 = 10_023
  /// `CURLOPT_HEADERDATA`.
  static let headContext: Int32 = 10_029
  /// `CURLOPT_CAINFO` and `CURLOPT_PROXY_CAINFO`.
  static let authorityFile: [Int32] = [10_065, 10_246]
  /// `CURLOPT_CAPATH` and `CURLOPT_PROXY_CAPATH`.
  static let authorityFolder: [Int32] = [10_097, 10_247]
  /// `CURLOPT_USERNAME`.
  static let user: Int32 = 10_173
  /// `CURLOPT_PASSWORD`.
  static let password: Int32 = 10_174
  /// `CURLOPT_PROTOCOLS_STR`, since 7.85.
  static let schemes: Int32 = 10_318
  /// `CURLOPT_WRITEFUNCTION`.
  static let bodySink: Int32 = 20_011
  /// `CURLOPT_HEADERFUNCTION`.
  static let headSink: Int32 = 20_079
  /// `CURLOPT_NOBODY`, which makes the method HEAD.
  static let onlyHead: Int32 = 44
  /// `CURLOPT_HTTP_VERSION`.
  static let version: Int32 = 84
  /// `CURLOPT_BUFFERSIZE`.
  static let bufferSize: Int32 = 98
  /// `CURLOPT_NOSIGNAL`.
  static let usesNoSignals: Int32 = 99
  /// `CURLOPT_CONNECTTIMEOUT_MS`.
  static let connectTimeout: Int32 = 156
  /// `CURLOPT_PROTOCOLS`.
  static let schemeMask: Int32 = 181
  /// `CURLOPT_SUPPRESS_CONNECT_HEADERS`.
  static let hidesProxyHead: Int32 = 265
  /// `CURLOPT_QUICK_EXIT`, since 7.87.
  static let leavesResolver: Int32 = 322
}

/// The properties of a transfer that can be queried.
enum CurlInfo {
  /// `CURLINFO_HTTP_CONNECTCODE`.
  static let proxyStatus: Int32 = 0x20_0016
  /// `CURLINFO_OS_ERRNO`.
  static let systemError: Int32 = 0x20_0019
  /// `CURLINFO_PRETRANSFER_TIME`: zero until there is a connection.
  static let connectedAfter: Int32 = 0x30_0006
}

/// Named constants of `curl.h`.
enum CurlValue {
  /// `CURL_HTTP_VERSION_1_1`.
  static let version11 = 2
  /// `CURLPROTO_HTTP | CURLPROTO_HTTPS`.
  static let webSchemes = 3
  /// `CURL_WRITEFUNC_PAUSE`.
  static let pause = 0x1000_0001
}

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
    case 7: .noConnection(systemError)
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
