/// How long a transfer may take, and how large its content may be.
///
/// Time counts while bytes are waited for, and not while nobody asks for any.
public struct TransferLimits: Hashable, Sendable {
  /// The time to find the server and to agree with it on a connection.
  public var connecting: Duration
  /// The time without a single byte.
  public var silence: Duration
  /// The time for all.
  public var total: Duration
  /// How many bytes of content, when it is unpacked.
  public var size: Int

  /// Limits of one's own.
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

  /// 10 seconds to connect, 20 of silence, 2 minutes in all, and 64 MiB.
  public static let standard = Self()
}
