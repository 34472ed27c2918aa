import Foundation

/// Waits until descriptors are ready.
enum Readiness {
  /// True if a descriptor is ready before the deadline.
  static func wait(
    for descriptors: inout [pollfd],
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    while true {
      let left = max(.zero, ContinuousClock.now.duration(to: deadline))
      let milliseconds = Int32(clamping: Int64(left / .milliseconds(1)) + 1)
      let count = unsafe poll(&descriptors, nfds_t(descriptors.count), milliseconds)
      if count > 0 { return true }
      if ContinuousClock.now >= deadline { return false }
    }
  }
}
