/// How much of a hostile content the reader takes in before it gives up with an error.
public struct ReadingLimits: Hashable, Sendable {
  /// How many arrays and objects may be open at once.
  public var nesting: Int
  /// How many bytes one entry may take, up to 256 MiB; and all members around the entries
  /// together, for each of which 256 more are counted.
  public var entryBytes: Int
  /// How many values one entry may hold; a member and a container count twice.
  public var entryValues: Int

  /// Nesting of 512, and entries of 64 MiB with four million values.
  public static let standard = Self(nesting: 512, entryBytes: 64 << 20, entryValues: 4 << 20)

  /// Limits of one's own; a value out of range becomes the nearest one in it.
  public init(nesting: Int = 512, entryBytes: Int = 64 << 20, entryValues: Int = 4 << 20) {
    self.nesting = max(1, min(nesting, 4_096))
    self.entryBytes = max(1, min(entryBytes, Token.maximumOffset))
    self.entryValues = max(1, entryValues)
  }
}
