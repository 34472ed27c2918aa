import CurlShim

/// What waits for a transfer, and can be woken by any thread.
///
/// Everything but `wake` is done by the one `CurlTransfer` that made this.
@safe
final class CurlMulti: Sendable {
  let handle: curl_shim_multi

  init?() {
    unsafe handle = curl_shim_multi_init()
    if unsafe handle.handle == nil { return nil }
  }

  deinit { if unsafe handle.handle != nil { unsafe curl_shim_multi_cleanup(handle) } }

  /// Ends a wait, or the next one.
  func wake() { _ = unsafe curl_shim_wakeup(handle) }
}
