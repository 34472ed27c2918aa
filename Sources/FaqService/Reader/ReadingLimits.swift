/// Limits on the content, so that hostile content cannot exhaust memory.
public struct ReadingLimits: Hashable, Sendable {
  /// The maximum depth of nested arrays and objects.
  public var nesting: Int
  /// The maximum size of an entry in bytes, up to 256 MiB.
  ///
  /// It also limits the envelope, each of whose members counts as 256 bytes more than it has.
  public var entryBytes: Int
  /// The maximum number of values in an entry.
  ///
  /// A member and a container count twice.
  public var entryValues: Int

  /// A depth of 512, and entries of 64 MiB and about four million values.
  public static let standard = Self(nesting: 512, entryBytes: 64 << 20, entryValues: 4 << 20)

  /// Creates limits.
  ///
  /// Values out of range are clamped.
  public init(nesting: Int = 512, entryBytes: Int = 64 << 20, entryValues: Int = 4 << 20) {
    self.nesting = max(1, min(nesting, 4_096))
    self.entryBytes = max(1, min(entryBytes, Token.maximumOffset))
    self.entryValues = max(1, entryValues)
  }
}
