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
