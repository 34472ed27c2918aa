import CurlShim

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
