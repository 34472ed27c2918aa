import FaqSources

/// How far a conversion is: `34 %, 120 MiB/s, 3 seconds left`.
struct ConversionProgress: CustomStringConvertible {
  let description: String

  /// How much of the content is done with, of how much if the source knows, in what time.
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
