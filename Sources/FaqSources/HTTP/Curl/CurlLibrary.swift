import CurlShim
import Synchronization

/// libcurl and zlib, opened when they are first needed.
struct CurlLibrary: Sendable {
  /// The names of libcurl, in order of preference.
  var names = Self.systemNames
  /// The names of zlib, without which nothing is asked for in packed form.
  var unpackers = Self.systemUnpackers

  private static let loading = Mutex(())

  #if os(macOS)
  private static let systemNames = ["/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"]
  private static let systemUnpackers = ["/usr/lib/libz.1.dylib", "libz.1.dylib"]
  #else
  private static let systemNames = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  private static let systemUnpackers = ["libz.so.1"]
  #endif

  /// Whether libcurl is there.
  var isThere: Bool {
    Self.loading.withLock { _ in names.contains { unsafe curl_shim_load($0) } }
  }

  /// Its version, with those of the libraries that it stands on; nil if it is not there.
  var version: String? { isThere ? unsafe String(cString: curl_shim_version()) : nil }

  /// Whether zlib is there.
  var unpacks: Bool {
    Self.loading.withLock { _ in unpackers.contains { unsafe zlib_shim_load($0) } }
  }
}
