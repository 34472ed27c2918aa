import Bytes
import Platform

/// A folder of cached content: one file for each source, which other users cannot read.
///
/// A file is written under a temporary name and then renamed, so that at any moment either the old
/// or the new entry exists. A damaged file, for example after a crash of the system, counts as
/// missing. Entries unused for 90 days are removed at the next write.
public struct CacheStore: Sendable {
  /// The number and the size of the entries in a cache.
  public struct Summary: Hashable, Sendable {
    /// The number of entries.
    public let count: Int
    /// The size of all entries in bytes.
    public let size: Int
  }

  /// The properties of the cached copy of a source.
  public struct Copy: Hashable, Sendable {
    /// The size of the content in bytes.
    public let size: Int
    /// How long ago the source last confirmed the content.
    public let age: Duration
    /// How much longer the copy may be used without asking the source.
    public let freshness: Duration
  }

  /// The age at which an unfinished file is considered left by a crash.
  private static let patience = Duration.seconds(600)
  /// How long an unused entry is kept.
  private static let lifetime = Duration.seconds(90 * 86_400)
  private static let unfinishedPrefix = "unfinished-"

  /// The path of the folder.
  public let path: String
  private let now: @Sendable () -> Timestamp
  private let uninterrupted: @Sendable (() -> Void) -> Void

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - path: The folder, for this cache alone. It is created at the first write, with its missing
  ///     parents, and closed to other users whenever it is opened.
  ///   - now: The clock that ages are counted with.
  ///   - uninterrupted: Calls its argument once, before it returns. A program that handles signals
  ///     holds them off meanwhile, since ending in the middle of a write leaves an unfinished file.
  public init(
    path: String,
    now: @escaping @Sendable () -> Timestamp = Timestamp.now,
    uninterrupted: @escaping @Sendable (() -> Void) -> Void = { $0() }
  ) {
    self.path = path
    self.now = now
    self.uninterrupted = uninterrupted
  }

  /// The number and the size of the entries; zero if the folder does not exist.
  ///
  /// - Throws: The system's error if the folder cannot be opened, or belongs to another user.
  public func summary() throws(FileSystemError) -> Summary {
    do throws(SystemError) {
      return try Self.summary(of: PrivateDirectory.open(path))
    } catch {
      guard error == .noEntry else { throw FileSystemError(error) }
      return Summary(count: 0, size: 0)
    }
  }

  /// The error that prevents writing to the cache, if any.
  public var obstacle: FileSystemError? {
    do throws(SystemError) {
      _ = try PrivateDirectory.open(path)
    } catch {
      if error != .noEntry { return FileSystemError(error) }
    }
    return PrivateDirectory.obstacle(to: path).map(FileSystemError.init)
  }

  /// The cached copy of a source, as it is now.
  ///
  /// - Returns: The properties of the copy; nil if there is no copy, if it is damaged or cannot be
  ///   read, or if the source has no identity.
  public func copy(of source: some RevalidatingSource) -> Copy? {
    guard let kept = source.identity.flatMap(entry) else { return nil }
    let age = now().duration(since: kept.checked)
    return Copy(
      size: kept.content.count,
      age: max(.zero, age),
      freshness: kept.isFresh(at: now()) ? kept.terms.freshness - age : .zero
    )
  }

  /// Removes all entries, and unfinished files; other files in the folder stay.
  ///
  /// - Returns: The number and the size of the entries that were removed.
  /// - Throws: The system's error if the folder cannot be opened, or else the last one of those
  ///   that kept an entry from being removed, after all others are gone.
  public func clear() throws(FileSystemError) -> Summary {
    let summary = try summary()
    guard let directory = try? PrivateDirectory.open(path) else { return summary }
    var failure: SystemError?
    for name in directory.names() where Self.isEntry(name) || Self.isUnfinished(name) {
      do throws(SystemError) { try directory.remove(name) } catch { failure = error }
    }
    if let failure { throw FileSystemError(failure) }
    return summary
  }

  /// The entry of a source.
  func entry(for identity: String) -> CacheEntry? {
    let directory = try? PrivateDirectory.open(path)
    return directory?.read(Self.name(for: identity)).flatMap(CacheEntry.init)
  }

  /// Writes an entry, and replaces an older one.
  func keep(_ entry: CacheEntry, for identity: String) throws(SystemError) {
    try PrivateDirectory.make(path)
    let directory = try PrivateDirectory.open(path)
    sweep(directory)
    var failure: SystemError?
    uninterrupted {
      do throws(SystemError) {
        let name = Self.unfinishedPrefix + String(UInt64.random(in: 0...(.max)), radix: 16)
        try directory.create(name, entry.bytes)
        try directory.rename(name, to: Self.name(for: identity))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Removes the entry of a source.
  func remove(_ identity: String) {
    let directory = try? PrivateDirectory.open(path)
    try? directory?.remove(Self.name(for: identity))
  }

  /// Removes unfinished files of crashed programs, and unused entries.
  private func sweep(_ directory: PrivateDirectory) {
    let now = now()
    for name in directory.names() {
      guard let status = directory.status(of: name) else { continue }
      let isLeft = Self.isUnfinished(name) && now.age(of: status.modified.tv_sec) > Self.patience
      let isUnused = Self.isEntry(name) && now.age(of: status.used) > Self.lifetime
      if isLeft || isUnused { try? directory.remove(name) }
    }
  }

  private static func summary(of directory: PrivateDirectory) -> Summary {
    let sizes = directory.names().filter(isEntry).compactMap { directory.status(of: $0)?.st_size }
    return Summary(count: sizes.count, size: Int(sizes.reduce(0, +)))
  }

  /// The file name of an entry: a digest, so that it does not reveal the address.
  private static func name(for identity: String) -> String {
    SHA256.digest(of: Array(identity.utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func isEntry(_ name: String) -> Bool {
    name.utf8.count == 64 && name.utf8.allSatisfy(\.isASCIIHexDigit)
  }

  private static func isUnfinished(_ name: String) -> Bool { name.hasPrefix(unfinishedPrefix) }
}

private extension Timestamp {
  /// How long before this time something happened, in seconds since 1970.
  func age(of seconds: Int) -> Duration { duration(since: Self(seconds: Int64(seconds))) }
}

extension CacheStore.Summary: CustomStringConvertible {
  /// `2 entries, 12.5 KiB`.
  public var description: String {
    "\(count) \(count == 1 ? "entry" : "entries"), \(ByteCount(size))"
  }
}

/// An error of the file system.
public struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  private let error: SystemError

  init(_ error: SystemError) { self.error = error }

  /// The system's message: `No space left on device`.
  public var message: String { error.message }

  /// The message.
  public var description: String { message }
}

/// A point in time on the system's clock, in whole seconds.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since the beginning of 1970 (UTC).
  public let seconds: Int64

  /// Creates a time from seconds since the beginning of 1970 (UTC).
  public init(seconds: Int64) { self.seconds = seconds }

  /// The current time.
  public static func now() -> Self { Self(seconds: Int64(time(nil))) }

  /// The time from the other timestamp to this one; negative if this one is earlier.
  func duration(since other: Self) -> Duration {
    .seconds(seconds.subtractingReportingOverflow(other.seconds).partialValue)
  }
}
