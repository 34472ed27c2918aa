import FaqBrowser
import FaqSources

/// The progress of a conversion: `34 %, 120 MiB/s, 3 seconds left`.
struct ConversionProgress: CustomStringConvertible {
  let description: String

  /// The bytes read so far, all bytes if their number is known, and the time taken.
  init(_ count: Int, of totalCount: Int?, in time: Duration) {
    let seconds = time / .seconds(1)
    guard count > 0, seconds > 0 else {
      description = ""
      return
    }
    let rate = Double(count) / seconds
    let speed = "\(ByteCount(Int(rate)))/s"
    guard let totalCount, totalCount >= count else {
      description = "\(ByteCount(count)), \(speed)"
      return
    }
    let left = Age(.seconds((Double(totalCount - count) / rate).rounded(.up)))
    description = "\(count * 100 / totalCount) %, \(speed), \(left) left"
  }
}
