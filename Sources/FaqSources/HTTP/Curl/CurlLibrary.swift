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
  var isThere: Bool {
    Self.loading.withLock { _ in names.contains { unsafe curl_shim_load($0) } }
  }

  /// The versions of libcurl and the libraries it uses; nil if it is not installed.
  var version: String? { isThere ? unsafe String(cString: curl_shim_version()) : nil }

  /// Whether zlib is installed.
  var unpacks: Bool {
    Self.loading.withLock { _ in unpackers.contains { unsafe zlib_shim_load($0) } }
  }
}
