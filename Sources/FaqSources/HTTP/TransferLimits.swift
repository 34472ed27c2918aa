/// The limits of time and size for a transfer.
///
/// Time is counted only while a reader waits for data. Zero leaves no time, and no room for
/// content.
public struct TransferLimits: Hashable, Sendable {
  /// The time to resolve the host and establish a connection.
  public var connecting: Duration
  /// The time without any data, once there is a connection.
  public var silence: Duration
  /// The time for the whole transfer, with its redirects.
  public var total: Duration
  /// The size of the decompressed content in bytes.
  public var size: Int

  /// Creates limits; each defaults to that of `standard`.
  public init(
    connecting: Duration = .seconds(10),
    silence: Duration = .seconds(20),
    total: Duration = .seconds(120),
    size: Int = 64 << 20
  ) {
    self.connecting = connecting
    self.silence = silence
    self.total = total
    self.size = size
  }

  /// 10 seconds to connect, 20 seconds of silence, 2 minutes in total, and 64 MiB.
  public static let standard = Self()
}
