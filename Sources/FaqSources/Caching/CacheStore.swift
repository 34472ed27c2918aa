import Bytes

/// The content that was kept, in a directory: one file for each source, which others cannot read.
///
/// A file is written under another name and then renamed, so that there is the old entry or the new
/// one at any moment, whatever becomes of the program. A file that is damaged all the same, by a
/// crash of the system or otherwise, counts as missing. What nobody has used for 90 days goes when
/// something else is kept.
public struct CacheStore: Sendable {
  /// What is in a cache.
  public struct Summary: Hashable, Sendable {
    /// How many entries there are.
    public let count: Int
    /// How many bytes they take.
    public let size: Int
  }

  /// What there is to know of a source's copy.
  public struct Copy: Hashable, Sendable {
    /// How many bytes of content there are.
    public let size: Int
    /// How long ago the source last said that this is its content.
    public let age: Duration
    /// How long it will be shown without asking.
    public let freshness: Duration
  }

  /// The age from which on an unfinished file is that of a program which has crashed.
  private static let patience = Duration.seconds(600)
  /// How long an entry stays that nobody uses.
  private static let lifetime = Duration.seconds(90 * 86_400)
  private static let unfinishedPrefix = "unfinished-"

  /// The path of the directory.
  public let path: String
  private let now: @Sendable () -> Timestamp
  private let uninterrupted: @Sendable (() -> Void) -> Void

  /// A cache in a directory, which is made when there is something to keep.
  ///
  /// `uninterrupted` runs what should not be cut short by a signal, lest it leave a file behind.
  public init(
    path: String,
    now: @escaping @Sendable () -> Timestamp = Timestamp.now,
    uninterrupted: @escaping @Sendable (() -> Void) -> Void = { $0() }
  ) {
    self.path = path
    self.now = now
    self.uninterrupted = uninterrupted
  }

  /// What is in it; nothing, if it is not there.
  public func summary() throws(FileSystemError) -> Summary {
    do throws(FileSystemError) {
      return try Self.summary(of: PrivateDirectory.open(path))
    } catch {
      guard error == .noEntry else { throw error }
      return Summary(count: 0, size: 0)
    }
  }

  /// What stands in the way of keeping anything; nil if nothing does.
  public var obstacle: FileSystemError? {
    do throws(FileSystemError) {
      _ = try PrivateDirectory.open(path)
    } catch {
      if error != .noEntry { return error }
    }
    return PrivateDirectory.obstacle(to: path)
  }

  /// What is kept of a source.
  public func copy(of source: some RevalidatingSource) -> Copy? {
    guard let kept = source.identity.flatMap(entry) else { return nil }
    let age = now().duration(since: kept.checked)
    return Copy(
      size: kept.content.count,
      age: max(.zero, age),
      freshness: kept.isFresh(at: now()) ? kept.terms.freshness - age : .zero
    )
  }

  /// Removes everything, and says what there was; what cannot be removed is an error in the end.
  public func clear() throws(FileSystemError) -> Summary {
    let summary = try summary()
    guard let directory = try? PrivateDirectory.open(path) else { return summary }
    var failure: FileSystemError?
    for name in directory.names() where Self.isEntry(name) || Self.isUnfinished(name) {
      do throws(FileSystemError) { try directory.remove(name) } catch { failure = error }
    }
    if let failure { throw failure }
    return summary
  }
}

extension CacheStore {
  /// What was kept of a source, whole.
  func entry(for identity: String) -> CacheEntry? {
    let directory = try? PrivateDirectory.open(path)
    return directory?.read(Self.name(for: identity)).flatMap(CacheEntry.init)
  }

  /// Keeps an entry in the place of an older one.
  func keep(_ entry: CacheEntry, for identity: String) throws(FileSystemError) {
    try PrivateDirectory.make(path)
    let directory = try PrivateDirectory.open(path)
    sweep(directory)
    var failure: FileSystemError?
    uninterrupted {
      do throws(FileSystemError) {
        let name = Self.unfinishedPrefix + String(UInt64.random(in: 0...(.max)), radix: 16)
        try directory.create(name, entry.bytes)
        try directory.rename(name, to: Self.name(for: identity))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Forgets a source.
  func remove(_ identity: String) {
    let directory = try? PrivateDirectory.open(path)
    try? directory?.remove(Self.name(for: identity))
  }

  /// Removes what crashed programs have left, and what nobody uses any more.
  private func sweep(_ directory: PrivateDirectory) {
    let now = now()
    for name in directory.names() {
      guard let status = directory.status(of: name) else { continue }
      let isLeft = Self.isUnfinished(name) && now.duration(since: status.modified) > Self.patience
      let isUnused = Self.isEntry(name) && now.duration(since: status.used) > Self.lifetime
      if isLeft || isUnused { try? directory.remove(name) }
    }
  }

  private static func summary(of directory: PrivateDirectory) -> Summary {
    let sizes = directory.names().filter(isEntry).compactMap { directory.status(of: $0)?.size }
    return Summary(count: sizes.count, size: sizes.reduce(0, +))
  }

  /// A digest, so that the name gives no address away.
  private static func name(for identity: String) -> String {
    SHA256.digest(of: Array(identity.utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func isEntry(_ name: String) -> Bool {
    name.utf8.count == 64 && name.utf8.allSatisfy(\.isASCIIHexDigit)
  }

  private static func isUnfinished(_ name: String) -> Bool { name.hasPrefix(unfinishedPrefix) }
}

extension CacheStore.Summary: CustomStringConvertible {
  /// `2 entries, 12.5 KiB`.
  public var description: String {
    "\(count) \(count == 1 ? "entry" : "entries"), \(ByteCount(size))"
  }
}
